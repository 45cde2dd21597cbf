import type { Refusal, Seat } from '../../src/engine/rules.ts';
import { askedBack, freeBack, notTakenBack } from '../../src/engine/takingBack.ts';
import { carryBack } from '../carryOut.ts';
import { type Done, type Door, type Opened, positionOf } from '../door.ts';
import { HouseError } from '../errors.ts';
import { type Line, type Position, readByKey } from '../storage/journal.ts';
import type { SeatRow } from '../storage/matches.ts';
import type { Tx } from '../storage/schema.ts';
import { deedsBefore } from './deeds.ts';
import { judgedFrom } from './judge.ts';
import { dropQuestion, type Question, readQuestion, writeQuestion } from './question.ts';
import { standingAt } from './standing.ts';

/** Back to after line `to`; without it, to before the seat's last decision. `key` makes it happen once however often it is sent. */
export interface TakeBackRequest {
  matchID: string;
  seat: Seat;
  credentials: string;
  to?: number | undefined;
  key: string;
}

/** To ask the others for what is not free. */
export interface AskRequest extends TakeBackRequest {
  to: number;
}

export interface AnswerRequest {
  matchID: string;
  seat: Seat;
  credentials: string;
  agree: boolean;
}

export type TakeBackAnswer = { ok: true; number: number } | { ok: false; refusal: Refusal };
export type AskAnswer = { ok: true } | { ok: false; refusal: Refusal };

/**
 * Taking back. A seat's own last decisions are free until a die falls, something is revealed or anybody else decides; what lies
 * further back needs the consent of those who have decided since. Either way it is one more line of the journal, and the dice go
 * back with the position: what is asked for again rolls the same faces.
 */
export class TakeBacks {
  readonly #door: Door;

  constructor(door: Door) {
    this.#door = door;
  }

  takeBack(request: TakeBackRequest): Promise<TakeBackAnswer> {
    return this.#door.run(request.matchID, async (tx): Promise<Done<TakeBackAnswer>> => {
      const { opened, before } = await this.#open(tx, request);
      if (before) return { answer: { ok: true, number: before.number } };
      const position = await positionOf(tx, request.matchID);
      const judged = await judge(tx, opened, position, request);
      if (!judged.ok) return { answer: judged };
      const { seat, key } = request;
      const accepted = await carryBack(tx, opened, position, { seat, key, to: judged.value, by: 'free' });
      return { answer: { ok: true, number: accepted.line.number }, accepted };
    });
  }

  /** What would be free is done at once, and so is what nobody is there to refuse. Throws `questionOpen`. */
  askTakeBack(request: AskRequest): Promise<AskAnswer> {
    return this.#door.run(request.matchID, async (tx): Promise<Done<AskAnswer>> => {
      const { opened, before } = await this.#open(tx, request);
      if (before) return { answer: { ok: true } };
      const { matchID, seat, key, to } = request;
      const position = await positionOf(tx, matchID);
      const free = await judge(tx, opened, position, request);
      if (!free.ok && free.refusal.code === 'GAME_OVER') return { answer: free };
      const asked = await judgedFrom(deedsBefore(tx, matchID, position.number), askedBack(seat, to));
      if (!free.ok && !asked.ok) return { answer: asked };
      const waits = asked.ok && !free.ok ? askable(opened.table.seats, seat, asked.value) : [];
      const question = { seat, to, waits, key };
      if (waits.length === 0) return granted(tx, opened, position, question, free.ok ? 'free' : 'consent');
      const standing = await readQuestion(tx, matchID, position.number);
      if (standing && standing.seat !== seat) throw new HouseError('questionOpen', 'The table is being asked already.');
      await writeQuestion(tx, matchID, position.number, question);
      return shown(tx, opened, position, question);
    });
  }

  /** A no, and the asker's own, ends the question. Throws `noQuestion` when the seat is not asked. */
  answerTakeBack({ matchID, seat, credentials, agree }: AnswerRequest): Promise<AskAnswer> {
    return this.#door.run(matchID, async (tx): Promise<Done<AskAnswer>> => {
      const opened = await this.#door.open(tx, matchID, seat, { credentials });
      const position = await positionOf(tx, matchID);
      const question = await readQuestion(tx, matchID, position.number);
      const withdrawn = question?.seat === seat && !agree;
      if (!question || (!withdrawn && !question.waits.includes(seat)))
        throw new HouseError('noQuestion', 'You are not asked for anything.');
      await dropQuestion(tx, matchID);
      if (!agree) return shown(tx, opened, position, null);
      const waits = question.waits.filter((other) => other !== seat);
      if (waits.length === 0) return granted(tx, opened, position, question, 'consent');
      await writeQuestion(tx, matchID, position.number, { ...question, waits });
      return shown(tx, opened, position, { ...question, waits });
    });
  }

  /** The match, and the line that this very request has written before. Throws `keyReused`. */
  async #open(tx: Tx, request: TakeBackRequest): Promise<{ opened: Opened; before: Line | null }> {
    const { matchID, seat, credentials, key, to } = request;
    const opened = await this.#door.open(tx, matchID, seat, { credentials });
    const before = await readByKey(tx, matchID, seat, key);
    if (before && (before.to === null || before.to !== (to ?? before.to)))
      throw new HouseError('keyReused', 'That key belongs to another action.');
    return { opened, before };
  }
}

async function judge(tx: Tx, { table }: Opened, { number }: Position, { matchID, seat, to }: TakeBackRequest) {
  if (table.match.status === 'over') return { ok: false as const, refusal: notTakenBack('GAME_OVER', number) };
  return judgedFrom(deedsBefore(tx, matchID, number), freeBack(seat, to));
}

/** Only people can be asked: the house's players agree to everything, and at an open seat nobody sits. */
function askable(seats: readonly SeatRow[], asker: Seat, whom: ReadonlySet<Seat> | 'all'): Seat[] {
  return seats
    .filter((row) => row.kind === 'human' && row.seat !== asker && (whom === 'all' || whom.has(row.seat)))
    .map((row) => row.seat);
}

async function granted(
  tx: Tx,
  opened: Opened,
  position: Position,
  { seat, key, to }: Question,
  by: 'free' | 'consent',
): Promise<Done<AskAnswer>> {
  await dropQuestion(tx, opened.table.match.id);
  return { answer: { ok: true }, accepted: await carryBack(tx, opened, position, { seat, key, to, by }) };
}

async function shown(
  tx: Tx,
  { table }: Opened,
  position: Position,
  question: Question | null,
): Promise<Done<AskAnswer>> {
  return { answer: { ok: true }, asked: { table, standing: await standingAt(tx, table, position, question) } };
}
