import { indexOf } from '../../../../src/games/moonshine/data/districts.ts';
import { arrive, connected, district, placeSafehouse, player } from '../../../../src/games/moonshine/rules/board.ts';
import { kickback } from '../../../../src/games/moonshine/rules/influence.ts';
import type { View } from '../../../../src/games/moonshine/state.ts';
import { specOf } from '../plays/specs.ts';
import { card } from '../rules.ts';
import type { Acted, Shown } from './shown.ts';

/** What a line's action costs in Influence; sailing away from a fight is free (`skiff_escape`). */
export function costOf(v: View, { action }: Acted): number {
  const sails = action.do === 'advance' && v.fight && !connected(v, v.fight.at, indexOf(String(action.to)));
  return sails ? 0 : (specOf(action.do)?.cost ?? 0);
}

/** Influence, cash, barrels and cards of the Plays (sections 7, 8 and 12). */
export function foldPlay(v: View, e: Shown): void {
  switch (e.type) {
    case 'acted':
      toReserves(v, e.seat, costOf(v, e));
      break;
    case 'heat':
      player(v, e.seat).reserves -= 1;
      v.heat = [...v.heat, e.seat];
      break;
    case 'consigliere':
      v.heat.splice(e.marker, 1);
      player(v, e.owner).reserves += 1;
      break;
    case 'recruited':
      player(v, e.seat).supply -= e.runners;
      arrive(v, e.seat, indexOf(e.at), e.runners, 0);
      earn(v, e.seat, -e.price);
      break;
    case 'secured':
      placeSafehouse(v, e.seat, indexOf(e.at));
      earn(v, e.seat, -e.price);
      break;
    case 'rose':
      arrive(v, e.seat, indexOf(e.at), 0, 1);
      break;
    case 'crowned':
      v.crowned = e.seat;
      break;
    case 'jobDone':
      done(v, e);
      break;
    default:
      foldMoney(v, e);
      break;
  }
}

function toReserves(v: View, seat: number, markers: number): void {
  const p = player(v, seat);
  p.ledger -= markers;
  p.reserves += markers;
}

function earn(v: View, seat: number, cash: number): void {
  player(v, seat).cash += cash;
}

function sold(v: View, at: number, moonshine: number, rum: number): void {
  const d = district(v, at);
  d.moonshine -= moonshine;
  d.rum -= rum;
  v.supply.moonshine += moonshine;
  v.supply.rum += rum;
}

function done(v: View, e: Extract<Shown, { type: 'jobDone' }>): void {
  const p = player(v, e.seat);
  if (p.held.includes(e.job)) p.held.splice(p.held.indexOf(e.job), 1);
  else p.faceDown.splice(0, 1);
  p.done.push(e.job);
  p.reserves += card(v, e.job).stake;
}

function foldMoney(v: View, e: Shown): void {
  switch (e.type) {
    case 'traded':
      sold(v, indexOf(e.at), e.barrels, -(e.barrels + e.gift));
      break;
    case 'unloaded':
      sold(v, indexOf(e.at), e.moonshine, e.rum);
      for (let n = 0; n < e.kickbacks; n++) kickback(player(v, e.seat));
      earn(v, e.seat, e.pay);
      break;
    case 'peddled':
      sold(v, indexOf(e.at), e.moonshine, 0);
      earn(v, e.seat, e.pay);
      break;
    case 'borrowed':
      player(v, e.seat).marks += 1;
      earn(v, e.seat, e.cash);
      break;
    case 'squaredUp':
      player(v, e.seat).marks -= 1;
      earn(v, e.seat, -e.price);
      break;
    case 'collected':
      earn(v, e.seat, e.pay);
      break;
    case 'extorted':
      player(v, e.seat).extorted = true;
      earn(v, e.seat, e.pay);
      break;
    case 'bribed':
      player(v, e.seat).owned = e.owned;
      player(v, e.seat).reserves += 1;
      earn(v, e.seat, -e.price);
      break;
    case 'nodClaimed':
      player(v, e.seat).nod = true;
      break;
    case 'laidLow':
      player(v, e.seat).laidLow = true;
      player(v, e.seat).token = e.token;
      toReserves(v, e.seat, player(v, e.seat).ledger);
      earn(v, e.seat, e.pay);
      break;
    case 'ratted':
      v.rat = e.seat;
      break;
    case 'cashGiven':
      earn(v, e.seat, -e.amount);
      earn(v, e.to, e.amount);
      break;
  }
}
