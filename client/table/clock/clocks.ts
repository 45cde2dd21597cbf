import { createContext, useEffect, useMemo, useState } from 'react';
import type { ClocksFrame, SeatCard } from '../../net/types.ts';

/** A table's clocks as they were told last, and how far the house's clock is ahead of this device's, in milliseconds. */
export interface ClocksHere {
  clocks: ClocksFrame;
  lag: number;
}

/** Null at a table that has none. */
export const ClocksContext = createContext<ClocksHere | null>(null);

/** The lag is taken when a frame is first seen: later than that its `now` is past. Bots play without a clock. */
export function useClocksHere(clocks: ClocksFrame | undefined, cards: readonly SeatCard[]): ClocksHere | null {
  return useMemo(() => {
    if (!clocks) return null;
    const bots = new Set(cards.filter((card) => card.kind === 'bot').map((card) => card.seat));
    const seats = clocks.seats.filter(({ seat }) => !bots.has(seat));
    return { clocks: { ...clocks, seats }, lag: clocks.now - Date.now() };
  }, [clocks, cards]);
}

const TICK_MS = 500;

/** This device's time, moving while `runs`. */
export function useNow(runs: boolean): number {
  const [now, setNow] = useState(Date.now);
  useEffect(() => {
    if (!runs) return;
    setNow(Date.now());
    const timer = setInterval(() => setNow(Date.now()), TICK_MS);
    return () => clearInterval(timer);
  }, [runs]);
  return runs ? now : Date.now();
}
