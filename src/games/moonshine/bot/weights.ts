/**
 * How much each feature weighs in the logarithm of a seat's share of the chances to win: fitted on games of the priorities
 * player against itself (`lab fit`) and a few of the search, each with the sign that the rules give it. `jobsOnOffer` alone was weighed by hand.
 */
import type { Feature } from './features.ts';

export const WEIGHTS: Readonly<Record<Feature, number>> = {
  respect: 1.383,
  nameMade: 0.731,
  jobsHeld: 0,
  jobsOnOffer: 0.45,
  owned: 1.544,
  nod: 0,
  ladderPaid: 0,
  nextBribe: 0.275,
  cellar: 0,
  shortage: -1.32,
  longerRoad: -1.098,
  marks: -0.071,
  bossDead: -0.048,
  bossInVenue: 0.175,
  bossNearVenue: 0.111,
  ready: 0.874,
  readyNow: 0,
  almost: 0,
  throneNear: 2.152,
  districts: 0,
  runners: 1.28,
  noSafehouse: -0.258,
  ledger: 0.314,
  locked: -0.216,
  bars: 0.287,
  docks: 0,
  venues: 0.053,
  rat: 0,
  spareCash: 0,
  early: 0,
};
