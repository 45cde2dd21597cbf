import type { Entry } from '../net/types.ts';

/** The numbers of the lines that a later one takes back: those between a take-back and the line that it leads to. */
export function foldedIn(history: readonly Entry[]): ReadonlySet<number> {
  const folded = new Set<number>();
  let to = Number.POSITIVE_INFINITY;
  for (const entry of [...history].reverse()) {
    // Who holds a seat is not taken back, and leads nowhere.
    if (entry.kind === 'seat') continue;
    if (entry.number > to || entry.folded) folded.add(entry.number);
    else if (entry.kind === 'takeBack') to = entry.to ?? entry.number;
    else to = Number.POSITIVE_INFINITY;
  }
  return folded;
}

/** The lines that count: neither taken back, nor a taking back, nor another holder of a seat. */
export function effective(history: readonly Entry[]): Entry[] {
  if (!history.some((entry) => entry.kind || entry.folded)) return [...history];
  const folded = foldedIn(history);
  return history.filter((entry) => !entry.kind && !folded.has(entry.number));
}

/** How the button for taking back stands. `deeds` are the lines that go, the oldest first. */
export type TakeBackState =
  | { kind: 'free'; last: { to: number; deeds: Entry[] }; turn: { to: number; deeds: Entry[] } | null }
  | { kind: 'ended'; ends: 'die' | 'reveal' | 'other' }
  | { kind: 'none' };

/** `counted` are the lines that count; the whole turn is offered only where it is more than the last decision. */
export function takeBackState(
  offer: { last: number | null; turn: number | null; ends: 'die' | 'reveal' | 'other' | null },
  counted: readonly Entry[],
): TakeBackState {
  const { last, turn, ends } = offer;
  if (last === null) return ends ? { kind: 'ended', ends } : { kind: 'none' };
  const back = (to: number) => ({ to, deeds: counted.filter((entry) => entry.number > to) });
  return { kind: 'free', last: back(last), turn: turn !== null && turn < last ? back(turn) : null };
}
