/**
 * How much each feature weighs in the logarithm of a seat's share of the chances to win: fitted on games of the priorities
 * player against itself (`lab fit`), each with the sign that the rules give it.
 */
import type { Feature } from './features.ts';

export const WEIGHTS: Readonly<Record<Feature, number>> = {
  respect: 1.107,
  nameMade: 0.994,
  jobsHeld: 0,
  jobsNear: 4.312,
  owned: 1.5,
  nod: 0,
  ladderPaid: 0,
  nextBribe: 0.269,
  cellar: 0,
  shortage: -0.848,
  longerRoad: -1.249,
  marks: 0,
  bossDead: -0.229,
  bossInVenue: 0.055,
  bossNearVenue: 0.093,
  ready: 2.552,
  readyNow: 0.706,
  almost: 0.087,
  districts: 0.085,
  runners: 1.131,
  noSafehouse: -0.248,
  ledger: 0.267,
  locked: -0.307,
  bars: 0.237,
  docks: 0,
  venues: 0,
  rat: 0,
  spareCash: 0,
  early: 0.001,
};
