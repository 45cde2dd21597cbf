import type { Action, Refusal, Seat, Waiting } from '../src/engine/rules.ts';
import { carryOut } from './carryOut.ts';
import { cleanAction } from './clean.ts';
import { type Actor, type Done, Door, type DoorParts, positionOf, stale } from './door.ts';
import { HouseError, tellable } from './errors.ts';
import {
  type AnswerRequest,
  type AskAnswer,
  type AskRequest,
  type TakeBackAnswer,
  type TakeBackRequest,
  TakeBacks,
} from './memory/takeBacks.ts';
import type { Meter } from './ops/metrics.ts';
import { isSeatLine } from './seats/line.ts';
import { type Line, type Position, readByKey, readLines } from './storage/journal.ts';
import type { Tx } from './storage/schema.ts';
import type { Served } from './titles.ts';

/** One action asked for. `key` makes it happen once however often it is sent. */
export interface ActRequest {
  matchID: string;
  seat: Seat;
  by: Actor;
  action: unknown;
  key: string;
  /** Only if the match has exactly that many lines (bots). */
  at?: number;
  /** Only if the decision that this seat had after that many lines is still the one it has (stock clients). */
  since?: number;
}

/** Accepted: the action's number. Refused: the game's reason. Everything else is thrown as a HouseError. */
export type ActAnswer = { ok: true; number: number } | { ok: false; refusal: Refusal };

/** How far back a stock client's idea of the match may lie. */
const MOST_STALE = 200;

/**
 * The one door: every change of a running match goes through `act` or the three ways to take back. In one transaction it locks,
 * loads, proves, judges, reduces, appends and writes; only when that is committed does anybody see it. A rejected promise means
 * that nothing was changed.
 */
export class Authority {
  readonly #door: Door;
  readonly #takeBacks: TakeBacks;
  readonly #meter: Meter;

  constructor(parts: DoorParts & { meter: Meter }) {
    this.#meter = parts.meter;
    this.#door = new Door(parts);
    this.#takeBacks = new TakeBacks(this.#door);
  }

  async act(request: ActRequest): Promise<ActAnswer> {
    const start = performance.now();
    let outcome = 'failed';
    try {
      const answer = await this.#door.run(request.matchID, (tx) => this.#inside(tx, request));
      outcome = answer.ok ? 'accepted' : 'refused';
      return answer;
    } catch (error) {
      outcome = tellable(error).code;
      throw error;
    } finally {
      this.#meter.acted(outcome, (performance.now() - start) / 1000);
    }
  }

  takeBack(request: TakeBackRequest): Promise<TakeBackAnswer> {
    return this.#takeBacks.takeBack(request);
  }

  askTakeBack(request: AskRequest): Promise<AskAnswer> {
    return this.#takeBacks.askTakeBack(request);
  }

  answerTakeBack(request: AnswerRequest): Promise<AskAnswer> {
    return this.#takeBacks.answerTakeBack(request);
  }

  async #inside(tx: Tx, request: ActRequest): Promise<Done<ActAnswer>> {
    const { matchID, seat, key } = request;
    const opened = await this.#door.open(tx, matchID, seat, request.by);
    const { rules } = opened.served.title;
    const action = cleanAction(request.action, rules.actionNames);
    const before = await readByKey(tx, matchID, seat, key);
    if (before) return { answer: sameAgain(before, action) };
    const position = await positionOf(tx, matchID);
    await this.#checkFresh(tx, request, opened.served, position);
    const refusal = rules.refuse(position.state.G, seat, action);
    if (refusal) return { answer: { ok: false, refusal } };
    const accepted = await carryOut(tx, opened, position, { seat, key, action });
    return { answer: { ok: true, number: accepted.line.number }, accepted };
  }

  async #checkFresh(tx: Tx, request: ActRequest, served: Served, now: Position): Promise<void> {
    const { at, since } = request;
    if (at !== undefined && at !== now.number) throw stale();
    if (since === undefined || since === now.number) return;
    if (since > now.number || now.number - since > MOST_STALE) throw stale();
    const lines = await readLines(tx, request.matchID, since, MOST_STALE + 1);
    const stage = stageOf(served.title.rules.waiting(now.state.G), request.seat);
    const later = lines.filter((line) => line.number > since && !isSeatLine(line));
    const moved = later.some((line) => line.seat === request.seat || line.to !== null);
    if (moved || lines.some((line) => stageOf(line.waiting, request.seat) !== stage)) throw stale();
  }
}

function sameAgain(line: Line, action: Action): ActAnswer {
  const same = line.to === null && JSON.stringify(line.action) === JSON.stringify(action);
  if (same) return { ok: true, number: line.number };
  throw new HouseError('keyReused', 'That key belongs to another action.');
}

function stageOf(waiting: readonly Waiting[], seat: Seat): string | null {
  return waiting.find((one) => one.seat === seat)?.stage ?? null;
}
