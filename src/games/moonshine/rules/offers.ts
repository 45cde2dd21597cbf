/** Shadows, step 3: the Offers, the Market, and funding the Ledger (sections 6.3 and 6.4). */
import { shuffle } from '../../../engine/dice.ts';
import type { Croupier, Seat } from '../../../engine/rules.ts';
import type { JobId } from '../data/jobs.ts';
import { no } from '../refusals.ts';
import type { State, Table } from '../state.ts';
import { rule } from './action.ts';
import { player } from './board.ts';
import { card } from './cards.ts';
import { answered, ask } from './decisions.ts';
import { fundTheLedger } from './influence.ts';
import { isFamily } from './plays/families.ts';
import { faceDownJobs, turnUp } from './whispers.ts';

/** The highest token that has not had its Offer; false when all have. */
export function askNextOffer(s: State): boolean {
  const seat = s.order.findLast((candidate) => !player(s, candidate).offered);
  if (seat === undefined) return false;
  ask(s, { stage: 'offer', seat });
  return true;
}

/** The opening Market that lay face down is turned up; today has no Offers (`day1_dark_market`). */
export function turnUpTheMarket(s: State, croupier: Croupier): void {
  s.market = s.dark;
  s.dark = [];
  for (const job of s.market) croupier.tell?.({ type: 'jobDealt', job });
}

/** After the last Offer: late gaps are dealt (with `market_restock`), then every Ledger is funded at once. */
export function closeTheOffers(s: State, croupier: Croupier): void {
  if (s.options.market_restock === 'after_offers') fillMarket(s, croupier);
  for (const p of s.players) fundTheLedger(p);
  croupier.tell?.({ type: 'ledgersFunded', ledgers: s.players.map((p) => p.ledger) });
}

export const takeJob = rule({
  stages: ['offer'],
  fields: { job: 'job' },
  refuse(s, seat, a) {
    if (!s.market.includes(a.job)) return no('NOT_IN_MARKET', { job: a.job });
    const { stake } = card(s, a.job);
    const { reserves } = player(s, seat);
    return reserves < stake ? no('STAKE_TOO_HIGH', { stake, reserves }) : null;
  },
  list(s, seat, out) {
    const { reserves } = player(s, seat);
    for (const job of s.market) {
      if (job !== null && card(s, job).stake <= reserves) out.push({ do: 'takeJob', job });
    }
  },
  apply(s, seat, a, croupier) {
    const p = player(s, seat);
    const { stake } = card(s, a.job);
    p.reserves -= stake;
    p.held.push(a.job);
    s.market[s.market.indexOf(a.job)] = null;
    croupier.tell?.({ type: 'jobTaken', seat, job: a.job, stake });
    if (s.options.market_restock === 'immediate') fillMarket(s, croupier);
    hadOffer(s, seat);
  },
});

export const walkAway = rule({
  stages: ['offer'],
  fields: { job: 'job' },
  refuse: (s, seat, a) => (jobsOf(s, seat).includes(a.job) ? null : no('JOB_NOT_HELD', { job: a.job })),
  list(s, seat, out) {
    for (const job of jobsOf(s, seat)) out.push({ do: 'walkAway', job });
  },
  apply(s, seat, a, croupier) {
    const p = player(s, seat);
    if (p.held.includes(a.job)) p.held.splice(p.held.indexOf(a.job), 1);
    else turnUp(s, seat, a.job);
    p.reserves += card(s, a.job).stake;
    s.discard.push(a.job);
    croupier.tell?.({ type: 'walkedAway', seat, job: a.job });
    hadOffer(s, seat);
  },
});

export const standPat = rule({
  stages: ['offer'],
  fields: {},
  refuse: () => null,
  list: (_s, _seat, out) => void out.push({ do: 'standPat' }),
  apply(s, seat, _a, croupier) {
    croupier.tell?.({ type: 'stoodPat', seat });
    hadOffer(s, seat);
  },
});

/** Held Jobs, those face down included. */
function jobsOf(s: Table, seat: Seat): readonly JobId[] {
  const { held } = player(s, seat);
  return isFamily(s, seat, 'vipers') ? [...held, ...faceDownJobs(s)] : held;
}

function hadOffer(s: State, seat: Seat): void {
  player(s, seat).offered = true;
  answered(s);
}

/** Deals into every empty slot while there are cards (A15). */
function fillMarket(s: State, croupier: Croupier): void {
  s.market.forEach((slot, i) => {
    if (slot !== null) return;
    const job = dealJob(s, croupier);
    if (job === undefined) return;
    s.market[i] = job;
    croupier.tell?.({ type: 'jobDealt', job });
  });
}

/** The top card of the deck; an empty deck is made anew from the discards first. */
function dealJob(s: State, croupier: Croupier): JobId | undefined {
  if (s.deck.length === 0 && s.discard.length > 0) {
    s.deck = shuffle(s.discard, croupier.dice);
    s.discard = [];
    croupier.tell?.({ type: 'deckReshuffled', cards: s.deck.length });
  }
  return s.deck.shift();
}
