import { plain } from '../../../actions/fuzzy.ts';
import type { AmountField, PlaceField } from '../plays/specs.ts';
import { ACTION_NAMES, ACTION_WORDS, type ActionName } from '../words/actions.ts';
import { SENTENCE_WORDS as W } from '../words/sentence.ts';

/** A sentence cut into its parts: the words before the first preposition, and what follows each. */
export interface Cut {
  verb: ActionName;
  /** How many of what, in the order of the sentence; `unit` null where none was said, `n` null for "all". */
  amounts: { n: number | null; unit: AmountField | null }[];
  places: { field: PlaceField; text: string }[];
  /** Words that belong to none of these: a title, a name. */
  rest: string;
}

const spaced = (name: string) => name.replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);

/** Every way to say an action, the longest first. */
const VERBS: readonly { says: string[]; verb: ActionName }[] = ACTION_NAMES.flatMap((verb) =>
  [verb, spaced(verb), ACTION_WORDS[verb].name, ...(W.also[verb] ?? [])].map((text) => ({
    says: plain(text).split(/\s+/),
    verb,
  })),
).sort((a, b) => b.says.length - a.says.length);

/** The actions that the sentence may begin with, and how many words that takes. */
export function verbsOf(tokens: readonly string[]): { verb: ActionName; length: number }[] {
  const begins = VERBS.filter(({ says }) => says.every((word, i) => tokens[i] === word));
  const length = begins[0]?.says.length ?? 0;
  const verbs = new Set(begins.filter(({ says }) => says.length === length).map(({ verb }) => verb));
  return [...verbs].map((verb) => ({ verb, length }));
}

/** The words of a sentence in plain letters; `$1,500` is one word. */
export function tokensOf(text: string): string[] {
  return plain(text)
    .replace(/(\d),(\d{3})/g, '$1$2')
    .split(/[\s,;]+/)
    .filter(Boolean);
}

function numberOf(token: string): number | null {
  const figure = /^\$?(\d+)$/.exec(token);
  if (figure) return Number(figure[1]);
  const at = W.numbers.map(plain).indexOf(token);
  return at < 0 ? null : at;
}

const among = (words: readonly string[], token: string | undefined) =>
  token !== undefined && words.map(plain).includes(token);

function unitOf(token: string | undefined): AmountField | null {
  const found = Object.entries(W.units).find(([, words]) => among(words, token));
  return found ? (found[0] as AmountField) : null;
}

function prepositionOf(token: string): PlaceField | null {
  const found = Object.entries(W.before).find(([, words]) => among(words, token));
  return found ? (found[0] as PlaceField) : null;
}

/** Cuts what follows the verb. */
export function cut(verb: ActionName, tokens: readonly string[]): Cut {
  const result: Cut = { verb, amounts: [], places: [], rest: '' };
  const rest: string[] = [];
  let open: { field: PlaceField; text: string } | null = null;
  for (let i = 0; i < tokens.length; i++) {
    const token = tokens[i] ?? '';
    if (open?.text === '') {
      // Whatever comes first is part of the name: a place may be called Five Points.
      open.text = token;
      continue;
    }
    const field = prepositionOf(token);
    const n = among(W.all, token) ? null : numberOf(token);
    const counted = n !== null || among(W.all, token);
    const unit = unitOf(counted ? tokens[i + 1] : token);
    // A Boss goes uncounted; any other word of that kind may be part of a name.
    const boss = !counted && unit === 'boss';
    if (field) {
      open = { field, text: '' };
      result.places.push(open);
    } else if (counted || boss) {
      result.amounts.push({ n: counted ? n : 1, unit });
      if (counted && unit) i++;
      open = null;
    } else if (open) open.text = `${open.text} ${token}`.trim();
    else if (!among(W.filler, token)) rest.push(token);
  }
  result.rest = rest.join(' ');
  return result;
}

export const isKept = (text: string) => text.split(' ').some((word) => among(W.kept, word));
export const isBroken = (text: string) => text.split(' ').some((word) => among(W.broken, word));
