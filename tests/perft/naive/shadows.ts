/** The morning of the naive program: Brew, Blowback, Offers, funding, Harbormaster (section 6), and the picking of homes (section 4). */
import { stakeOf } from './cards.ts';
import {
  type Action,
  bossAt,
  casualties,
  docksOf,
  type Game,
  holder,
  holdings,
  mob,
  mobstersAt,
  moveBarrels,
  moveCrew,
  muscle,
  names,
  question,
  rollDice,
  rollDie,
} from './game.ts';
import { DISTRICTS, landConnected, MAINLAND, startTurf, stillOf } from './map.ts';

// Picking homes

export function homeAnswers(g: Game): Action[] {
  const taken = names(g).map((who) => mob(g, who).home);
  return MAINLAND.filter((b) => !taken.includes(b)).map((borough) => ({ do: 'pickHome', borough }));
}

export function pickHome(g: Game, who: string, borough: string): void {
  mob(g, who).home = borough;
  const next = [...g.order].reverse().find((other) => mob(g, other).home === null);
  if (next !== undefined) {
    question(g, next, 'home');
    return;
  }
  for (const each of names(g)) moveIn(g, each);
  g.mash = rollDie(g);
  brew(g);
}

function moveIn(g: Game, who: string): void {
  const player = mob(g, who);
  const [ward, speakeasy, dock] = startTurf(player.home ?? '', g.options.starting_turf);
  player.safehouse = ward;
  moveCrew(g, who, 'supply', ward, 1, 2);
  moveCrew(g, who, 'supply', speakeasy, 0, 3);
  moveCrew(g, who, 'supply', dock, 0, 3);
}

// The Brew

/** Begins the Brew: the pool is rolled. */
export function brew(g: Game): void {
  g.phase = 'shadows';
  g.pool = rollDice(g, names(g).length + 1);
  question(g, g.order[0] ?? '', 'draft');
}

export function draftAnswers(g: Game): Action[] {
  return [...new Set(g.pool)].map((die) => ({ do: 'draft', die }));
}

/** Stills fired by that number: his, with a Mobster. */
const firedBy = (g: Game, who: string, number: number): string[] =>
  holdings(g, who).filter((d) => stillOf(d) === number && mobstersAt(g, who, d) > 0);

export function draft(g: Game, who: string, die: number): void {
  g.pool.splice(g.pool.indexOf(die), 1);
  const fired = firedBy(g, who, g.mash + die);
  const lit = fired.find((d) => bossAt(g, who, d));
  const targets = lit === undefined ? [] : splitTargets(g, who, lit, fired);
  if (targets.length === 0) {
    stockUp(g, who, fired);
    return;
  }
  if (g.options.split_must_fire === true && targets.length === 1) {
    stockUp(g, who, [...fired, ...targets]);
    return;
  }
  question(g, who, 'split', targets, g.mash + die);
}

function splitTargets(g: Game, who: string, lit: string, fired: readonly string[]): string[] {
  return holdings(g, who).filter(
    (d) => landConnected(lit, d, g.options.map) && mobstersAt(g, who, d) > 0 && !fired.includes(d),
  );
}

export function splitAnswers(g: Game): Action[] {
  const targets: Action[] = (g.ask?.places ?? []).map((to) => ({ do: 'split', to }));
  return g.options.split_must_fire === true ? targets : [...targets, { do: 'split', to: null }];
}

export function split(g: Game, who: string, to: string | null): void {
  const fired = firedBy(g, who, g.ask?.number ?? 0);
  stockUp(g, who, to === null ? fired : [...fired, to]);
}

function stockUp(g: Game, who: string, fired: string[]): void {
  const demand = fired.reduce((sum, d) => sum + muscle(mobstersAt(g, who, d)), 0);
  if (demand > (g.moonshine.supply ?? 0) && fired.length > 1) {
    question(g, who, 'stock', fired);
    return;
  }
  stock(g, who, fired);
}

export function stockAnswers(g: Game): Action[] {
  return orders(g.ask?.places ?? []).map((order) => ({ do: 'stock', order }));
}

function orders(list: readonly string[]): string[][] {
  if (list.length === 0) return [[]];
  return list.flatMap((first) => orders(list.filter((d) => d !== first)).map((rest) => [first, ...rest]));
}

export function stock(g: Game, who: string, order: readonly string[]): void {
  for (const d of order) {
    const barrels = Math.min(muscle(mobstersAt(g, who, d)), g.moonshine.supply ?? 0);
    moveBarrels(g, 'supply', d, barrels, 0);
  }
  const next = g.order[g.order.indexOf(who) + 1];
  if (next !== undefined) {
    question(g, next, 'draft');
    return;
  }
  blowback(g);
  offers(g);
}

function blowback(g: Game): void {
  const number = g.mash + (g.pool[0] ?? 0);
  for (const d of DISTRICTS) {
    const who = holder(g, d);
    if (stillOf(d) === number && who !== null) casualties(g, who, d, muscle(mobstersAt(g, who, d)), false);
  }
}

// The Offers

function offers(g: Game): void {
  g.phase = 'offers';
  if (g.dark.length > 0) {
    g.market = g.dark;
    g.dark = [];
    fund(g);
    return;
  }
  question(g, g.order.at(-1) ?? '', 'offer');
}

/** Walking away from a Job lying open, then from one lying face down. */
const ownJobs = (g: Game, who: string): string[] => [...mob(g, who).held, ...mob(g, who).faceDown];

const mayWhisper = (g: Game, who: string): boolean => {
  const [top] = g.deck;
  if (g.options.whispers_claim !== true || who !== 'vipers' || top === undefined) return false;
  return mob(g, who).reserves >= stakeOf(top, g.options);
};

export function offerAnswers(g: Game, who: string): Action[] {
  const { reserves } = mob(g, who);
  const open = g.market.filter((job): job is string => job !== null && reserves >= stakeOf(job, g.options));
  return [
    ...open.map((job) => ({ do: 'takeJob', job })),
    ...ownJobs(g, who).map((job) => ({ do: 'walkAway', job })),
    ...(mayWhisper(g, who) ? [{ do: 'takeWhisper' }] : []),
    { do: 'standPat' },
  ];
}

/** The top card; a deck that ran out is made anew from the discard pile, which these dice leave in its order. */
function deal(g: Game): string | null {
  if (g.deck.length === 0) {
    g.deck = g.discard;
    g.discard = [];
  }
  return g.deck.shift() ?? null;
}

function fillGaps(g: Game): void {
  for (let i = 0; i < g.market.length; i++) if (g.market[i] === null) g.market[i] = deal(g);
}

export function takeJob(g: Game, who: string, job: string): void {
  const player = mob(g, who);
  player.reserves -= stakeOf(job, g.options);
  player.held.push(job);
  g.market[g.market.indexOf(job)] = null;
  if (g.options.market_restock !== 'after_offers') fillGaps(g);
  offered(g, who);
}

export function takeWhisper(g: Game, who: string): void {
  const job = g.deck.shift() ?? '';
  mob(g, who).reserves -= stakeOf(job, g.options);
  mob(g, who).faceDown.push(job);
  offered(g, who);
}

export function walkAway(g: Game, who: string, job: string): void {
  const player = mob(g, who);
  player.held = player.held.filter((held) => held !== job);
  player.faceDown = player.faceDown.filter((held) => held !== job);
  player.reserves += stakeOf(job, g.options);
  g.discard.push(job);
  offered(g, who);
}

export function offered(g: Game, who: string): void {
  mob(g, who).offered = true;
  const next = g.order[g.order.indexOf(who) - 1];
  if (next !== undefined) {
    question(g, next, 'offer');
    return;
  }
  if (g.options.market_restock === 'after_offers') fillGaps(g);
  fund(g);
}

function fund(g: Game): void {
  for (const who of names(g)) {
    const player = mob(g, who);
    const markers = Math.min(5 - player.ledger, player.reserves);
    player.reserves -= markers;
    player.ledger += markers;
  }
  harbormaster(g);
}

// The Harbormaster

function harbormaster(g: Game): void {
  const most = Math.max(...names(g).map((who) => docksOf(g, who)));
  const leaders = names(g).filter((who) => docksOf(g, who) === most);
  const [leader] = leaders;
  if (most > 0 && leaders.length === 1 && leader !== undefined) {
    g.phase = 'harbormaster';
    question(g, leader, 'harbormaster');
    return;
  }
  nameMash(g, rollDie(g));
}

export const mashAnswers = (): Action[] => [1, 2, 3, 4, 5, 6].map((face) => ({ do: 'nameMash', face }));

export function nameMash(g: Game, face: number): void {
  g.tomorrow = face;
  g.phase = 'hustle';
  question(g, g.order[0] ?? '', 'play');
}
