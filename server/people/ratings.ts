import { ordinal, type Rating, rate, rating } from 'openskill';
import type { Outcome } from '../../src/engine/rules.ts';
import type { SeatRow, Table } from '../storage/matches.ts';
import { updateSeat } from '../storage/matches.ts';
import type { Db } from '../storage/schema.ts';

/** What is shown of a rating is a whole number: a newcomer has 1000, and who is 10 of openskill's points better 400 more. */
const NEWCOMER = 1000;
const STEP = 40;

/** How well somebody plays a title, as shown, and after how many rated games. */
export interface Standing {
  rating: number;
  games: number;
}

interface Stored extends Rating {
  games: number;
}

const NEW: Stored = { ...rating(), games: 0 };

/** The rating of that person at that title; null before the first rated game. */
export async function ratingOf(db: Db, person: string, title: string): Promise<Standing | null> {
  const stored = await readRating(db, person, title);
  return stored ? { rating: shown(stored), games: stored.games } : null;
}

/**
 * Writes what the end of a match does to the ratings: only where people alone have played from its first moment to its last, each
 * in one seat. In the transaction that ends the match, so that it is done once.
 */
export async function rateEnd(tx: Db, { match, seats }: Table, outcome: Outcome): Promise<void> {
  const players = seats.flatMap((row) => (row.kind === 'human' && row.person ? [{ row, person: row.person }] : []));
  if (match.rated !== 1 || players.length !== seats.length) return;
  const stored = await holdRatings(
    tx,
    players.map(({ person }) => person),
    match.title,
  );
  const before = players.map(({ person }) => stored.get(person) ?? NEW);
  const teams = before.map(({ mu, sigma }) => [{ mu, sigma }]);
  const after = rate(teams, { rank: players.map(({ row }) => outcome.ranks[row.seat] ?? players.length) });
  for (const [i, { row, person }] of players.entries()) {
    const next = after[i]?.[0];
    if (next) await write(tx, person, match.title, row, { ...next, games: (before[i]?.games ?? 0) + 1 });
  }
}

/** Whether a match that begins with those seats is played for ratings: by people alone, two or more, each in one seat. */
export function isRated(seats: readonly SeatRow[]): boolean {
  const people = seats.flatMap((row) => (row.kind === 'human' && row.person !== null ? [row.person] : []));
  return people.length === seats.length && people.length > 1 && new Set(people).size === people.length;
}

async function write(tx: Db, person: string, title: string, row: SeatRow, next: Stored): Promise<void> {
  const { mu, sigma, games } = next;
  await tx
    .updateTable('rating')
    .set({ mu, sigma, games })
    .where('person', '=', person)
    .where('title', '=', title)
    .execute();
  await updateSeat(tx, row.match_id, row.seat, { rating_after: shown(next) });
}

async function readRating(db: Db, person: string, title: string): Promise<Stored | undefined> {
  const query = db.selectFrom('rating').select(['mu', 'sigma', 'games']);
  return query.where('person', '=', person).where('title', '=', title).executeTakeFirst();
}

/**
 * Their ratings, a newcomer's where there is none, locked to the end of the transaction: somebody's other match that ends at the same
 * time waits and goes on from what this one leaves. Always in the same order, so that no two matches wait for each other.
 */
async function holdRatings(tx: Db, people: readonly string[], title: string): Promise<Map<string, Stored>> {
  const updated_at = Date.now();
  const inOrder = [...new Set(people)].sort();
  const rows = await tx
    .insertInto('rating')
    .values(inOrder.map((person) => ({ person, title, ...NEW, updated_at })))
    .onConflict((on) => on.columns(['person', 'title']).doUpdateSet({ updated_at }))
    .returningAll()
    .execute();
  return new Map(rows.map(({ person, mu, sigma, games }) => [person, { mu, sigma, games }]));
}

function shown(one: Rating): number {
  return NEWCOMER + Math.round(STEP * ordinal(one));
}
