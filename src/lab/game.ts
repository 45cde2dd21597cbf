/** Plays one game between policies on the bare engine, each seeing only its own view. Never throws: what goes wrong is a failure. */
import type { Aside } from '../engine/dealings.ts';
import { seededDice } from '../engine/dice.ts';
import type { Policy } from '../engine/policy.ts';
import type { Action, Croupier, Dice, Seat } from '../engine/rules.ts';
import type { Title } from '../engine/title.ts';

export interface Bot {
  name: string;
  policy: Policy;
  /** What it does on the side; absent: nothing. */
  aside?: Aside | null;
}

/** Asides between two decisions; more are no end of them. */
const MOST_ASIDES = 64;

export interface Limits {
  days: number;
  decisions: number;
}

/** What went wrong in a game, with all that is needed to see it again. */
export interface Failure {
  seed: string;
  kind: 'illegal' | 'threw' | 'deadEnd';
  decision: number;
  seat: string | null;
  bot: string | null;
  message: string;
  action?: Action;
}

export interface GameRecord {
  decisions: number;
  /** How often each thing was done on the side, by the action's name. */
  asides: Readonly<Record<string, number>>;
  days: number;
  /** The reason of the outcome, or `limit`, or `failure`. */
  end: string;
  winner: Seat | null;
  failure: Failure | null;
  state: unknown;
}

/** The same seed gives the same game. `bots[i]` sits in seat i; `options` are rule options by name, the others as printed. */
export function playGame(
  title: Title,
  bots: readonly Bot[],
  seed: string,
  limits: Limits,
  options: object = {},
): GameRecord {
  return new Sitting(title, bots, seed, limits, options).run();
}

class Sitting {
  private decisions = 0;
  private readonly asides: Record<string, number> = {};
  private readonly done: string[][];
  private days = 0;
  private state: unknown = null;
  private at: Seat | null = null;
  private readonly title: Title;
  private readonly bots: readonly Bot[];
  private readonly seed: string;
  private readonly limits: Limits;
  private readonly options: object;

  constructor(title: Title, bots: readonly Bot[], seed: string, limits: Limits, options: object) {
    this.title = title;
    this.bots = bots;
    this.seed = seed;
    this.limits = limits;
    this.options = options;
    this.done = bots.map(() => []);
  }

  run(): GameRecord {
    try {
      return this.play();
    } catch (error) {
      return this.failed('threw', String(error));
    }
  }

  private play(): GameRecord {
    const { rules } = this.title;
    const croupier = { dice: seededDice(this.seed), tell: (event: object) => this.heard(event) };
    const botDice = seededDice(`${this.seed}/bots`);
    const read = rules.options(this.options, this.bots.length);
    if (!read.ok) throw new RangeError(read.message);
    this.state = rules.setup(this.bots.length, read.options, croupier);
    for (;;) {
      this.talk(croupier, botDice);
      const outcome = rules.outcome(this.state);
      if (outcome) return this.record(outcome.reason, outcome.winner);
      if (this.days > this.limits.days || this.decisions >= this.limits.decisions) return this.record('limit', null);
      const seat = rules.waiting(this.state)[0]?.seat;
      if (seat === undefined) return this.failed('deadEnd', 'the game is not over and nobody is waited for');
      this.at = seat;
      const action = this.bots[seat]?.policy(rules.view(this.state, seat), seat, botDice);
      const refusal = rules.refuse(this.state, seat, action);
      if (refusal || !action) return this.failed('illegal', `refused with ${refusal?.code}`, action);
      rules.apply(this.state, seat, action, croupier);
      this.decisions += 1;
    }
  }

  /** Whatever the bots do on the side before the next decision is made; what finds no answer is taken back. */
  private talk(croupier: Croupier, dice: Dice): void {
    if (this.bots.every(({ aside }) => !aside)) return;
    for (let n = 0; n < MOST_ASIDES; n++) {
      const more = this.bots.some((bot, seat) => this.deal(bot, seat, croupier, dice)) || this.givesUp(croupier);
      if (!more) return;
    }
    throw new Error('no end of asides');
  }

  private givesUp(croupier: Croupier): boolean {
    const { rules, dealings } = this.title;
    const seat = rules.waiting(this.state)[0]?.seat;
    const dealing = seat === undefined ? null : dealings?.giveUp(rules.view(this.state, seat), seat);
    if (seat === undefined || !dealing) return false;
    rules.apply(this.state, seat, dealing.action, croupier);
    return true;
  }

  /** Whether that bot did something. */
  private deal({ aside }: Bot, seat: Seat, croupier: Croupier, dice: Dice): boolean {
    const { rules } = this.title;
    const done = this.done[seat] ?? [];
    const dealing = aside?.(rules.view(this.state, seat), seat, dice, done);
    if (!dealing) return false;
    const { action, once } = dealing;
    this.at = seat;
    const refusal = rules.refuse(this.state, seat, action);
    if (refusal) throw new Error(`on the side: ${action.do} refused with ${refusal.code}`);
    if (once !== undefined) done.push(once);
    this.asides[action.do] = (this.asides[action.do] ?? 0) + 1;
    rules.apply(this.state, seat, action, croupier);
    return true;
  }

  /** A game with Days tells of each as it begins. */
  private heard(event: { day?: unknown }): void {
    if (typeof event.day === 'number') this.days = event.day;
  }

  private record(end: string, winner: Seat | null): GameRecord {
    const days = Math.min(this.days, this.limits.days);
    return { decisions: this.decisions, asides: this.asides, days, end, winner, failure: null, state: this.state };
  }

  private failed(kind: Failure['kind'], message: string, action?: Action): GameRecord {
    const seat = this.at;
    const failure: Failure = {
      seed: this.seed,
      kind,
      decision: this.decisions,
      seat: seat === null ? null : this.title.notation.seatName(this.state, seat),
      bot: seat === null ? null : (this.bots[seat]?.name ?? null),
      message,
      ...(action && { action }),
    };
    return { ...this.record('failure', null), failure };
  }
}
