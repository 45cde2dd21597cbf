import type { Seat } from '../../src/engine/rules.ts';
import { type Done, type Door, type Opened, positionOf } from '../door.ts';
import { HouseError } from '../errors.ts';
import { readQuestion } from '../memory/question.ts';
import { standingAt } from '../memory/standing.ts';
import type { Position } from '../storage/journal.ts';
import type { Tx } from '../storage/schema.ts';
import { type Clock, clockOf } from './clock.ts';
import { type Ask, type Clocks, readClocks, writeAsk, writePause, writeSeatClocks } from './rows.ts';
import { deadlineOf, extensionOf } from './time.ts';
import { turnOf, windNow } from './turn.ts';
import { halt, isAbsent } from './wind.ts';

export const CLOCK_DEEDS = ['pause', 'resume', 'extend', 'agree', 'refuse', 'back'] as const;

/** What a seat wants of its table's clocks. */
export interface ClockRequest {
  matchID: string;
  seat: Seat;
  credentials: string;
  what: (typeof CLOCK_DEEDS)[number];
}

/** A table with a clock, locked. */
interface Wound extends Opened {
  tx: Tx;
  seat: Seat;
  clock: Clock;
  clocks: Clocks;
  position: Position;
}

/**
 * What players may do to the clocks: stop them when all who are there agree, start them again, give one of them more time by the
 * votes of more than half of the others, and say that they are back. None of it is a line of the journal.
 */
export class ClockRequests {
  readonly #door: Door;

  constructor(door: Door) {
    this.#door = door;
  }

  /** Throws `noClock`, `questionOpen`, `noQuestion`, and what the door throws. */
  ask({ matchID, seat, credentials, what }: ClockRequest): Promise<{ ok: true }> {
    return this.#door.run(matchID, async (tx): Promise<Done<{ ok: true }>> => {
      const opened = await this.#door.open(tx, matchID, seat, { credentials });
      const clock = clockOf(opened.table.match);
      const clocks = await readClocks(tx, opened.table.match);
      if (!clock || !clocks) throw new HouseError('noClock', 'This table has no clock.');
      const position = await positionOf(tx, matchID);
      await DEEDS[what]({ ...opened, tx, seat, clock, clocks, position });
      const question = await readQuestion(tx, matchID, position.number);
      const standing = await standingAt(tx, opened.table, position, question);
      return { answer: { ok: true }, asked: { table: opened.table, standing } };
    });
  }

  /** The holders of these seats are there again; nothing happens to a clock that did not miss them. */
  async back(matchID: string, held: readonly { seat: Seat; credentials: string }[]): Promise<void> {
    for (const { seat, credentials } of held) await this.ask({ matchID, seat, credentials, what: 'back' });
  }
}

const DEEDS: Readonly<Record<ClockRequest['what'], (wound: Wound) => Promise<void>>> = {
  pause: (wound) => (wound.clocks.paused ? Promise.resolve() : propose(wound, 'pause')),
  extend: (wound) => propose(wound, 'extend'),
  agree: (wound) => vote(wound, true),
  refuse: (wound) => vote(wound, false),
  resume,
  back,
};

async function propose(wound: Wound, what: Ask['what']): Promise<void> {
  if (wound.clocks.asked) throw new HouseError('questionOpen', 'The table is being asked already.');
  await decide(wound, { what, by: wound.seat, votes: {} });
}

/** Whoever asked may only take it back. */
async function vote(wound: Wound, yes: boolean): Promise<void> {
  const { asked } = wound.clocks;
  if (!asked || (asked.by === wound.seat && yes)) throw new HouseError('noQuestion', 'You are not asked for anything.');
  if (asked.by === wound.seat) return writeAsk(wound.tx, wound.table.match.id, null);
  await decide(wound, { ...asked, votes: { ...asked.votes, [wound.seat]: yes } });
}

async function decide(wound: Wound, asked: Ask): Promise<void> {
  const { tx, table } = wound;
  const verdict = verdictOf(wound, asked);
  await writeAsk(tx, table.match.id, verdict === null ? asked : null);
  if (verdict && asked.what === 'pause') await pause(wound);
  if (verdict && asked.what === 'extend') await extend(wound, asked.by);
}

/** Null as long as it is open. Who is not there is not asked; when nobody else is there, nobody refuses. */
function verdictOf({ table, clocks }: Wound, { what, by, votes }: Ask): boolean | null {
  const turn = turnOf(table, clocks, []);
  const others = clocks.seats.filter((one) => {
    return one.seat !== by && turn.kinds.get(one.seat) === 'human' && !isAbsent(one, turn);
  });
  const said = (yes: boolean) => others.filter(({ seat }) => votes[seat] === yes).length;
  const needed = what === 'pause' ? others.length : Math.min(others.length, Math.floor(others.length / 2) + 1);
  if (said(true) >= needed) return true;
  return others.length - said(false) < needed ? false : null;
}

async function pause({ tx, table, clock, clocks }: Wound): Promise<void> {
  const now = Date.now();
  await writePause(tx, table.match.id, now);
  await writeSeatClocks(tx, table.match.id, clocks.seats, halt(clock, clocks.seats, now));
}

async function resume(wound: Wound): Promise<void> {
  const { tx, table, clocks } = wound;
  if (!clocks.paused) return;
  await writePause(tx, table.match.id, null);
  await rewind(wound, { ...clocks, paused: false });
}

async function back(wound: Wound): Promise<void> {
  const { tx, table, seat, clocks } = wound;
  if ((clocks.seats[seat]?.strikes ?? 0) === 0) return;
  const seats = clocks.seats.map((one) => (one.seat === seat ? { ...one, strikes: 0 } : one));
  await writeSeatClocks(tx, table.match.id, clocks.seats, seats);
  await rewind(wound, { ...clocks, seats });
}

async function extend(wound: Wound, seat: Seat): Promise<void> {
  const { tx, table, clock, clocks } = wound;
  const seats = clocks.seats.map((one) => {
    if (one.seat !== seat) return one;
    const since = one.since ?? Date.now();
    return { ...one, bank: deadlineOf(clock, since, one.bank) - since + extensionOf(clock) };
  });
  await writeSeatClocks(tx, table.match.id, clocks.seats, seats);
  await rewind(wound, { ...clocks, seats });
}

async function rewind({ tx, table, served, position }: Wound, clocks: Clocks): Promise<void> {
  await windNow(tx, table, clocks, served.title.rules.waiting(position.state.G));
}
