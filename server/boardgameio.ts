import type { Ctx, Game } from 'boardgame.io';
import { CreateGameReducer, InitializeGame, ProcessGameConfig } from 'boardgame.io/internal';
import type { Action, Croupier, Dice, GameEvent, Seat } from '../src/engine/rules.ts';
import type { Title } from '../src/engine/title.ts';
import { isRecord } from './clean.ts';

/** A match's whole state as boardgame.io's reducer keeps it: `G` is the game's State, `_stateID` the number of actions made. */
export interface BoardState {
  G: unknown;
  ctx: Ctx;
  plugins: Record<string, { data: unknown }>;
  _undo: [];
  _redo: [];
  _stateID: number;
}

/** Something that happened, and the seats that may know of it (null: everybody). */
export interface Told {
  event: GameEvent;
  to: Seat[] | null;
}

/** What one action led to. */
export interface Step {
  state: BoardState;
  told: Told[];
}

type Reduce = ReturnType<typeof CreateGameReducer>;

/**
 * One game run by boardgame.io's reducer. The framework is used for its rules machine only: whatever reaches the reducer has been
 * rebuilt and judged before, is always MAKE_MOVE, and its result is checked before anybody sees it. Runs are synchronous, which is
 * why one croupier can serve all matches of the game in turn.
 */
export class Driver {
  readonly #game: ReturnType<typeof ProcessGameConfig>;
  readonly #reduce: Reduce;
  readonly #rules: Title['rules'];
  #serving: Croupier | null = null;

  constructor(title: Title) {
    this.#rules = title.rules;
    const served = () => {
      if (!this.#serving) throw new Error('the game asked for dice outside an action');
      return this.#serving;
    };
    const croupier: Croupier = {
      dice: { die: () => served().dice.die(), below: (n) => served().dice.below(n) },
      tell: (event, to) => served().tell?.(event, to),
    };
    // The framework would seed its own random plugin by the clock, and no match could be replayed; nobody may use it here anyway.
    this.#game = ProcessGameConfig({ ...(title.boardgame(croupier) as Game), seed: 'not for play' });
    this.#reduce = CreateGameReducer({ game: this.#game });
  }

  /** A fresh match for that many seats; `options` are complete, and the game gets them as `setupData.options`. */
  begin(seats: number, options: object, dice: Dice): Step {
    return this.#serve(dice, () => InitializeGame({ game: this.#game, numPlayers: seats, setupData: { options } }));
  }

  /**
   * Carries out a legal action. `state` belongs to the callee (the reducer writes into it): pass one that was just read from
   * storage. Throws, with nothing changed that matters, when the framework would not have it.
   */
  step(state: BoardState, seat: Seat, action: Action, dice: Dice): Step {
    const { do: type, ...fields } = action;
    const move = { type: 'MAKE_MOVE' as const, payload: { type, args: [fields], playerID: String(seat) } };
    const before = state._stateID;
    const step = this.#serve(dice, () => {
      const next = this.#reduce(state, move as Parameters<Reduce>[1]);
      if (next.transients) throw new Error(`boardgame.io refused a legal ${type}: ${next.transients.error?.type}`);
      return next;
    });
    if (step.state._stateID !== before + 1) throw new Error(`boardgame.io did not count a ${type}`);
    return step;
  }

  /** The state as a stock boardgame.io client of that seat (null: a spectator) may hold it: no plugins, no log, nothing to undo. */
  stockView(state: BoardState, seat: Seat | null): BoardState {
    const playerID = seat === null ? null : String(seat);
    const G = this.#game.playerView?.({ G: state.G, ctx: state.ctx, playerID });
    const ctx = { ...state.ctx, activePlayers: this.#activeFor(state.ctx, G) };
    return { G, ctx, plugins: {}, _undo: [], _redo: [], _stateID: state._stateID };
  }

  /** Who acts in which stage, as far as the viewer may know: a seat that has answered in secret still stands where it was asked. */
  #activeFor({ activePlayers }: Ctx, view: unknown): Ctx['activePlayers'] {
    if (!activePlayers) return activePlayers;
    const asked = this.#rules.waiting(view).map((one) => [one.seat, one.stage]);
    return { ...activePlayers, ...Object.fromEntries(asked) };
  }

  #serve(dice: Dice, run: () => BoardStateLike): Step {
    const told: Told[] = [];
    // Events may point into the draft that the reducer is working on, which is gone a moment later: they are copied when told.
    const tell: Croupier['tell'] = (event, to) => {
      told.push({ event: JSON.parse(JSON.stringify(event)), to: to ? [...to] : null });
    };
    this.#serving = { dice, tell };
    try {
      const { G, ctx, plugins, _stateID } = run();
      const random = plugins.random?.data;
      if (isRecord(random) && 'prngstate' in random) throw new Error("the game took dice of the framework's");
      return { state: { G, ctx, plugins, _undo: [], _redo: [], _stateID }, told };
    } finally {
      this.#serving = null;
    }
  }
}

type BoardStateLike = Pick<BoardState, 'G' | 'ctx' | 'plugins' | '_stateID'>;
