import type { ComponentType, ReactNode } from 'react';
import type { Action, Outcome, Refusal, Seat, Waiting } from '../../src/engine/rules.ts';
import type { Taught } from '../learn/kit.ts';
import type { ClosedBook } from '../learn/rulebook/types.ts';
import type { Advice } from '../net/advice.ts';
import type { Entry, SeatCard, TakeBackOffer, TakeBackQuestion } from '../net/types.ts';
import type { OptionChoice, OptionWords } from './options.ts';

/** Taking back, for a seat of this screen. The ways to do it answer as `act` does. */
export interface TakeBackProps {
  /** Whose decisions: the seat whose eyes these are, or another of this screen that has just decided. */
  seat: Seat;
  offer: TakeBackOffer;
  question: TakeBackQuestion | null;
  /** The seats of this screen that the question waits for. */
  asked: readonly Seat[];
  takeBack(to: number): Promise<Refusal | null>;
  ask(to: number): Promise<Refusal | null>;
  answer(agree: boolean): Promise<Refusal | null>;
}

/** A link to the moment after line `at` of the table's history; `play` runs on from there by itself. */
export interface MomentProps {
  at: number;
  play?: boolean;
  className?: string;
  children: ReactNode;
}

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
  /** Absent where nothing can be taken back: a replay, a local table. */
  takeBack?: TakeBackProps;
  /** What the house would do in this seat. Absent where it gives no hints. */
  hint?(): Promise<Advice>;
  /** What the house thinks of the action of that line. Absent while it keeps that to itself. */
  why?(line: number): Promise<Advice>;
  /** Links to earlier moments, where the house keeps them. */
  Moment?: ComponentType<MomentProps>;
  /** A seat's clock, to stand beside its name. Shows nothing where there is none. */
  SeatClock?: ComponentType<{ seat: Seat }>;
  /** For looking only: nobody is asked anything. */
  readOnly?: boolean;
  /** Nothing can be moved for now: the line is down. */
  locked?: boolean;
  /** The table's name, for the headline. */
  title?: string;
  /** The house's own controls, shown in the board's menu. */
  menu?: ReactNode;
  /** The house's talk, shown beside the menu. */
  talk?: ReactNode;
  /** The house's way on, shown with the result. */
  atEnd?: ReactNode;
}

/** A named set of options. */
export interface PresetCard {
  label: string;
  does: string;
  /** What differs from the defaults. */
  options: OptionChoice;
}

/** How the house presents one game. The board is loaded when a table is opened. */
export interface GameCard {
  name: string;
  defaults: OptionChoice;
  presets: Record<string, PresetCard>;
  /** The choices made to fit each other and the size of the table. */
  settle(options: OptionChoice, seats: number): OptionChoice;
  /** Why that option cannot be turned on at a table of that size; null where it can. */
  bar(name: string, seats: number): string | null;
  /** Out of every seat's view and a spectator's, the one that hides least. */
  openView(views: readonly unknown[]): unknown;
  options: OptionWords;
  board: ComponentType<BoardProps>;
  /** What the game teaches with; absent where it has no lesson. */
  teaches?(): Promise<Taught>;
  rulebook: ClosedBook;
}
