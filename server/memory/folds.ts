import type { Db } from '../storage/schema.ts';

/** Line `number` took back to after line `to`. */
export interface TakenBack {
  number: number;
  to: number;
}

/** Every take-back of a match, in order. */
export async function readTakeBacks(db: Db, matchID: string): Promise<TakenBack[]> {
  const rows = await db
    .selectFrom('journal')
    .select(['number', 'to_number as to'])
    .where('match_id', '=', matchID)
    .where('to_number', 'is not', null)
    .orderBy('number')
    .execute();
  return rows.flatMap(({ number, to }) => (to === null ? [] : [{ number, to }]));
}

/** Whether one of those take-backs, given in order, folds the line of that number. A take-back may itself be folded by a later one. */
export function foldedBy(takeBacks: readonly TakenBack[]): (number: number) => boolean {
  const folds: TakenBack[] = [];
  for (const one of [...takeBacks].reverse()) {
    if (one.number <= (folds.at(-1)?.to ?? Number.POSITIVE_INFINITY)) folds.push(one);
  }
  return (number) => folds.some((fold) => number > fold.to && number < fold.number);
}
