/** What a seat's chance to win rests on, by what a player would call it: the estimate's weights, added up by subject. */
import type { Seat } from '../../../engine/rules.ts';
import type { Table } from '../state.ts';
import { score } from './estimate.ts';
import { FEATURES, type Feature, featuresOf, turfs } from './features.ts';
import { WEIGHTS } from './weights.ts';

/** The subjects; `rivals` is what the others' positions take away. */
export type Aspect = 'jobs' | 'influence' | 'money' | 'boss' | 'turf' | 'markers' | 'trouble' | 'rivals';

const SUBJECT: { readonly [F in Feature]: Aspect } = {
  respect: 'jobs',
  nameMade: 'jobs',
  jobsHeld: 'jobs',
  jobsOnOffer: 'jobs',
  owned: 'influence',
  nod: 'influence',
  ladderPaid: 'influence',
  nextBribe: 'money',
  cellar: 'money',
  shortage: 'money',
  longerRoad: 'money',
  marks: 'trouble',
  bossDead: 'boss',
  bossInVenue: 'boss',
  bossNearVenue: 'boss',
  ready: 'boss',
  readyNow: 'boss',
  almost: 'boss',
  throneNear: 'boss',
  districts: 'turf',
  runners: 'turf',
  noSafehouse: 'turf',
  ledger: 'markers',
  locked: 'markers',
  bars: 'turf',
  docks: 'turf',
  venues: 'turf',
  rat: 'trouble',
  spareCash: 'money',
  early: 'markers',
};

/** Parts of the logarithm of the seat's odds against the others together. */
export function aspects(s: Table, seat: Seat): Record<Aspect, number> {
  const turf = turfs(s);
  const parts = { jobs: 0, influence: 0, money: 0, boss: 0, turf: 0, markers: 0, trouble: 0, rivals: 0 };
  const others = s.players.map((_, other) => {
    const own = turf[other];
    if (!own) return 0;
    const features = featuresOf(s, other, own);
    if (other !== seat) return Math.exp(score(features));
    for (const name of FEATURES) parts[SUBJECT[name]] += WEIGHTS[name] * features[name];
    return 0;
  });
  parts.rivals = -Math.log(others.reduce((sum, one) => sum + one, 0));
  return parts;
}
