import { createContext, use } from 'react';
import type { Action, Outcome, Seat, Waiting } from '../../../src/engine/rules.ts';
import { type Decision, NOBODY, type Player, type View } from '../../../src/games/moonshine/state.ts';
import type { Entry, SeatCard } from '../../net/types.ts';
import type { Doing } from './doing.ts';
import type { Names } from './words/names.ts';
import { FAMILY_WORDS } from './words/names.ts';

/** Everything the parts of the board look at. */
export interface Tableau {
  view: View;
  seat: Seat | null;
  /** The player whose eyes these are. */
  me: Player | null;
  seats: readonly SeatCard[];
  names: Names;
  waiting: readonly Waiting[];
  /** The question put to `seat`, or null when others are waited for. */
  decision: Decision | null;
  actions: readonly Action[];
  outcome: Outcome | null;
  history: readonly Entry[];
  doing: Doing;
  locked: boolean;
}

const Context = createContext<Tableau | null>(null);
export const TableauProvider = Context.Provider;

export function useTableau(): Tableau {
  const tableau = use(Context);
  if (!tableau) throw new Error('no tableau around this part of the board');
  return tableau;
}

/** People by the name they gave; a nameless seat by its family. */
export function namesOf(view: View, seats: readonly SeatCard[]): Names {
  const seat = (n: Seat) => {
    const family = view.players[n]?.family;
    const given = seats.find((s) => s.seat === n)?.name;
    return given || (family ? FAMILY_WORDS[family].short : n === NOBODY ? 'nobody' : `Seat ${n + 1}`);
  };
  return { seat };
}
