/** The form of a game file: what may stand in it, before any game looks at it. */
import { type ZodError, z } from 'zod';
import type { GameFile } from '../engine/gameFile.ts';
import { NOTATION, type Read } from '../engine/notation.ts';

const MOST_SEATS = 16;
const MOST_ACTIONS = 50_000;
const MOST_TEXT = 200;

const text = z.string().max(MOST_TEXT);
const hex64 = z.string().regex(/^[0-9a-f]{64}$/);
const number = z.int().min(0).max(1e9);

const action = z.looseObject({ seat: text, do: text });
const moment = { number, at: z.number().min(0).max(1e13) };
const holder = z.strictObject({
  change: z.enum(['left', 'kicked', 'bot', 'back', 'substitute']),
  by: z.enum(['self', 'table', 'setter', 'vote', 'clock', 'link']),
  name: text,
  level: text.optional(),
});
const line = z.union([
  z.strictObject({ ...moment, action: number }),
  z.strictObject({ ...moment, folded: action }),
  z.strictObject({ ...moment, takeBack: number, seat: text, by: z.enum(['free', 'consent']) }),
  z.strictObject({ ...moment, seat: text, holder }),
]);

const schema = z.strictObject({
  notation: z.literal(NOTATION),
  game: text,
  rules: number,
  id: text.optional(),
  startedAt: z.iso.datetime().optional(),
  build: text.optional(),
  options: z.record(text, z.unknown()),
  seats: z
    .array(z.strictObject({ seat: text, name: text, kind: z.enum(['human', 'bot', 'open']), bot: text.optional() }))
    .min(1)
    .max(MOST_SEATS),
  seedCommitment: hex64,
  seed: hex64.optional(),
  actions: z.array(action).max(MOST_ACTIONS),
  checks: z.array(z.string().regex(/^[0-9a-f]{8}$/)).optional(),
  hash: hex64.optional(),
  result: z.strictObject({ reason: text, winner: text.nullable(), ranks: z.record(text, z.int()) }).nullable(),
  journal: z.array(line).max(MOST_ACTIONS).optional(),
});

/** Any JSON read as a game file; the first thing wrong with it by its JSON path. */
export function readGameFile(json: unknown): Read<GameFile> {
  const parsed = schema.safeParse(json);
  return parsed.success ? { ok: true, value: parsed.data } : { ok: false, error: firstIssue(parsed.error) };
}

function firstIssue(error: ZodError): { path: string; message: string } {
  const issue = error.issues[0];
  const path = (issue?.path ?? []).map((key) => (typeof key === 'number' ? `[${key}]` : `.${String(key)}`)).join('');
  return { path: `$${path}`, message: issue?.message ?? 'not a game file' };
}
