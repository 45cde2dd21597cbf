/** What a family of puzzles is, and what more than one of them asks. */
import type { Action, Dice, Seat } from '../../../engine/rules.ts';
import { district, player } from '../../../games/moonshine/rules/board.ts';
import { top } from '../../../games/moonshine/rules/decisions.ts';
import { rules } from '../../../games/moonshine/rules/index.ts';
import { crownRefusal } from '../../../games/moonshine/rules/respect.ts';
import type { State } from '../../../games/moonshine/state.ts';
import type { Ending } from '../solve.ts';
import { openVenues } from './positions.ts';

/** A proven puzzle, still in the State. */
export interface Made {
  state: State;
  seat: Seat;
  right?: Action[];
  wrong?: Action[];
  why: string;
}

export type Family = (s: State, dice: Dice) => Made | null;

/** Decisions that a proof looks ahead. */
export const DEPTH = 4;

/** What a seat's sure win is searched for with. */
export const ending = (seat: Seat): Ending<State> => ({ rules, seat, hopeful: (s) => mayBeCrowned(s, seat) });

/** With two markers it is the crown now, or Rum sold in a Venue for Kickbacks; with fewer nothing today. */
function mayBeCrowned(s: State, seat: Seat): boolean {
  const { ledger } = player(s, seat);
  if (ledger !== 2) return ledger > 2;
  return crownRefusal(s, seat) === null || openVenues(s).some((at) => holdsRum(s, seat, at));
}

function holdsRum(s: State, seat: Seat, at: number): boolean {
  const { mob, rum } = district(s, at);
  return mob === seat && rum > 0;
}

/** Whose turn it is. */
export const active = (s: State): Seat => top(s)?.seat ?? 0;
