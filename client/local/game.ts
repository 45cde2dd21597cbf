import type { Action, Croupier, GameEvent, Refusal, Seat } from '../../src/engine/rules.ts';
import type { Title } from '../../src/engine/title.ts';
import { type CountingDice, secretDice } from '../../src/proof/secretDice.ts';
import type { LocalLine, LocalRecord } from './record.ts';

/** An event with the seats that may know of it; without `to`, everybody. */
export interface Told {
  event: GameEvent;
  to: readonly Seat[] | undefined;
}

/** A line of the game with what came of it. Number 0 is the setup, by nobody. */
export interface Played {
  number: number;
  seat: Seat | null;
  at: number;
  action: Action;
  told: readonly Told[];
  /** Set on a take-back: to after which line. */
  to?: number;
  /** The line whose position it was made in. */
  after: number;
  /** Whether the seat was waited for: its own decision, not an aside. */
  asked: boolean;
  /** What nobody can be made to forget. */
  bar: 'die' | 'reveal' | null;
}

/** A game being played from its seed. The same lines lead to the same position, and after a take-back the same die falls again. */
export class LocalGame {
  readonly title: Title;
  readonly #seats: number;
  readonly #options: object;
  readonly #seed: string;
  #state: unknown;
  #dice: CountingDice;
  #lines: Played[];
  #counted: Played[] = [];

  /** Plays the record's lines. Throws a RangeError on options or lines that the rules refuse; its message is the line's number. */
  constructor(title: Title, record: Pick<LocalRecord, 'seats' | 'options' | 'seed' | 'createdAt' | 'lines'>) {
    this.title = title;
    this.#seats = record.seats.length;
    this.#seed = record.seed;
    const read = title.rules.options(record.options, this.#seats);
    if (!read.ok) throw new RangeError('0');
    this.#options = read.options;
    const told: Told[] = [];
    this.#dice = secretDice(this.#seed, 0);
    this.#state = this.#begin(told);
    const begun = { number: 0, seat: null, at: record.createdAt, action: { do: 'setup' }, told };
    this.#lines = [{ ...begun, after: 0, asked: false, bar: 'die' }];
    for (const line of record.lines) this.play(line);
  }

  get state(): unknown {
    return this.#state;
  }

  /** The setup first. */
  get lines(): readonly Played[] {
    return this.#lines;
  }

  /** The lines that count, the setup not among them. */
  get counted(): readonly Played[] {
    return this.#counted;
  }

  /** The number of the last line. */
  get number(): number {
    return this.#lines.length - 1;
  }

  refuse(seat: Seat, action: Action): Refusal | null {
    return this.title.rules.refuse(this.#state, seat, action);
  }

  /** Plays a record's next line. Throws a RangeError where the rules refuse it; its message is the line's number. */
  play(line: LocalLine): void {
    const fault = new RangeError(String(this.number + 1));
    if ('to' in line) {
      if (line.to !== 0 && !this.#counted.some(({ number }) => number === line.to)) throw fault;
      this.takeBack(line.seat, line.to, line.by, line.at);
    } else {
      if (this.refuse(line.seat, line.action)) throw fault;
      this.act(line.seat, line.action, line.at);
    }
  }

  /** Carries out a legal action. */
  act(seat: Seat, action: Action, at: number): void {
    const { rules, reveals = [] } = this.title;
    const told: Told[] = [];
    const draws = this.#dice.draws;
    const asked = rules.waiting(this.#state).some((one) => one.seat === seat);
    const next = rules.copy(this.#state);
    rules.apply(next, seat, action, this.#croupier(told));
    this.#state = next;
    const revealed = told.some(({ event }) => reveals.includes(event.type));
    const bar = this.#dice.draws !== draws ? 'die' : revealed ? 'reveal' : null;
    const line: Played = { number: this.number + 1, seat, at, action, told, after: this.#standing(), asked, bar };
    this.#lines = [...this.#lines, line];
    this.#counted = [...this.#counted, line];
  }

  /** Goes back to after line `to`, which counts. */
  takeBack(seat: Seat, to: number, by: 'free' | 'consent', at: number): void {
    const line = { number: this.number + 1, seat, at, to, after: this.#standing(), asked: false, bar: null };
    this.#lines = [...this.#lines, { ...line, action: { do: 'takeBack', to, by }, told: [] }];
    this.#counted = this.#counted.filter(({ number }) => number <= to);
    this.#dice = secretDice(this.#seed, 0);
    this.#state = this.#begin([]);
    for (const { seat: who, action } of this.#counted) {
      this.title.rules.apply(this.#state, who ?? -1, action, this.#croupier([]));
    }
  }

  #standing(): number {
    return this.#counted.at(-1)?.number ?? 0;
  }

  #begin(told: Told[]): unknown {
    return this.title.rules.setup(this.#seats, this.#options, this.#croupier(told));
  }

  #croupier(told: Told[]): Croupier {
    return { dice: this.#dice, tell: (event, to) => void told.push({ event, to }) };
  }
}
