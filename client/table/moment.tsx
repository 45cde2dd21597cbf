import { createContext, use } from 'react';
import { Link } from 'react-router';
import type { Seat } from '../../src/engine/rules.ts';
import type { MomentProps } from '../games/types.ts';

/** Whose eyes a replay looks through: a seat's, a spectator's, or all at once when the game is over. */
export type Eyes = Seat | 'spectator' | 'all';

/** The address of the table after line `at`, as those eyes saw it; `play`: it runs on by itself. */
export function momentPath(matchID: string, at: number, eyes: Eyes, play = false): string {
  return `/table/${matchID}/replay?at=${at}&eyes=${eyes}${play ? '&play=1' : ''}`;
}

/** The address of a moment of a table on this device, which has its own past. */
export function localMomentPath(id: string, at: number, play = false): string {
  return `/local/${id}/replay?at=${at}${play ? '&play=1' : ''}`;
}

/** Where the moments of the table around it are looked at. */
export const MomentsOf = createContext<{ path(at: number, play: boolean): string } | null>(null);

/** A link to a moment of the table around it; without one, the words alone. */
export function Moment({ at, play = false, className, children }: MomentProps) {
  const of = use(MomentsOf);
  if (!of) return children;
  return (
    <Link className={className} to={of.path(at, play)}>
      {children}
    </Link>
  );
}
