import { indexOf } from '../../../../src/games/moonshine/data/districts.ts';
import { district, player, toSupply } from '../../../../src/games/moonshine/rules/board.ts';
import type { View } from '../../../../src/games/moonshine/state.ts';
import { card } from '../rules.ts';
import type { Shown } from './shown.ts';

/** The morning: dice, Stills, Blowback, Offers, Ledgers, tomorrow's Mash (section 6), and Sunset. */
export function foldShadows(v: View, e: Shown): void {
  switch (e.type) {
    case 'dayBegan':
      begun(v, e.day, e.mash);
      break;
    case 'poolRolled':
      v.pool = [...e.pool];
      break;
    case 'drafted':
      v.pool.splice(v.pool.indexOf(e.die), 1);
      break;
    case 'brewed':
      v.supply.moonshine -= e.moonshine;
      district(v, indexOf(e.at)).moonshine += e.moonshine;
      break;
    case 'blowback':
      v.pool = [];
      v.phase = 'offers';
      break;
    case 'burst':
      toSupply(v, indexOf(e.at), e.runners, e.boss);
      break;
    case 'sunset':
      v.order = [...e.order];
      break;
    default:
      foldOffers(v, e);
      break;
  }
}

function begun(v: View, day: number, mash: number): void {
  v.day = day;
  v.mash = mash;
  v.mashTomorrow = 0;
  v.phase = 'shadows';
  for (const p of v.players) Object.assign(p, { laidLow: false, extorted: false, offered: false, token: 0 });
}

function foldOffers(v: View, e: Shown): void {
  switch (e.type) {
    case 'jobTaken':
      player(v, e.seat).reserves -= e.stake;
      player(v, e.seat).held.push(e.job);
      v.market[v.market.indexOf(e.job)] = null;
      break;
    case 'jobTakenFaceDown':
      player(v, e.seat).reserves -= e.stake;
      player(v, e.seat).faceDown.push(e.stake);
      v.deckCount -= 1;
      break;
    case 'walkedAway': {
      const p = player(v, e.seat);
      if (p.held.includes(e.job)) p.held.splice(p.held.indexOf(e.job), 1);
      else p.faceDown.splice(0, 1);
      p.reserves += card(v, e.job).stake;
      break;
    }
    case 'jobDealt':
      dealt(v, e.job);
      break;
    case 'deckReshuffled':
      v.deckCount += e.cards;
      break;
    case 'ledgersFunded':
      funded(v, e.ledgers);
      break;
    case 'mashNamed':
    case 'mashRolled':
      v.mashTomorrow = e.face;
      break;
  }
}

/** From the deck, or from the opening Market that lay face down. */
function dealt(v: View, job: View['market'][number]): void {
  v.market[v.market.indexOf(null)] = job;
  if (v.darkCount > 0) v.darkCount -= 1;
  else v.deckCount -= 1;
}

function funded(v: View, ledgers: readonly number[]): void {
  v.players.forEach((p, seat) => {
    const ledger = ledgers[seat] ?? p.ledger;
    p.reserves -= ledger - p.ledger;
    p.ledger = ledger;
  });
  v.phase = 'hustle';
}
