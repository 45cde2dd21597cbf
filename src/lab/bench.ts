/** How fast the bare engine is, beside boardgame.io's reducer on the same actions and dice in the same run (notation.md section 4). */
import { loadReducer, type ReducerRun } from '../engine/boardgameio.ts';
import { seededDice } from '../engine/dice.ts';
import type { Action, Dice, Seat } from '../engine/rules.ts';
import type { Title } from '../engine/title.ts';
import { busy, CUT_OFF, positionOf, searchRates, stockRate } from './benchSearch.ts';
import { median, rounded } from './statistics.ts';

export interface Bench {
  game: string;
  seats: number;
  /** Games are cut at so many decisions: played at random, few ever end. */
  decisionsPerGame: number;
  rounds: number;
  /** NODE_ENV in which boardgame.io ran. */
  mode: string;
  engine: { decisionsPerSecond: number; gamesPerSecond: number; copiesPerSecond: number; actionsPerSecond: number };
  reducer: { actionsPerSecond: number };
  /**
   * Iterations of the house's search, by its own settings (to the end of the chapter) and cut off after so many decisions; and
   * playouts of the framework's own search, at random, cut off alike. The ratio is of the two that are cut off.
   */
  search: {
    cutOff: number;
    iterationsPerSecond: number;
    cutOffPerSecond: number;
    stockPlayoutsPerSecond: number;
    ratio: number;
  } | null;
  /** The engine's decisions, with all that choosing takes, to the reducer's actions; and action for action. */
  ratio: { engineToReducer: number; sameWork: number };
}

const CUT = 500;
/** Games of each round that are played over: recorded, made again by the bare engine, and made again in the reducer. */
const AGAIN = 4;
const ROUNDS = 9;
/** Positions that are searched. */
const POSITIONS = 6;
/** Seconds at least, however short the measuring: the compiler takes its time. */
const WARM_UP = 3;

interface Made {
  seat: Seat;
  action: Action;
}

interface Game {
  seed: string;
  made: Made[];
}

/** One round of the bare engine, per second, with some of its games recorded. */
interface Round {
  decisions: number;
  games: number;
  copies: number;
  actions: number;
  recorded: Game[];
}

/**
 * Measures for about so many seconds, each part warmed up. The reducer comes after the engine, with games of every round, and
 * after the search, which thinks in threads that never see the reducer: its drafts are other objects to the same functions, and
 * once those have seen them they are slower for everybody.
 */
export async function bench(title: Title, seats: number, seconds: number): Promise<Bench> {
  const table = await Table.at(title, seats);
  const perRound = Math.max(0.2, seconds / 15);
  table.round(Math.max(WARM_UP, perRound * 2));
  const rounds = [...Array(ROUNDS).keys()].map(() => table.round(perRound));
  const games = rounds.flatMap((round) => round.recorded).slice(0, POSITIONS);
  const searched = await table.think(games, perRound);
  table.reduce(rounds[0]?.recorded ?? [], perRound / 2);
  const reduced = median(rounds.map((round) => table.reduce(round.recorded, perRound / 2)));
  const search = searched && (await table.beside(searched, games, perRound));
  const of = (key: Exclude<keyof Round, 'recorded'>) => median(rounds.map((round) => round[key]));
  return {
    game: title.id,
    seats,
    decisionsPerGame: CUT,
    rounds: ROUNDS,
    mode: process.env.NODE_ENV ?? 'development',
    engine: {
      decisionsPerSecond: rounded(of('decisions')),
      gamesPerSecond: rounded(of('games'), 1),
      copiesPerSecond: rounded(of('copies')),
      actionsPerSecond: rounded(of('actions')),
    },
    reducer: { actionsPerSecond: rounded(reduced) },
    search,
    ratio: {
      engineToReducer: rounded(of('decisions') / reduced, 1),
      sameWork: rounded(of('actions') / reduced, 1),
    },
  };
}

class Table {
  private dice: Dice = seededDice('');
  private played = 0;
  private readonly title: Title;
  private readonly seats: number;
  private readonly options: object;
  private begin: (seats: number, options: object) => ReducerRun = () => {
    throw new Error('the reducer is not loaded');
  };

  private constructor(title: Title, seats: number) {
    const options = title.rules.options(undefined);
    this.title = title;
    this.seats = seats;
    this.options = options.ok ? options.options : {};
  }

  static async at(title: Title, seats: number): Promise<Table> {
    const table = new Table(title, seats);
    const dice: Dice = { die: () => table.dice.die(), below: (n) => table.dice.below(n) };
    table.begin = await loadReducer(title.boardgame({ dice }));
    return table;
  }

  round(seconds: number): Round {
    const first = this.played;
    const start = busy();
    let decisions = 0;
    while (busy() - start < seconds / 2) decisions += this.playGame(seedOf(this.played++));
    const spent = busy() - start;
    const states: unknown[] = [];
    const games = [...Array(Math.min(AGAIN, this.played - first)).keys()].map((i) => {
      const game: Game = { seed: seedOf(first + i), made: [] };
      this.playGame(game.seed, game.made, states);
      return game;
    });
    return {
      decisions: decisions / spent,
      games: (this.played - first) / spent,
      copies: this.copy(states, seconds / 10),
      actions: this.replay(games, seconds / 10),
      recorded: games,
    };
  }

  /**
   * Random legal play, with the full list of legal actions at every decision; returns the number of decisions. Nothing is kept
   * of a game that is only timed: a growing record would be measured with it.
   */
  private playGame(seed: string, made?: Made[], states?: unknown[]): number {
    const { rules } = this.title;
    const dice = seededDice(seed);
    const choice = seededDice(`${seed}/choice`);
    const state = rules.setup(this.seats, this.options, { dice });
    let decisions = 0;
    for (; decisions < CUT; decisions++) {
      const seat = rules.waiting(state)[0]?.seat;
      if (seat === undefined) break;
      const actions = rules.actions(state, seat);
      const action = actions[choice.below(actions.length)];
      if (!action) throw new Error('a seat that is waited for has no legal action');
      made?.push({ seat, action });
      rules.apply(state, seat, action, { dice });
    }
    states?.push(state);
    return decisions;
  }

  /** The same actions judged and carried out by the bare engine, without a list: what the reducer does, less the framework. */
  private replay(games: readonly Game[], seconds: number): number {
    const { rules } = this.title;
    let actions = 0;
    const start = busy();
    while (busy() - start < seconds) {
      for (const { seed, made } of games) {
        const dice = seededDice(seed);
        const state = rules.setup(this.seats, this.options, { dice });
        for (const { seat, action } of made) {
          if (rules.refuse(state, seat, action)) throw new Error('a recorded action is refused');
          rules.apply(state, seat, action, { dice });
        }
        actions += made.length;
      }
    }
    return actions / (busy() - start);
  }

  private copy(states: readonly unknown[], seconds: number): number {
    const { rules } = this.title;
    let copies = 0;
    const start = busy();
    while (busy() - start < seconds) {
      for (const state of states) rules.copy(state);
      copies += states.length;
    }
    return copies / (busy() - start);
  }

  /** The house's search on positions out of the middle of those games; null where the game gives it nothing to go by. */
  async think(games: readonly Game[], seconds: number) {
    const { rules, insight } = this.title;
    if (!insight) return null;
    const positions = games.flatMap((game, i) => positionOf(rules, this.stand(game, middle(game, i))) ?? []);
    return searchRates(rules, insight, positions, seconds);
  }

  /** What was measured of the house's search, beside the framework's on the same positions. */
  async beside(
    searched: { iterationsPerSecond: number; cutOffPerSecond: number },
    games: readonly Game[],
    seconds: number,
  ): Promise<Bench['search']> {
    const { rules } = this.title;
    const runs = games
      .map((game, i) => this.standInReducer(game, middle(game, i)))
      .filter((run) => positionOf(rules, run.state()));
    const playouts = await stockRate(rules, runs, seconds);
    return {
      cutOff: CUT_OFF,
      iterationsPerSecond: rounded(searched.iterationsPerSecond),
      cutOffPerSecond: rounded(searched.cutOffPerSecond),
      stockPlayoutsPerSecond: rounded(playouts, 1),
      ratio: rounded(searched.cutOffPerSecond / playouts, 1),
    };
  }

  /** The game as it stood after so many of its actions. */
  private stand({ seed, made }: Game, after: number): unknown {
    const { rules } = this.title;
    const dice = seededDice(seed);
    const state = rules.setup(this.seats, this.options, { dice });
    for (const { seat, action } of made.slice(0, after)) rules.apply(state, seat, action, { dice });
    return state;
  }

  private standInReducer({ seed, made }: Game, after: number): ReducerRun {
    this.dice = seededDice(seed);
    const run = this.begin(this.seats, this.options);
    for (const { seat, action } of made.slice(0, after)) run.make(seat, action);
    return run;
  }

  /** The same actions with the same dice in boardgame.io's reducer; at least one game. */
  reduce(games: readonly Game[], seconds: number): number {
    let actions = 0;
    let spent = 0;
    for (const { seed, made } of games) {
      this.dice = seededDice(seed);
      const run = this.begin(this.seats, this.options);
      const start = busy();
      for (const { seat, action } of made) run.make(seat, action);
      spent += busy() - start;
      actions += made.length;
      if (spent > seconds) break;
    }
    return actions / spent;
  }
}

/** Further into each game than into the one before. */
const middle = ({ made }: Game, i: number): number => Math.floor((made.length * (i + 1)) / (POSITIONS + 1));

const seedOf = (game: number): string => `bench/${game}`;
