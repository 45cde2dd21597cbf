/** Shadows, step 4: the Harbormaster sets tomorrow's Mash (section 6.5). */
import type { Croupier, Seat } from '../../../engine/rules.ts';
import { DOCKS } from '../data/districts.ts';
import { DIE_FACES } from '../data/tables.ts';
import { no } from '../refusals.ts';
import { NOBODY, type State, type Table } from '../state.ts';
import { rule } from './action.ts';
import { district } from './board.ts';
import { answered, ask } from './decisions.ts';

/** Docks that each seat Controls; a Dock under a Squad counts for nobody, since nobody stands there. */
export function docksHeld(s: Table): number[] {
  return s.players.map((_, seat) => DOCKS.filter((at) => district(s, at).mob === seat).length);
}

/** Who alone Controls the most Docks, or NOBODY. */
export function harbormaster(s: Table): Seat {
  const held = docksHeld(s);
  const most = Math.max(...held);
  return most > 0 && held.indexOf(most) === held.lastIndexOf(most) ? held.indexOf(most) : NOBODY;
}

/** Asks the Harbormaster, or rolls when there is none. */
export function setTomorrowsMash(s: State, croupier: Croupier): void {
  const seat = harbormaster(s);
  if (seat !== NOBODY) {
    croupier.tell?.({ type: 'harbormaster', seat, docks: docksHeld(s)[seat] });
    ask(s, { stage: 'harbormaster', seat });
    return;
  }
  s.mashTomorrow = croupier.dice.die();
  croupier.tell?.({ type: 'mashRolled', face: s.mashTomorrow });
}

export const nameMash = rule({
  stages: ['harbormaster'],
  fields: { face: 'number' },
  refuse: (_s, _seat, a) => (a.face >= 1 && a.face <= DIE_FACES ? null : no('NOT_A_FACE', { face: a.face })),
  list(_s, _seat, out) {
    for (let face = 1; face <= DIE_FACES; face++) out.push({ do: 'nameMash', face });
  },
  apply(s, seat, a, croupier) {
    s.mashTomorrow = a.face;
    croupier.tell?.({ type: 'mashNamed', seat, face: a.face });
    answered(s);
  },
});
