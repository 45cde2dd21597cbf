import { useState } from 'react';
import type { Seat, Waiting } from '../../src/engine/rules.ts';
import { keep, recall } from '../net/credentials.ts';
import type { HeldSeat } from '../net/types.ts';
import { nextAtScreen } from './handing.ts';

/** Whose eyes are at the screen, and whether it must be handed on. */
export interface SeatAtScreen {
  seat: Seat | null;
  /** The seat that should take the screen, while the board is covered. */
  passTo: Seat | null;
  confirm(): void;
  /** Looks through another of this screen's seats without being asked. */
  lookAs(seat: Seat): void;
  /** Whether the board is covered between players of one screen. */
  cover: boolean;
  setCover(on: boolean): void;
}

const keyOf = (matchID: string) => `backroom.cover.${matchID}`;

export function useSeatAtScreen(matchID: string, held: readonly HeldSeat[], waiting: readonly Waiting[]): SeatAtScreen {
  const [seated, setSeated] = useState<Seat | null>(null);
  const [cover, setCoverState] = useState(() => recall(keyOf(matchID)) !== 'off');
  const mine = held.map((h) => h.seat);
  const { seat, wanted } = nextAtScreen(mine, seated, waiting);
  const passTo = wanted !== null && cover ? wanted : null;
  const current = wanted !== null && !cover ? wanted : seat;
  if (current !== seated && passTo === null) setSeated(current);
  return {
    seat: current,
    passTo,
    confirm: () => setSeated(wanted),
    lookAs: setSeated,
    cover,
    setCover(on) {
      keep(keyOf(matchID), on ? null : 'off');
      setCoverState(on);
    },
  };
}
