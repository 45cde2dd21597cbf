import type { Seat } from '../engine/rules.ts';

const NAMES = ['Two-Tone', 'Ledger Lil', 'Quiet Moe', 'Sister Ace', 'Half-Pint', 'Uncle Zero'];

/** What the house's player in that seat is called. */
export function botName(seat: Seat): string {
  return NAMES[seat % NAMES.length] ?? 'Bot';
}
