import type { Seat } from '../engine/rules.ts';
import type { Title } from '../engine/title.ts';

/** The home that the notation gives to that seat's player; null in games without one. */
export function homeOf(title: Title, state: unknown, seat: Seat): string | null {
  const { players } = title.notation.write(state);
  if (typeof players !== 'object' || players === null) return null;
  const player = (players as Record<string, { home?: unknown } | undefined>)[title.notation.seatName(state, seat)];
  return typeof player?.home === 'string' ? player.home : null;
}
