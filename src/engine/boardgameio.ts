/**
 * The one door of `src` to boardgame.io: everybody else in `src` takes the framework from here, so that its version, its traps
 * and one day its replacement concern a single module.
 */
import type { Game } from 'boardgame.io';

export type { Ctx, Game, Move, PhaseConfig, StageConfig, TurnConfig } from 'boardgame.io';
export { INVALID_MOVE } from 'boardgame.io/core';

/** Who is waited for, and his moves. */
export interface Listed {
  seat: number;
  actions: readonly { readonly do: string }[];
}

/** A game run by boardgame.io's own reducer, for measuring and comparing; matches are run by the server's driver. */
export interface ReducerRun {
  /** The game's State, as the framework keeps it. */
  state(): unknown;
  /** Makes a legal move; throws when the framework would not have it. */
  make(seat: number, action: { readonly do: string }): void;
  /**
   * Has the framework's own search think about the position: so many playouts, each cut off after so many moves. `listed` names
   * the moves: by itself the framework asks whoever may act at all, be it on the side, and gives up where he has nothing to do.
   */
  think(listed: (G: unknown) => Listed, playouts: number, depth: number): Promise<void>;
}

/** Loads the framework's reducer and gives a function that begins a run of that game; it writes into nothing but its own run. */
export async function loadReducer(game: Game): Promise<(seats: number, options: object) => ReducerRun> {
  const { CreateGameReducer, InitializeGame, ProcessGameConfig } = await import('boardgame.io/internal');
  const processed = ProcessGameConfig({ ...game, seed: 'not for play' });
  const reduce = CreateGameReducer({ game: processed });
  return (seats, options) => {
    let board = InitializeGame({ game: processed, numPlayers: seats, setupData: { options } });
    return {
      state: () => board.G,
      make(seat, { do: type, ...fields }) {
        const payload = { type, args: [fields], playerID: String(seat) };
        const next = reduce(board, { type: 'MAKE_MOVE', payload } as Parameters<typeof reduce>[1]);
        if (next.transients) throw new Error(`boardgame.io refused a legal ${type}: ${next.transients.error?.type}`);
        board = next;
      },
      async think(listed, playouts, depth) {
        const { MCTSBot } = await import('boardgame.io/ai');
        const enumerate = (G: unknown) => {
          const { seat, actions } = listed(G);
          const playerID = String(seat);
          return actions.map(({ do: type, ...fields }) => {
            return { type: 'MAKE_MOVE' as const, payload: { type, args: [fields], playerID } };
          });
        };
        const bot = new MCTSBot({
          game: processed,
          enumerate,
          iterations: playouts,
          playoutDepth: depth,
          seed: 'stock',
        });
        await bot.play(board as Parameters<typeof bot.play>[0], String(listed(board.G).seat));
      },
    };
  };
}
