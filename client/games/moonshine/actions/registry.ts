import { CHOICES } from './choices.ts';
import { FURNITURE } from './furniture.ts';
import type { GameAction } from './gameAction.tsx';
import { FIGHT_ANSWERS, PLAYS } from './plays.ts';

/** Everything that can be done at this game's table, in the order of the palette. */
export const MOONSHINE_ACTIONS: readonly GameAction[] = [...PLAYS, ...FIGHT_ANSWERS, ...CHOICES, ...FURNITURE];

const BY_ID = new Map(MOONSHINE_ACTIONS.map((action) => [action.id, action]));

/** The registered action of that id. Throws on an id that is none: a control without an action is a mistake of ours. */
export function gameAction(id: string): GameAction {
  const action = BY_ID.get(id);
  if (!action) throw new Error(`no action ${id}`);
  return action;
}
