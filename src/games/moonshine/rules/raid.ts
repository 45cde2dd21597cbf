/** The Raid: each Squad in Borough order follows the freshest noise it can reach (section 11). */
import type { Croupier, Seat } from '../../../engine/rules.ts';
import { BOROUGH_OF, facts, MAINLAND } from '../data/districts.ts';
import { HEAT_SPACES } from '../data/tables.ts';
import { no } from '../refusals.ts';
import { type At, NOBODY, type State, SUPPLY, type Table } from '../state.ts';
import { rule } from './action.ts';
import {
  arrive,
  barrels,
  bossCount,
  connections,
  depart,
  district,
  hasSafehouse,
  landConnections,
  nameOf,
  player,
  removeSafehouse,
  safe,
  toSupply,
} from './board.ts';
import { answered, ask, asked } from './decisions.ts';
import { record } from './play.ts';
import { isFamily } from './plays/families.ts';
import { advanceCrackdown } from './truce.ts';

/** The 5th marker, or the Rat Play (section 7.2, step 4). */
export function raidDue(s: Table): boolean {
  return s.heat.length >= HEAT_SPACES || s.play?.name === 'rat';
}

/** Opens the Raid; the second Job check sees the Raid's deeds alone (section 7.2, step 5). */
export function startRaid(s: State, croupier: Croupier): void {
  s.phase = 'raid';
  s.raid = { squad: 0 };
  if (s.play && s.options.job_check === 'two') s.play.deeds = [];
  croupier.tell?.({ type: 'raid', seat: s.play?.seat ?? NOBODY, heat: [...s.heat] });
  advanceCrackdown(s, croupier);
}

/** Lets the next Squad act. False when a crew's owner must choose, true when the Squad is done. */
export function nextSquad(s: State, squad: number, croupier: Croupier): boolean {
  const from = s.squads[squad] as At;
  if (from === SUPPLY) return true;
  const target = targetOf(s, from);
  if (target === null) {
    croupier.tell?.({ type: 'squadStayed', at: nameOf(from) });
    return true;
  }
  kickInTheDoors(s, target, croupier);
  return crewRuns(s, target, croupier);
}

/** All Squads have acted. */
export function raidIsOver(s: Table): boolean {
  return s.raid === null || s.raid.squad >= MAINLAND;
}

/** Step 3: every marker goes home. */
export function aftermath(s: State, croupier: Croupier): void {
  for (const seat of s.heat) player(s, seat).reserves += 1;
  croupier.tell?.({ type: 'raidOver', markers: s.heat.length });
  s.heat = [];
  s.raid = null;
  s.phase = 'hustle';
}

/** Steps 2a to 2c: whom and where a Squad standing there would raid, the Heat Track being as given; null when it stays put. */
export function targetOf(s: Table, from: At, heat: readonly Seat[] = s.heat): At | null {
  for (let i = heat.length - 1; i >= 0; i--) {
    const target = richestOf(s, heat[i] as Seat, from);
    if (target !== null) return target;
  }
  return null;
}

/** Steps 2a and 2c: what that seat has within reach of the Squad; the Sicilian Safehouse is Untouchable (section 8). */
function richestOf(s: Table, seat: Seat, from: At): At | null {
  let best: At | null = null;
  for (const at of s.options.squads_walk ? landConnections(s, from) : connections(s, from)) {
    if (district(s, at).mob !== seat || BOROUGH_OF[at] !== BOROUGH_OF[from] || untouchable(s, at)) continue;
    if (best === null || richer(s, at, best)) best = at;
  }
  return best;
}

function untouchable(s: Table, at: At): boolean {
  return hasSafehouse(s, at) && isFamily(s, district(s, at).mob, 'sicilians');
}

/** Most barrels first, then highest Pressure; no tie remains on this map (A43). */
function richer(s: Table, a: At, b: At): boolean {
  const more = barrels(district(s, a)) - barrels(district(s, b));
  return more > 0 || (more === 0 && facts(a).pressure > facts(b).pressure);
}

/** Step 2d. */
function kickInTheDoors(s: State, at: At, croupier: Croupier): void {
  const d = district(s, at);
  const { mob, moonshine, rum } = d;
  const safehouse = hasSafehouse(s, at);
  record(s, { type: 'raidMoved', to: at, mob });
  croupier.tell?.({ type: 'doorsKickedIn', seat: mob, at: nameOf(at), moonshine, rum, safehouse });
  s.supply.moonshine += moonshine;
  s.supply.rum += rum;
  d.moonshine = 0;
  d.rum = 0;
  if (safehouse) removeSafehouse(s, mob);
}

/** Step 2e: nobody there, arrested, the only way out, or the owner is asked. */
function crewRuns(s: State, at: At, croupier: Croupier): boolean {
  const seat = district(s, at).mob;
  if (seat === NOBODY) return squadTakes(s, at, croupier);
  const exits = exitsOf(s, seat, at);
  if (exits.length > 1) {
    ask(s, { stage: 'run', seat, at, exits });
    return false;
  }
  if (exits[0] === undefined) arrest(s, seat, at, croupier);
  else runTo(s, seat, at, exits[0], croupier);
  return squadTakes(s, at, croupier);
}

/** Land Connected (with `raid_crew_may_sail`: Connected) and Safe; the Squad still bars its own District. */
function exitsOf(s: Table, seat: Seat, at: At): At[] {
  const near = s.options.raid_crew_may_sail ? connections(s, at) : landConnections(s, at);
  return near.filter((to) => safe(s, seat, to));
}

function arrest(s: State, seat: Seat, at: At, croupier: Croupier): void {
  const { runners } = district(s, at);
  const boss = bossCount(s, at);
  croupier.tell?.({ type: 'arrested', seat, at: nameOf(at), boss, runners });
  toSupply(s, at, runners, boss);
}

function runTo(s: State, seat: Seat, at: At, to: At, croupier: Croupier): void {
  const { runners } = district(s, at);
  const boss = bossCount(s, at);
  croupier.tell?.({ type: 'crewRan', seat, from: nameOf(at), to: nameOf(to), boss, runners });
  depart(s, at, runners, boss);
  arrive(s, seat, to, runners, boss);
}

/** Step 2f. */
function squadTakes(s: State, at: At, croupier: Croupier): true {
  const borough = BOROUGH_OF[at] as number;
  croupier.tell?.({ type: 'squadMoved', from: nameOf(s.squads[borough] as At), to: nameOf(at) });
  s.squads[borough] = at;
  return true;
}

export const run = rule({
  stages: ['run'],
  fields: { to: 'district' },
  refuse: (s, _seat, a) => (asked(s, 'run')?.exits.includes(a.to) ? null : no('NOT_AN_EXIT', { at: nameOf(a.to) })),
  list(s, _seat, out) {
    for (const at of asked(s, 'run')?.exits ?? []) out.push({ do: 'run', to: nameOf(at) });
  },
  apply(s, seat, a, croupier) {
    const at = asked(s, 'run')?.at ?? NOBODY;
    answered(s);
    runTo(s, seat, at, a.to, croupier);
    squadTakes(s, at, croupier);
    if (s.raid) s.raid.squad += 1;
  },
});
