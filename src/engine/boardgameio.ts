/**
 * The one door of `src` to boardgame.io: everybody else in `src` takes the framework from here, so that its version, its traps
 * and one day its replacement concern a single module.
 */
export type { Ctx, Game, Move, PhaseConfig, StageConfig, TurnConfig } from 'boardgame.io';
export { INVALID_MOVE } from 'boardgame.io/core';
