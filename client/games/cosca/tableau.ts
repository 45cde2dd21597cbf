import { type ComponentType, createContext, use } from 'react';
import type { Outcome, Seat, Waiting } from '../../../src/engine/rules.ts';
import type { Player, Sealed, Stage, View } from '../../../src/games/cosca/state.ts';
import type { Entry, SeatCard } from '../../net/types.ts';
import type { Show } from '../../show/useShow.ts';
import type { BoardProps, MomentProps, TakeBackProps } from '../types.ts';
import type { Doing } from './doing.ts';
import type { Beat } from './show/beats.ts';
import { FAMILY_WORDS, type Names, seatNumber } from './words/names.ts';

/** Everything the parts of the board look at. */
export interface Tableau {
  /** The table as it is. */
  view: View;
  /** The table as far as it has been shown. */
  shown: View;
  show: Show<View, Beat>;
  seat: Seat | null;
  /** The player whose eyes these are, as far as shown. */
  me: Player | null;
  seats: readonly SeatCard[];
  names: Names;
  waiting: readonly Waiting[];
  /** The question that the table has open, whoever is asked. */
  stage: Stage | null;
  /** This seat has a say in it. */
  asked: boolean;
  /** What lies behind this seat's screen. */
  sealed: Sealed | null;
  outcome: Outcome | null;
  /** The lines of the history that count. */
  history: readonly Entry[];
  /** The lines that say who holds a seat. */
  seatLines: readonly Entry[];
  takeBack: TakeBackProps | null;
  Moment: ComponentType<MomentProps> | null;
  SeatClock: BoardProps['SeatClock'];
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

/** People by the name they gave; a nameless seat by its hats. */
export function namesOf(view: View, seats: readonly SeatCard[]): Names {
  const seat = (n: Seat) => {
    const family = view.players[n]?.family;
    return seats.find((s) => s.seat === n)?.name || (family ? FAMILY_WORDS[family].name : seatNumber(n + 1));
  };
  return { seat };
}
