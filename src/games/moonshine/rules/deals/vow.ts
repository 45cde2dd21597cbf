/** One side of a Handshake: free text, and a term that the house can check by itself (section 15, A31). */
import { BOROUGHS, type Borough, type DistrictId, indexOf } from '../../data/districts.ts';
import { CASH_UNIT } from '../../data/tables.ts';
import type { Term, Vow } from '../../state.ts';

/** Characters of a promise's text, at most. */
export const TEXT_LIMIT = 200;

/** A promise of the notation (`{ text?, term? }`, or null for none); undefined when it has another form. */
export function readVow(value: unknown): Vow | null | undefined {
  if (value === null || value === undefined) return null;
  if (typeof value !== 'object' || Array.isArray(value)) return undefined;
  if (Object.keys(value).some((key) => key !== 'text' && key !== 'term')) return undefined;
  const text = readText(Object.hasOwn(value, 'text') ? (value as { text: unknown }).text : '');
  const term = readTerm(Object.hasOwn(value, 'term') ? (value as { term: unknown }).term : null);
  if (text === undefined || term === undefined || (text === '' && term === null)) return undefined;
  return { text, term, state: 'open', paid: 0, votes: [] };
}

function readText(value: unknown): string | undefined {
  if (typeof value !== 'string') return undefined;
  const text = value.trim();
  return text.length <= TEXT_LIMIT ? text : undefined;
}

/** Exactly one of `pay` (whole notes, more than none) and `stayOut` (a District or a Borough). */
export function readTerm(value: unknown): Term | null | undefined {
  if (value === null || value === undefined) return null;
  if (typeof value !== 'object' || Array.isArray(value)) return undefined;
  const [entry, ...more] = Object.entries(value);
  if (!entry || more.length > 0) return undefined;
  if (entry[0] === 'pay') return isSum(entry[1]) ? { pay: entry[1] } : undefined;
  return entry[0] === 'stayOut' && isPlace(entry[1]) ? { stayOut: entry[1] } : undefined;
}

function isSum(value: unknown): value is number {
  return typeof value === 'number' && Number.isSafeInteger(value) && value > 0 && value % CASH_UNIT === 0;
}

function isPlace(value: unknown): value is DistrictId | Borough {
  return typeof value === 'string' && (indexOf(value) >= 0 || (BOROUGHS as readonly string[]).includes(value));
}

/** Dollars that the term binds its maker to pay; 0 for any other. */
export function sumDue(term: Term | null): number {
  return term && 'pay' in term ? term.pay : 0;
}
