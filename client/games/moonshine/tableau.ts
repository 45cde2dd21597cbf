import { type ComponentType, createContext, use, useState } from 'react';
import type { Action, Outcome, Seat, Waiting } from '../../../src/engine/rules.ts';
import { type Decision, NOBODY, type Player, type View } from '../../../src/games/moonshine/state.ts';
import type { Entry, SeatCard } from '../../net/types.ts';
import type { Show } from '../../show/useShow.ts';
import type { BoardProps, MomentProps, TakeBackProps } from '../types.ts';
import type { Doing } from './doing.ts';
import type { Asking } from './parts/useCounsel.ts';
import type { Beat } from './show/beats.ts';
import { speaksLater } from './words/later.ts';
import type { Names } from './words/names.ts';
import { FAMILY_WORDS, NOBODY_WORD, seatNumber } from './words/names.ts';

/** The papers of the table, one on top at a time. */
export type Paper = 'desk' | 'players' | 'jobs' | 'log' | 'deals';

export interface Papers {
  /** The one last turned up by hand or by a question; null before anything was. */
  top(): Paper | null;
  /** Calls back whenever another is turned up; gives a function that ends it. */
  listen(listener: () => void): () => void;
  /** Those that lie on the table in this shape of the screen. */
  names: readonly Paper[];
  turnTo(paper: Paper): void;
}

/** Everything the parts of the board look at. */
export interface Tableau {
  view: View;
  /** The table as far as what happened has been shown. */
  shown: View;
  show: Show<View, Beat>;
  seat: Seat | null;
  /** The player whose eyes these are. */
  me: Player | null;
  seats: readonly SeatCard[];
  names: Names;
  waiting: readonly Waiting[];
  /** The question put to `seat`, or null when others are waited for. */
  decision: Decision | null;
  actions: readonly Action[];
  /** What the seat may do on the side: cash, Handshakes. */
  asides: readonly Action[];
  outcome: Outcome | null;
  history: readonly Entry[];
  /** The lines of the history that count: without what was taken back. */
  counted: readonly Entry[];
  takeBack: TakeBackProps | null;
  /** The house's advice for the seat, and on moves that were made; where there is any. */
  hint: BoardProps['hint'];
  why: BoardProps['why'];
  /** The asking for a hint to the question at hand. */
  counsel: Asking;
  Moment: ComponentType<MomentProps> | null;
  SeatClock: BoardProps['SeatClock'];
  /** The log is a list of moments to go back to. */
  picking: { on: boolean; set(on: boolean): void };
  doing: Doing;
  papers: Papers;
  locked: boolean;
  /** Only looked at: nothing is asked and nothing can be done. */
  readOnly: boolean;
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
    return given || (family ? FAMILY_WORDS[family].short : n === NOBODY ? NOBODY_WORD : seatNumber(n + 1));
  };
  return { seat, later: speaksLater(view.options) };
}

/** The same names as long as nobody is called otherwise, so that what was said with them need not be drawn anew. */
export function useNames(view: View, seats: readonly SeatCard[]): Names {
  const key = `${view.players.map(({ family }) => family).join()} ${speaksLater(view.options)}`;
  const hold = () => ({ key, seats, names: namesOf(view, seats) });
  const [held, setHeld] = useState(hold);
  if (held.key === key && held.seats === seats) return held.names;
  const next = hold();
  setHeld(next);
  return next.names;
}
