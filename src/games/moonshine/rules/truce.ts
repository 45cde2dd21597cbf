/** The Blood Oath: the Federal Crackdown's clock and the Truce (section 17). */
import type { Croupier, Seat } from '../../../engine/rules.ts';
import { CRACKDOWN_SPACES } from '../data/tables.ts';
import type { State, Table } from '../state.ts';
import { player } from './board.ts';
import { respect } from './respect.ts';

/** Each Raid moves the token one space, up to the last (step 1 of a Raid). */
export function advanceCrackdown(s: State, croupier: Croupier): void {
  if (!s.options.blood_oath || s.crackdown >= CRACKDOWN_SPACES) return;
  s.crackdown += 1;
  croupier.tell?.({ type: 'crackdown', space: s.crackdown });
  if (s.options.truce_timing === 'before_the_squads') swearTruce(s, croupier);
}

/** The token has reached its last space: first with fourth, second with third, for the rest of the game. */
export function swearTruce(s: State, croupier: Croupier): void {
  if (s.crackdown < CRACKDOWN_SPACES || s.alliances.length > 0) return;
  const [first, second, third, fourth] = ranking(s) as [Seat, Seat, Seat, Seat];
  s.alliances = [
    [first, fourth],
    [second, third],
  ];
  croupier.tell?.({ type: 'truce', first: s.alliances[0], second: s.alliances[1] });
}

/** By Respect, then cash, then the lower token today (A33). */
function ranking(s: Table): Seat[] {
  const key = (seat: Seat) => [respect(s, seat), player(s, seat).cash, -s.order.indexOf(seat)] as const;
  return s.players
    .map((_, seat) => seat)
    .sort((a, b) => {
      const [x, y] = [key(a), key(b)];
      return y[0] - x[0] || y[1] - x[1] || y[2] - x[2];
    });
}
