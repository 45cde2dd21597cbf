/** Phase 2: the minions are sent out (sections 5.2 and 5.3). */
import type { Action, Croupier } from '../../../engine/rules.ts';
import { cardOf } from '../data/mobsters.ts';
import { type Counts, facesOf, PLACES } from '../data/places.ts';
import { no } from '../refusals.ts';
import type { State, Table } from '../state.ts';
import { screen } from './action.ts';
import { isByResources, whoMeets } from './conditions.ts';
import { player } from './table.ts';

export const setDice = screen({
  fields: { faces: 'faces' },
  bar: () => null,
  refuse(s, seat, { faces }) {
    const due = player(s, seat).dice;
    const set = faces.reduce((sum, n) => sum + n, 0);
    return set === due ? null : no('WRONG_DICE', { set, due });
  },
  list: (s, seat) => settings(player(s, seat).dice),
  seal: (_, { faces }) => ({ do: 'setDice', faces }),
});

/** Every way of setting so many dice, as actions; made once for each number. */
const SETTINGS = new Map<number, readonly Action[]>();

function settings(dice: number): readonly Action[] {
  const known = SETTINGS.get(dice);
  if (known) return known;
  const made = allCounts(dice, PLACES.length).map((counts) => ({ do: 'setDice', faces: facesOf(counts) }));
  SETTINGS.set(dice, made);
  return made;
}

/** Every way of spreading so many dice over so many places. */
export function allCounts(dice: number, places: number): Counts[] {
  if (places === 1) return [[dice]];
  const all: Counts[] = [];
  for (let here = dice; here >= 0; here--) {
    for (const rest of allCounts(dice - here, places - 1)) all.push([here, ...rest]);
  }
  return all;
}

/** Section 5.3: all screens are lifted at once; hats are laid under the mobsters whose conditions the dice meet. */
export function liftTheScreens(s: State, croupier: Croupier): void {
  s.players.forEach((p, seat) => {
    const set = s.sealed[seat];
    if (set?.do !== 'setDice') return;
    p.shown = set.faces;
    croupier.tell?.({ type: 'diceRevealed', seat, faces: facesOf(set.faces) });
  });
  layHats(s, false, croupier);
}

/** Hats under the mobsters of one kind: those judged by the dice, or those judged by what is held after the city. */
export function layHats(s: State, byResources: boolean, croupier: Croupier): void {
  for (const m of s.row) {
    if (isByResources(cardOf(m.id).special) !== byResources) continue;
    m.meets = whoMeets(s, m.id);
    if (m.meets.length > 0) croupier.tell?.({ type: 'hatsLaid', mobster: m.id, seats: [...m.meets] });
  }
}

/** Whether the dice of today lie open. */
export function diceAreOpen(s: Table): boolean {
  return s.step !== 'newDay' && s.step !== 'setDice';
}
