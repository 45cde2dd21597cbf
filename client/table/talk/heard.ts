import { useState } from 'react';
import type { Seat } from '../../../src/engine/rules.ts';
import { keep, recall } from '../../net/credentials.ts';
import type { Said } from '../../net/types.ts';

/** Whom this device does not want to hear at a table: seats, and (-1) all who watch. */
export const WATCHERS = -1;

/** What of all that was said is for those eyes: a whisper on a shared screen only for the one who looks. */
export function heardBy(talk: readonly Said[], eyes: Seat | null, muted: ReadonlySet<number>): Said[] {
  return talk.filter(({ seat, to }) => {
    if (seat !== eyes && muted.has(seat ?? WATCHERS)) return false;
    return to === null || to === eyes || seat === eyes;
  });
}

/** How many of those came after line `read`, not counting one's own. */
export function unreadOf(heard: readonly Said[], eyes: Seat | null, read: number): number {
  return heard.filter(({ number, seat }) => number > read && (seat === null || seat !== eyes)).length;
}

/** Numbers kept on this device, until they change. */
function useKept(key: string): [number[], (next: number[]) => void] {
  const [kept, setKept] = useState(() => numbersIn(recall(key)));
  const set = (next: number[]) => {
    keep(key, next.length ? next.join() : null);
    setKept(next);
  };
  return [kept, set];
}

function numbersIn(text: string | null): number[] {
  return (text ?? '').split(',').flatMap((part) => (/^-?\d+$/.test(part) ? [Number(part)] : []));
}

/** Who is muted at that table, on this device alone. */
export function useMuted(matchID: string) {
  const [muted, set] = useKept(`backroom.muted.${matchID}`);
  const toggle = (seat: number) => set(muted.includes(seat) ? muted.filter((one) => one !== seat) : [...muted, seat]);
  return { muted: new Set(muted), toggle };
}

/** The last thing said that was read at that table. */
export function useRead(matchID: string) {
  const [[read = 0], set] = useKept(`backroom.read.${matchID}`);
  return { read, setRead: (number: number) => set([number]) };
}
