import { BOROUGH_OF, indexOf } from '../../../../src/games/moonshine/data/districts.ts';
import {
  arrive,
  depart,
  district,
  player,
  removeSafehouse,
  toSupply,
} from '../../../../src/games/moonshine/rules/board.ts';
import type { View } from '../../../../src/games/moonshine/state.ts';
import type { Shown } from './shown.ts';

/** The Raid, Squad by Squad (section 11), and the Federal Crackdown (section 17). */
export function foldRaid(v: View, e: Shown): void {
  switch (e.type) {
    case 'raid':
      v.phase = 'raid';
      break;
    case 'doorsKickedIn':
      kickedIn(v, e);
      break;
    case 'crewRan':
      depart(v, indexOf(e.from), e.runners, e.boss);
      arrive(v, e.seat, indexOf(e.to), e.runners, e.boss);
      break;
    case 'arrested':
      toSupply(v, indexOf(e.at), e.runners, e.boss);
      break;
    case 'squadMoved':
      v.squads[BOROUGH_OF[indexOf(e.to)] ?? 0] = indexOf(e.to);
      break;
    case 'raidOver':
      for (const seat of v.heat) player(v, seat).reserves += 1;
      v.heat = [];
      v.phase = 'hustle';
      break;
    case 'crackdown':
      v.crackdown = e.space;
      break;
    case 'truce':
      v.alliances = [e.first, e.second];
      break;
  }
}

function kickedIn(v: View, e: Extract<Shown, { type: 'doorsKickedIn' }>): void {
  const d = district(v, indexOf(e.at));
  d.moonshine -= e.moonshine;
  d.rum -= e.rum;
  v.supply.moonshine += e.moonshine;
  v.supply.rum += e.rum;
  if (e.safehouse) removeSafehouse(v, e.seat);
}
