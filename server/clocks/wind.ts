import type { Seat } from '../../src/engine/rules.ts';
import type { Clock } from './clock.ts';
import { bankAfter, deadlineOf } from './time.ts';

/** After so many time-outs in a row nobody is thought to be there. */
export const ABSENT_AFTER = 2;

/** One seat's clock. Times in milliseconds since 1970. */
export interface SeatClock {
  seat: Seat;
  bank: number;
  since: number | null;
  deadline: number | null;
  strikes: number;
}

/** What has happened, as far as clocks go. */
export interface Turn {
  now: number;
  paused: boolean;
  waiting: ReadonlySet<Seat>;
  kinds: ReadonlyMap<Seat, 'open' | 'human' | 'bot'>;
  /** The seat that acted; `decided`: it answered its decision and did not act on the side. */
  actor?: { seat: Seat; decided: boolean; byClock: boolean } | undefined;
}

/**
 * The clocks after that. A seat's clock runs while the seat is waited for, and stops with its decision. For a seat that nobody
 * holds it does not run, until only seats are waited for at which nobody is: those are decided for at once.
 */
export function wind(clock: Clock, seats: readonly SeatClock[], turn: Turn): SeatClock[] {
  const next = seats.map((one) => started(stopped(clock, struck(one, turn), turn), turn));
  const asked = next.filter(({ seat }) => turn.waiting.has(seat));
  const nobodyThere = asked.length > 0 && asked.every((one) => isAbsent(one, turn));
  return next.map((one) => ({ ...one, deadline: deadline(clock, one, turn, nobodyThere) }));
}

/** The clocks as they stand when they are stopped for all: what is left is kept, and runs on with `wind` after the pause. */
export function halt(clock: Clock, seats: readonly SeatClock[], now: number): SeatClock[] {
  return seats.map((one) => {
    if (one.since === null) return { ...one, deadline: null };
    const left = Math.max(1, deadlineOf(clock, one.since, one.bank) - now);
    return { ...one, bank: left, since: null, deadline: null };
  });
}

export function isAbsent({ seat, strikes }: SeatClock, { kinds }: Pick<Turn, 'kinds'>): boolean {
  return kinds.get(seat) === 'open' || (kinds.get(seat) === 'human' && strikes >= ABSENT_AFTER);
}

function struck(one: SeatClock, { actor }: Turn): SeatClock {
  if (actor?.seat !== one.seat) return one;
  return { ...one, strikes: actor.byClock ? one.strikes + 1 : 0 };
}

function stopped(clock: Clock, one: SeatClock, { now, actor, waiting }: Turn): SeatClock {
  const decided = actor?.seat === one.seat && actor.decided;
  if (one.since === null || (!decided && waiting.has(one.seat))) return one;
  return { ...one, bank: bankAfter(clock, one.bank, now - one.since, decided), since: null };
}

function started(one: SeatClock, { now, paused, waiting, kinds }: Turn): SeatClock {
  if (one.since !== null || paused || !waiting.has(one.seat) || kinds.get(one.seat) === 'bot') return one;
  return { ...one, since: now };
}

function deadline(clock: Clock, one: SeatClock, turn: Turn, nobodyThere: boolean): number | null {
  const kind = turn.kinds.get(one.seat);
  if (one.since === null || turn.paused || kind === 'bot') return null;
  if (nobodyThere) return one.since;
  return kind === 'human' ? deadlineOf(clock, one.since, one.bank) : null;
}
