/** Every action of the game by its name in the notation, and who is asked for it. */
import type { Refusal, Seat } from '../../../engine/rules.ts';
import type { Stage, Table } from '../state.ts';
import type { ScreenRule } from './action.ts';
import { club } from './city/club.ts';
import { gunShop } from './city/gunShop.ts';
import { villa } from './city/villa.ts';
import { fight } from './fight.ts';
import { setDice } from './minions.ts';
import { contenders, seatsWhere } from './table.ts';

/** What is put behind a screen, by its stage: the action has the stage's name. */
const SCREENS: Readonly<Record<Stage, ScreenRule>> = {
  setDice: setDice as unknown as ScreenRule,
  gunShop: gunShop as unknown as ScreenRule,
  club: club as unknown as ScreenRule,
  villa: villa as unknown as ScreenRule,
  fight: fight as unknown as ScreenRule,
};

/** Takes back what lies behind the own screen; then the seat is asked anew. */
export const WITHDRAW = 'withdraw';

export const STAGES = Object.keys(SCREENS) as Stage[];

export const ACTION_NAMES: readonly string[] = [...STAGES, WITHDRAW];

/** The rule of that stage. */
export function screenOf(stage: Stage): ScreenRule {
  return SCREENS[stage];
}

/** Whether that names something to put behind a screen. */
export function isStage(name: string): name is Stage {
  return Object.hasOwn(SCREENS, name);
}

/** The decision that the step asks for, if anybody can be asked for it. */
export function stageOf(s: Table): Stage | null {
  if (s.step !== 'loyalty') return isStage(s.step) ? s.step : null;
  const m = s.row[s.at];
  return m && contenders(s, m).length > 1 ? 'fight' : null;
}

/** Why that seat has no say in the open decision; null when it has. */
export function barOf(s: Table, stage: Stage, seat: Seat): Refusal | null {
  return SCREENS[stage].bar(s, seat);
}

/** Everybody who decides in this step, ready or not. */
export function asked(s: Table): Seat[] {
  const stage = stageOf(s);
  return stage ? seatsWhere(s, (_, seat) => SCREENS[stage].bar(s, seat) === null) : [];
}
