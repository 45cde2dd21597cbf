import { z } from 'zod';
import { HouseError } from '../errors.ts';
import { MATCH_ID } from '../secrets.ts';
import { readTable, type Table } from '../storage/matches.ts';
import type { Storage } from '../storage/storage.ts';

export const matchID = z.string().regex(MATCH_ID);
/** boardgame.io's name of a seat: its number as text. */
export const playerID = z
  .string()
  .regex(/^(0|[1-9]\d?)$/)
  .transform(Number);
export const credentials = z.string().min(1).max(200);

/** The place after which the next page begins: a time and an id. */
export const cursor = z
  .string()
  .regex(/^\d{1,15}-[A-Za-z0-9]{11,32}$/)
  .transform((text) => {
    const [at = '', id = ''] = text.split('-');
    return { at: Number(at), id };
  });

/** The input in our own shape, everything unknown left out. Throws HouseError `badRequest`, which names the field and not its value. */
export function parse<T>(schema: z.ZodType<T>, input: unknown): T {
  const read = schema.safeParse(input);
  if (read.success) return read.data;
  const where = read.error.issues[0]?.path.filter(
    (step) => typeof step === 'number' || /^[\w-]{1,20}$/.test(String(step)),
  );
  throw new HouseError('badRequest', `Not understood: ${where?.join('.') || 'the request'}.`);
}

/** The table of that id, which may be anything. Throws `noSuchMatch`. */
export async function findTable({ storage }: { storage: Storage }, text: string | undefined): Promise<Table> {
  const id = matchID.safeParse(text);
  const table = id.success ? await readTable(storage.db, id.data) : null;
  if (!table) throw new HouseError('noSuchMatch', 'There is no such match.');
  return table;
}
