import type { HeldSeat } from './types.ts';

/**
 * The chairs this browser holds, kept so that a reload comes back to them. Storage may be denied (private windows): then
 * they last as long as the page.
 */
const memory = new Map<string, string>();
const listeners = new Set<() => void>();
const parsed = new Map<string, { text: string; seats: HeldSeat[] }>();
const NONE: HeldSeat[] = [];

const keyOf = (matchID: string) => `backroom.seats.${matchID}`;

/** A text kept under that key, or null. */
export function recall(key: string): string | null {
  try {
    return localStorage.getItem(key) ?? memory.get(key) ?? null;
  } catch {
    return memory.get(key) ?? null;
  }
}

/** Keeps a text under that key; null forgets it. */
export function keep(key: string, text: string | null): void {
  if (text === null) memory.delete(key);
  else memory.set(key, text);
  try {
    if (text === null) localStorage.removeItem(key);
    else localStorage.setItem(key, text);
  } catch {
    // Denied or full: memory has it.
  }
}

function isHeld(value: unknown): value is HeldSeat {
  const seat = value as Partial<HeldSeat> | null;
  return typeof seat?.seat === 'number' && typeof seat.credentials === 'string' && typeof seat.name === 'string';
}

function parse(text: string): HeldSeat[] {
  try {
    const list: unknown = JSON.parse(text);
    return Array.isArray(list) ? list.filter(isHeld) : NONE;
  } catch {
    return NONE;
  }
}

/** The chairs held at that table, by seat; the same list object until they change. */
export function heldSeats(matchID: string): HeldSeat[] {
  const text = recall(keyOf(matchID));
  if (!text) return NONE;
  const known = parsed.get(matchID);
  if (known?.text === text) return known.seats;
  const seats = parse(text);
  parsed.set(matchID, { text, seats });
  return seats;
}

function write(matchID: string, seats: HeldSeat[]): void {
  keep(keyOf(matchID), seats.length ? JSON.stringify(seats) : null);
  for (const listener of listeners) listener();
}

/** Remembers a chair, in place of an older secret for it. */
export function holdSeat(matchID: string, seat: HeldSeat): void {
  const others = heldSeats(matchID).filter((s) => s.seat !== seat.seat);
  write(
    matchID,
    [...others, seat].sort((a, b) => a.seat - b.seat),
  );
}

export function dropSeat(matchID: string, seat: number): void {
  write(
    matchID,
    heldSeats(matchID).filter((s) => s.seat !== seat),
  );
}

/** Tells of changes made in this page. */
export function onSeats(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
