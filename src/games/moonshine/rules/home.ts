/** The home Boroughs and their starting turf (section 4, step 3; the `home_borough_pick` option). */
import type { Croupier } from '../../../engine/rules.ts';
import { BOROUGHS, facts, MAINLAND, OF_BOROUGH } from '../data/districts.ts';
import { START_CREW_RUNNERS, START_WARD_RUNNERS } from '../data/tables.ts';
import { no } from '../refusals.ts';
import { NOBODY, type State, type Table } from '../state.ts';
import { rule } from './action.ts';
import { arrive, placeSafehouse, player } from './board.ts';
import { answered, ask } from './decisions.ts';

/** In reverse turn order, whoever has no home yet; false when all have one. */
export function askNextHome(s: State): boolean {
  const seat = s.order.findLast((candidate) => player(s, candidate).home === NOBODY);
  if (seat === undefined) return false;
  ask(s, { stage: 'home', seat });
  return true;
}

/** Everybody's Ward with Safehouse and Boss, and two crews; then the Mash die is rolled. */
export function placeTurf(s: State, croupier: Croupier): void {
  for (const seat of s.players.keys()) placeMob(s, seat);
  s.mash = croupier.dice.die();
}

function placeMob(s: State, seat: number): void {
  const p = player(s, seat);
  for (const at of OF_BOROUGH[p.home] ?? []) {
    const role = facts(at).start[s.options.starting_turf];
    if (role === null || role === 'squad') continue;
    const runners = role === 'ward' ? START_WARD_RUNNERS : START_CREW_RUNNERS;
    arrive(s, seat, at, runners, role === 'ward' ? 1 : 0);
    p.supply -= runners;
    if (role === 'ward') placeSafehouse(s, seat, at);
  }
}

function isFree(s: Table, borough: number): boolean {
  return borough < MAINLAND && s.players.every((p) => p.home !== borough);
}

export const pickHome = rule({
  stages: ['home'],
  fields: { borough: 'borough' },
  refuse: (s, _seat, a) => (isFree(s, a.borough) ? null : no('BOROUGH_TAKEN', { borough: BOROUGHS[a.borough] ?? '' })),
  list(s, _seat, out) {
    for (let borough = 0; borough < MAINLAND; borough++) {
      if (isFree(s, borough)) out.push({ do: 'pickHome', borough: BOROUGHS[borough] });
    }
  },
  apply(s, seat, a, croupier) {
    player(s, seat).home = a.borough;
    croupier.tell?.({ type: 'homePicked', seat, borough: BOROUGHS[a.borough] });
    answered(s);
  },
});
