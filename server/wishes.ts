import { botName } from '../src/bots/names.ts';
import type { Seat } from '../src/engine/rules.ts';
import { commitment } from '../src/proof/secretDice.ts';
import { cleanName } from './clean.ts';
import { type Clock, clockOf } from './clocks/clock.ts';
import { HouseError } from './errors.ts';
import { newMatchID, newSeed } from './secrets.ts';
import type { SeatRow, Table } from './storage/matches.ts';
import type { Served } from './titles.ts';

/** A table as its maker wants it. `bots` names a level by seat. */
export interface Wish {
  title: string;
  seats: number;
  options?: unknown;
  bots?: Record<string, string> | undefined;
  name?: string | undefined;
  unlisted?: boolean | undefined;
  clock?: Clock | null | undefined;
  /** By invitation only; such a table is unlisted too. */
  private?: boolean | undefined;
  spectators?: boolean | 'friends' | undefined;
  /** Everybody says that he is ready before it begins. */
  readyFirst?: boolean | undefined;
  whispers?: boolean | undefined;
  watchersTalk?: boolean | undefined;
  /** Who sets it, where that is known. */
  setter?: string | null | undefined;
  /** The person for whom a seat is kept, by seat. */
  kept?: Record<string, string> | undefined;
}

/** The longest name of a player or a table, in characters. */
export const MOST_NAME = 40;

/** A seat that nobody has. */
export const FREE = {
  kind: 'open' as const,
  name: '',
  level: null,
  credential: null,
  person: null,
  nonce: null,
  ready: 0,
  sat_at: null,
  rating: null,
  rating_after: null,
};

/** The house's player of that level in that seat. */
export function botSeat(seat: Seat, level: string): Omit<SeatRow, 'match_id' | 'seat'> {
  return { ...FREE, kind: 'bot', name: botName(seat), level };
}

/** The table as it begins. Throws `badRequest` on what the game does not have. */
export function newTable(served: Served, wish: Wish): Table {
  const { rules, name } = served.title;
  if (!rules.seats.includes(wish.seats)) throw new HouseError('badRequest', `Seats: ${rules.seats.join(' or ')}.`);
  const read = rules.options(wish.options ?? {}, wish.seats);
  if (!read.ok) throw new HouseError('badRequest', read.message);
  const id = newMatchID();
  const seed = newSeed();
  const now = Date.now();
  return {
    match: {
      id,
      title: served.title.id,
      rules: rules.version,
      seats: wish.seats,
      options: JSON.stringify(read.options),
      name: cleanName(wish.name ?? '', MOST_NAME) || name,
      unlisted: wish.unlisted || wish.private ? 1 : 0,
      private: wish.private ? 1 : 0,
      spectators: watchersOf(wish.spectators),
      status: 'open',
      seed,
      commitment: commitment(seed),
      outcome: null,
      next_match: null,
      setter: wish.setter ?? null,
      ready_first: wish.readyFirst ? 1 : 0,
      whispers: wish.whispers === false ? 0 : 1,
      watchers_talk: wish.watchersTalk ? 1 : 0,
      rated: 0,
      vote: null,
      archive: 0,
      clock: wish.clock ? JSON.stringify(wish.clock) : null,
      created_at: now,
      updated_at: now,
    },
    seats: newSeats(served, wish).map((seat, index) => ({ match_id: id, seat: index, ...seat })),
  };
}

function newSeats(served: Served, wish: Wish): Omit<SeatRow, 'match_id' | 'seat'>[] {
  const bots = new Map(Object.entries(wish.bots ?? {}));
  const seats = Array.from({ length: wish.seats }, (_, seat) => {
    const level = bots.get(String(seat));
    bots.delete(String(seat));
    if (level !== undefined && !served.bots.includes(level))
      throw new HouseError('badRequest', 'There is no such bot.');
    return level === undefined ? { ...FREE, person: wish.kept?.[seat] ?? null } : botSeat(seat, level);
  });
  if (bots.size > 0) throw new HouseError('badRequest', 'A bot was given a seat that the table does not have.');
  return seats;
}

function watchersOf(who: Wish['spectators']): number {
  return who === 'friends' ? 2 : who === false ? 0 : 1;
}

/** The same table wished for again, each seat kept for whoever holds it: a bot that plays in somebody's place keeps it for him. */
export function wishOf({ match, seats }: Table): Wish {
  const bots = seats.flatMap((row) =>
    row.kind === 'bot' && row.level !== null && row.credential === null ? [[String(row.seat), row.level]] : [],
  );
  const kept = seats.flatMap((row) => (row.person === null ? [] : [[String(row.seat), row.person]]));
  return {
    title: match.title,
    seats: match.seats,
    options: JSON.parse(match.options),
    bots: Object.fromEntries(bots),
    name: match.name,
    unlisted: match.unlisted === 1,
    clock: clockOf(match),
    private: match.private === 1,
    spectators: match.spectators === 2 ? 'friends' : match.spectators === 1,
    readyFirst: match.ready_first === 1,
    whispers: match.whispers === 1,
    watchersTalk: match.watchers_talk === 1,
    setter: match.setter,
    kept: Object.fromEntries(kept),
  };
}
