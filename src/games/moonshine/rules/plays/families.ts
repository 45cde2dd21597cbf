/** Whose signature Play it is (section 8). */
import type { Refusal, Seat } from '../../../../engine/rules.ts';
import type { Family } from '../../data/families.ts';
import { no } from '../../refusals.ts';
import type { Table } from '../../state.ts';
import { player } from '../board.ts';

export function isFamily(s: Table, seat: Seat, family: Family): boolean {
  return player(s, seat).family === family;
}

export function otherFamily(s: Table, seat: Seat, family: Family): Refusal | null {
  return isFamily(s, seat, family) ? null : no('WRONG_FAMILY', { family });
}
