import type { HeldSeat, TableDetail } from '../net/types.ts';
import type { Eyes } from '../table/moment.tsx';

/** The eyes that the house lets this browser look through: any once the game is over, until then one's own or a spectator's. */
export function eyesAllowed(table: TableDetail, held: readonly HeldSeat[]): Eyes[] {
  if (table.status === 'over') return ['all', ...table.seats.map(({ seat }) => seat), 'spectator'];
  const own = held.map(({ seat }) => seat);
  return table.spectators ? [...own, 'spectator'] : own;
}

/** The eyes asked for in the address, if they are allowed; else the first that are. */
export function eyesOf(text: string | null, allowed: readonly Eyes[]): Eyes {
  return allowed.find((eyes) => String(eyes) === text) ?? allowed[0] ?? 'spectator';
}
