import { z } from 'zod';
import { HouseError } from '../errors.ts';
import { MATCH_ID } from '../secrets.ts';

/** The fields of the house's own events. */
export const seat = z.int().min(0).max(15);
export const credentials = z.string().min(1).max(200);
export const matchID = z.string().regex(MATCH_ID);
/** What an invitation link holds. */
export const token = z.string().regex(/^[A-Za-z0-9_-]{20,64}$/);
/** A client's own key for what it asks, so that asking twice does it once. */
export const key = z.string().regex(/^[A-Za-z0-9_-]{8,64}$/);
/** A line of the journal. */
export const line = z.int().min(0).max(1e9);

/** The packet in our own shape, everything unknown left out. Throws HouseError `badRequest`. */
export function parse<T>(schema: z.ZodType<T>, input: unknown): T {
  const read = schema.safeParse(input);
  if (read.success) return read.data;
  throw new HouseError('badRequest', `Not understood: ${read.error.issues[0]?.path.join('.') || 'the whole request'}.`);
}
