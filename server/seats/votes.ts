import type { Seat } from '../../src/engine/rules.ts';
import { HouseError } from '../errors.ts';
import type { Hub } from '../hub.ts';
import type { Holder } from '../lobby.ts';
import { type SeatRow, type Table, updateMatch } from '../storage/matches.ts';
import { FREE } from '../wishes.ts';
import { rowOf } from './credentials.ts';
import { held } from './permission.ts';
import { PATIENCE_MS } from './rooms.ts';
import { type Change, reseat, type Seating } from './seating.ts';
import { letBotIn, standIn } from './standIn.ts';

/** `kick`: the seat is taken from its holder. `bot`: a bot plays for him until he comes back. */
export type Motion = 'kick' | 'bot';

/** What the people at a table vote on. */
export interface Vote {
  motion: Motion;
  /** Whom it is about. */
  seat: Seat;
  /** Who moved it. */
  by: Seat;
  yes: Seat[];
  no: Seat[];
  /** Whose seat it was about: once somebody else holds it the vote is void. */
  nonce: string | null;
  at: number;
}

/** A vote that nobody ended is void after that time, and another may be moved. */
const STANDS_MS = 5 * 60_000;

/** The others' vote on somebody at the table: more than half of the other people must be for it. */
export class Votes {
  readonly #seating: Seating;
  readonly #hub: Hub;

  constructor({ seating, hub }: { seating: Seating; hub: Hub }) {
    this.#seating = seating;
    this.#hub = hub;
  }

  /**
   * Moves it, and votes for it. One person alone decides nothing about another who is there. Throws `forbidden`, `voteOpen`,
   * `noSuchSeat`, `badRequest`.
   */
  move(holder: Holder, seat: Seat, motion: Motion): Promise<void> {
    return this.#seating.change(holder, async (change) => {
      const { table } = change;
      const asker = held(table, holder);
      const row = rowOf(table.seats, seat);
      if (!row) throw new HouseError('noSuchSeat', 'The table has no such seat.');
      if (row.kind !== 'human' || sameHand(row, asker)) throw new HouseError('badRequest', 'Nobody to vote on.');
      if (motion === 'bot' && table.match.status !== 'running')
        throw new HouseError('notStarted', 'The match is not running.');
      if (table.match.status === 'over') throw new HouseError('alreadyStarted', 'The match is over.');
      if (voteOf(table)) throw new HouseError('voteOpen', 'The table is voting already.');
      this.#mustBeEnough(table, row);
      const vote = { motion, seat, by: asker.seat, yes: [], no: [], nonce: row.nonce, at: Date.now() };
      await cast(change, vote, asker, true);
    });
  }

  /** Throws `noVote` for a seat that is not asked. A seat may change its mind while the vote stands. */
  answer(holder: Holder, agree: boolean): Promise<void> {
    return this.#seating.change(holder, async (change) => {
      const asker = held(change.table, holder);
      const vote = voteOf(change.table);
      const asked = vote && votersOn(change.table, vote.seat).some((row) => row.seat === asker.seat);
      if (!asked) throw new HouseError('noVote', 'You are not asked for a vote.');
      await cast(change, vote, asker, agree);
    });
  }

  #mustBeEnough(table: Table, target: SeatRow): void {
    const hands = new Set(votersOn(table, target.seat).map(handOf));
    if (hands.size > 1) return;
    const here = this.#hub.connected(table.match.id).has(target.seat);
    if (!here && Date.now() - table.match.updated_at >= PATIENCE_MS) return;
    throw new HouseError('forbidden', 'One alone cannot vote on somebody who is there.');
  }
}

/** The vote that stands at the table, or null. */
export function voteOf({ match, seats }: Table): Vote | null {
  const vote: Vote | null = match.vote === null ? null : JSON.parse(match.vote);
  if (!vote || Date.now() - vote.at > STANDS_MS) return null;
  const row = rowOf(seats, vote.seat);
  return row?.kind === 'human' && row.nonce === vote.nonce ? vote : null;
}

/** The people who are asked. */
export function votersOn({ seats }: Table, target: Seat): SeatRow[] {
  const about = rowOf(seats, target);
  return seats.filter((row) => row.kind === 'human' && about !== null && !sameHand(row, about));
}

async function cast(change: Change, vote: Vote, { seat }: SeatRow, agree: boolean): Promise<void> {
  const { tx, table } = change;
  const without = (list: readonly Seat[]) => list.filter((other) => other !== seat);
  const yes = agree ? [...without(vote.yes), seat] : without(vote.yes);
  const no = agree ? without(vote.no) : [...without(vote.no), seat];
  const voters = votersOn(table, vote.seat);
  const needed = Math.floor(new Set(voters.map(handOf)).size / 2) + 1;
  const hands = (seats: readonly Seat[]) => new Set(voters.filter((row) => seats.includes(row.seat)).map(handOf)).size;
  const carried = hands(yes) >= needed;
  const fallen = !carried && voters.length - no.length < needed;
  await updateMatch(tx, table.match.id, { vote: carried || fallen ? null : JSON.stringify({ ...vote, yes, no }) });
  if (carried) await carry(change, vote);
}

async function carry(change: Change, { seat, motion }: Vote): Promise<void> {
  const row = rowOf(change.table.seats, seat);
  if (!row) return;
  if (motion === 'bot') return standIn(change, row, { by: 'vote' });
  await reseat(change, row, FREE, { change: 'kicked', by: 'vote', name: row.name });
  if (change.table.match.status !== 'running') return;
  await letBotIn(change, { ...row, ...FREE }, 'vote');
}

/** Seats of one person have one voice; those of people the house does not know, one each. */
function handOf(row: SeatRow): string {
  return row.person ?? `seat ${row.seat}`;
}

function sameHand(one: SeatRow, other: SeatRow): boolean {
  return handOf(one) === handOf(other);
}
