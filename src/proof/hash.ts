import { createHash } from 'node:crypto';

/** JSON with every object's keys in the order of their code units and nothing between: equal values have equal texts. */
export function canonicalJson(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map((item) => canonicalJson(item ?? null)).join(',')}]`;
  if (typeof value !== 'object' || value === null) return JSON.stringify(value) ?? 'null';
  const fields = Object.entries(value).filter(([, field]) => field !== undefined);
  const said = fields.sort(([a], [b]) => (a < b ? -1 : 1)).map(([k, v]) => `${JSON.stringify(k)}:${canonicalJson(v)}`);
  return `{${said.join(',')}}`;
}

/** SHA-256 of the position's canonical JSON, in hexadecimal. */
export function hashOf(position: unknown): string {
  return createHash('sha256').update(canonicalJson(position)).digest('hex');
}

/** As much of a hash as a file keeps for each action. */
export function checkOf(hash: string): string {
  return hash.slice(0, 8);
}
