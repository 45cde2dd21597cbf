import type { Refusal } from '../../../../src/engine/rules.ts';
import type { Stage } from '../../../../src/games/moonshine/state.ts';
import { type Ability, HIDDEN, type Menu, READY, type UserAction } from '../../../actions/action.ts';
import { Glyph, type GlyphName } from '../map/glyphs.tsx';
import { rules } from '../rules.ts';
import type { Tableau } from '../tableau.ts';
import type { ActionName } from '../words/actions.ts';
import { BOARD_WORDS as W } from '../words/board.ts';
import { refusalWords } from '../words/refusals.ts';

/** Something that is done at this game's table. */
export type GameAction = UserAction<Tableau>;

/** An answer to a question of the game, by its word in the notation. */
export interface DeedAction extends GameAction {
  readonly deed: ActionName;
  /** Why the rules refuse it in every form; null where some form of it is legal. */
  refusal(t: Tableau): Refusal | null;
}

export const icon = (name: GlyphName) => <Glyph name={name} size={18} />;

/** Whether that stage's question is put to the eyes at the screen. */
export const asks = (t: Tableau, stage: Stage): boolean => t.decision?.stage === stage && t.seat !== null;

/** What stands in the way of every action just now: no line to the server, or one that is under way. */
export function held(t: Tableau): Ability | null {
  if (t.locked) return { kind: 'off', why: W.locked };
  return t.doing.busy ? { kind: 'off', why: W.sending } : null;
}

export function abilityOf(t: Tableau, refusal: Refusal | null): Ability {
  if (refusal) return { kind: 'off', why: refusalWords(refusal), rule: refusal.rule };
  return held(t) ?? READY;
}

/** The rules' own answer to one complete action. */
export function judged(t: Tableau, action: { do: string; [field: string]: unknown }): Refusal | null {
  return t.seat === null ? null : rules.refuse(t.view, t.seat, action);
}

interface Furniture {
  keys?: readonly string[];
  menu: Menu;
  icon: GlyphName;
  words(t: Tableau): { name: string; does: string };
  test?(t: Tableau): Ability;
  effect(t: Tableau): void;
}

/** An action of the board itself, which no rule judges. */
export function furniture(name: string, scope: string, rest: Furniture): GameAction {
  const { keys = [], test = () => READY, icon: glyph, ...more } = rest;
  return { id: `moonshine.${name}`, scope, keys, icon: icon(glyph), test, ...more };
}

export const shownWhen = (there: boolean): Ability => (there ? READY : HIDDEN);
