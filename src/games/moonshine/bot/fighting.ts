/** Fights: the Occupier's answer, the Invader's choices, and what becomes of a taken Safehouse. */
import type { Action } from '../../../engine/rules.ts';
import { BOROUGH_OF, BOROUGHS, EAST_RIVER_BARS, facts } from '../data/districts.ts';
import { HEAT_SPACES } from '../data/tables.ts';
import { barrels, bossCount, district, hasSafehouse, nameOf, player } from '../rules/board.ts';
import { asked } from '../rules/decisions.ts';
import { fightOf } from '../rules/fight/crews.ts';
import { foldTargets, mayAmbush } from '../rules/fight/open.ts';
import { isFamily } from '../rules/plays/families.ts';
import { crownRefusal } from '../rules/respect.ts';
import { type At, type Fight, SUPPLY } from '../state.ts';
import { type Bout, chanceAfterAmbush, chanceToWin, size } from './odds.ts';
import type { Sight } from './sight.ts';

/** Below this chance an Invader gives up. */
const HOPELESS = 0.2;
/** From this chance of losing on, an Occupier with much to lose runs. */
const DIRE = 0.75;
/** By so much an Ambush must lessen the chance of losing to be worth its marker; more where that marker brings the police. */
const SPEAKING = 0.05;
const LOUD = 0.3;
/** What taking the crown costs. */
const CROWN_MARKERS = 2;

function boutOf(g: Sight, f: Fight): Bout {
  return {
    invader: f,
    occupier: { runners: district(g.v, f.at).runners, boss: bossCount(g.v, f.at) },
    safehouse: hasSafehouse(g.v, f.at),
    firepower: isFamily(g.v, f.attacker, 'irish'),
  };
}

/** Runs when it is lost and there is somewhere to go, a lone man too; ambushes where that tells. Who can be crowned keeps out of fights. */
export function answerStandoff(g: Sight): Action {
  const f = fightOf(g.v);
  const bout = boutOf(g, f);
  const volleys = player(g.v, f.attacker).ledger;
  const waits = crownRefusal(g.v, g.seat) === null;
  const loud = g.v.heat.length >= HEAT_SPACES - 1;
  const held = chanceToWin(bout, volleys);
  const ambushed = mayAmbush(g.v, f) && !(waits && g.me.ledger <= CROWN_MARKERS) ? chanceAfterAmbush(bout, volleys) : 1;
  const refuge = bestRefuge(g, foldTargets(g.v, f));
  const rather = bout.occupier.boss ? DIRE - 0.3 : DIRE;
  const runs = Math.min(held, ambushed) > rather || (waits && loud && !bout.occupier.boss);
  if (refuge !== null && runs) return { do: 'fold', to: nameOf(refuge) };
  return { do: ambushed < held - (loud ? LOUD : SPEAKING) ? 'ambush' : 'holdFire' };
}

function bestRefuge(g: Sight, targets: readonly At[]): At | null {
  const worth = (at: At) =>
    (district(g.v, at).mob === g.seat ? 0 : 10 + barrels(district(g.v, at))) + facts(at).pressure;
  return targets.reduce<At | null>((a, b) => (a === null || worth(b) > worth(a) ? b : a), null);
}

/** Torch, shoot on, or leave. */
export function fightOn(g: Sight): Action {
  const f = fightOf(g.v);
  const bout = boutOf(g, f);
  if (wantsToBurn(g, f)) return { do: 'torch' };
  if (hasKilledEnough(g, f)) return { do: 'fallBack' };
  if (g.me.ledger >= 2 && isFamily(g.v, g.seat, 'sicilians') && bout.occupier.boss) return { do: 'hit' };
  const chance = chanceToWin(bout, g.me.ledger);
  if (chance >= HOPELESS || (wantsKills(g, f) && g.me.ledger > 0)) return { do: 'openFire' };
  if (g.me.ledger > 0 && worthPlundering(g, f)) return { do: 'plunder' };
  return { do: 'fallBack' };
}

/** A Safehouse burnt in Manhattan is a Job done, whatever comes of the fight. */
function wantsToBurn(g: Sight, f: Fight): boolean {
  if (!g.me.held.includes('bloodySunday') || BOROUGHS[BOROUGH_OF[f.at] ?? 0] !== 'manhattan') return false;
  return isFamily(g.v, g.seat, 'knights') && g.me.ledger > 0 && f.runners > 0 && hasSafehouse(g.v, f.at);
}

function wantsKills(g: Sight, f: Fight): boolean {
  const { held } = g.me;
  const { borough, id } = facts(f.at);
  if (held.includes('irishGoodbye') && EAST_RIVER_BARS.includes(id)) return size(f) > 1;
  if (held.includes('butchersLedger') && borough === 'brooklyn') return size(f) > 2;
  return held.includes('tollBoothTrap') && borough === 'queens' && f.bossEntered && bossCount(g.v, f.at) > 0;
}

/** The Irish Goodbye pays two kills and no Seize: time to go. */
function hasKilledEnough(g: Sight, f: Fight): boolean {
  if (!g.me.held.includes('irishGoodbye') || !EAST_RIVER_BARS.includes(facts(f.at).id)) return false;
  const kills = (g.v.play?.deeds ?? []).reduce((n, d) => (d.type === 'killed' ? n + d.runners + d.boss : n), 0);
  return kills >= 2;
}

function worthPlundering(g: Sight, f: Fight): boolean {
  return isFamily(g.v, g.seat, 'irish') && barrels(district(g.v, f.at)) > 1 && size(f) > 2 && f.moonshine + f.rum === 0;
}

/** Rum first, then Moonshine, as far as the hits go. */
export function chooseLoot(g: Sight): Action {
  const pile = district(g.v, fightOf(g.v).at);
  const hits = asked(g.v, 'loot')?.hits ?? 0;
  const rum = Math.min(hits, pile.rum);
  return { do: 'loot', rum, moonshine: Math.min(hits - rum, pile.moonshine) };
}

/** What a held Job asks for; else takes over only with no Safehouse of one's own. */
export function chooseClaim(g: Sight): Action {
  const at = asked(g.v, 'claim')?.at ?? 0;
  if (g.me.held.includes('bloodySunday') && facts(at).borough === 'manhattan') return { do: 'raze' };
  const wanted = g.me.held.includes('eviction') || g.me.safehouse === SUPPLY;
  return { do: wanted ? 'takeOver' : 'raze' };
}
