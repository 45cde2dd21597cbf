import type { ComponentType, ReactNode } from 'react';
import type { Action, Outcome, Refusal, Seat, Waiting } from '../../src/engine/rules.ts';
import type { Entry, SeatCard } from '../net/types.ts';

/** What every game's board is given. It knows nothing of the line to the server. */
export interface BoardProps<V = unknown> {
  view: V;
  /** Through whose eyes `view` looks; null for a spectator. */
  seat: Seat | null;
  seats: SeatCard[];
  waiting: Waiting[];
  outcome: Outcome | null;
  history: readonly Entry[];
  /** Sends an action for `seat`: null when it was done, the Refusal when not; rejects with an Error when no answer came. */
  act(action: Action): Promise<Refusal | null>;
  /** Nothing can be moved for now: the line is down. */
  locked?: boolean;
  /** The table's name, for the headline. */
  title?: string;
  /** The house's own controls, shown in the board's menu. */
  menu?: ReactNode;
  /** The house's way on, shown with the result. */
  atEnd?: ReactNode;
}

/** How the house presents one game. The board is loaded when a table is opened. */
export interface GameCard {
  name: string;
  options: Record<string, { label: string; values: Record<string, string> }>;
  board: ComponentType<BoardProps>;
}
