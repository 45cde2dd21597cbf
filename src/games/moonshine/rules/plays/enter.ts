/** What a Move, a Skiff and a Stealth share: a cargo leaves one District and enters another (section 7.3, Move). */
import type { Croupier, Refusal, Seat } from '../../../../engine/rules.ts';
import { no } from '../../refusals.ts';
import { type At, NOBODY, PINNED, type State, type Table } from '../../state.ts';
import { arrive, bossCount, controls, defenseless, depart, district, hostile, nameOf, squadAt } from '../board.ts';
import { watchMove } from '../deals/watch.ts';
import { ask } from '../decisions.ts';
import { openFight } from '../fight/open.ts';
import { record } from '../play.ts';
import type { Trip } from './trip.ts';

/** Why that seat cannot set out from `from` to `to`, connection aside. */
export function tripRefusal(s: Table, seat: Seat, from: At, to: At): Refusal | null {
  if (!controls(s, seat, from)) return no('NOT_CONTROLLED', { at: nameOf(from) });
  if (from === to) return no('SAME_DISTRICT');
  if (squadAt(s, to)) return no('SQUAD_THERE', { at: nameOf(to) });
  return null;
}

/** Why that crew is not there to be sent. */
export function crewRefusal(s: Table, from: At, boss: number, runners: number): Refusal | null {
  if (boss > bossCount(s, from)) return no('NO_BOSS_THERE', { at: nameOf(from) });
  const have = district(s, from).runners;
  return runners > have ? no('RUNNERS_SHORT', { need: runners, have }) : null;
}

/** Why those barrels are not there to be sent. */
export function barrelRefusal(s: Table, from: At, moonshine: number, rum: number): Refusal | null {
  const d = district(s, from);
  if (moonshine > d.moonshine) return no('MOONSHINE_SHORT', { need: moonshine, have: d.moonshine });
  return rum > d.rum ? no('RUM_SHORT', { need: rum, have: d.rum }) : null;
}

/** Carries out the trip: joins, takes Control, walks into an unguarded Safehouse, or opens a fight. */
export function enter(s: State, seat: Seat, trip: Trip, croupier: Croupier): void {
  const { from, to, boss, runners, moonshine, rum } = trip;
  const mobBefore = district(s, to).mob;
  record(s, { type: 'moved', ...trip, mobBefore });
  croupier.tell?.({ type: 'moved', seat, ...trip, from: nameOf(from), to: nameOf(to) });
  if (boss + runners > 0) watchMove(s, seat, to, croupier);
  load(s, from, moonshine, rum);
  if (boss + runners > 0 && hostile(s, seat, to)) {
    depart(s, from, runners, boss, PINNED);
    openFight(s, seat, trip, croupier);
    return;
  }
  unload(s, to, moonshine, rum);
  if (boss + runners === 0) return;
  depart(s, from, runners, boss);
  walkIn(s, seat, trip, croupier);
}

/** No rival Mobster stands there: joins, or takes an empty District or an unguarded Safehouse (sections 2.4, 2.7). */
function walkIn(s: State, seat: Seat, { by, to, boss, runners }: Trip, croupier: Croupier): void {
  const rival = district(s, to).mob;
  const empty = defenseless(s, to);
  arrive(s, seat, to, runners, boss);
  if (rival === seat) return;
  const how = empty ? (by === 'skiff' ? 'skiff' : 'move') : 'walkIn';
  record(s, { type: 'tookControl', at: to, by: how, rival, hadSafehouse: !empty, defenders: 0 });
  croupier.tell?.({ type: 'tookControl', seat, at: nameOf(to), from: rival });
  if (rival !== NOBODY) ask(s, { stage: 'claim', seat, at: to, rival });
}

function load(s: State, at: At, moonshine: number, rum: number): void {
  const d = district(s, at);
  d.moonshine -= moonshine;
  d.rum -= rum;
}

/** Barrels belong to whoever Controls the District they lie in (section 2.3). */
export function unload(s: State, at: At, moonshine: number, rum: number): void {
  const d = district(s, at);
  d.moonshine += moonshine;
  d.rum += rum;
}
