import type { Action, Seat } from '../../src/engine/rules.ts';
import { call } from './api.ts';
import type { HeldSeat } from './types.ts';

/** An answer beside the one that is spoken of. */
export interface OtherAnswer {
  action: Action;
  chance: number;
}

/** Why an answer is given: a code, chances from 0 to 1, and what of the game speaks for it, by the game's own keys. */
export interface Reason {
  code: 'only' | 'wins' | 'habit' | 'better' | 'even' | 'worse';
  chance: number | null;
  other: OtherAnswer | null;
  aspects: string[];
}

/** What the house would do, or what it thinks of what was done, after line `number`. */
export interface Advice {
  number: number;
  seat: Seat;
  action: Action;
  reason: Reason;
}

const of = (matchID: string) => `/api/tables/${encodeURIComponent(matchID)}`;

/** What the house would do in that seat now. */
export const askHint = (matchID: string, { seat, credentials }: HeldSeat): Promise<Advice> =>
  call(`${of(matchID)}/hint`, { playerID: String(seat), credentials });

/** What the house thinks of the action of that line, once the match is over. */
export const askWhy = (matchID: string, line: number): Promise<Advice> => call(`${of(matchID)}/why?at=${line}`);
