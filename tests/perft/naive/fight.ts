/** The fight of the naive program (section 9, with the tricks of section 8). */

import { wrapUp } from './ending.ts';
import {
  type Action,
  barrelsAt,
  bossAt,
  casualties,
  type Fight,
  type Game,
  mob,
  mobstersAt,
  moveAll,
  moveBarrels,
  moveCrew,
  muscle,
  occupier,
  pay,
  question,
  rivalSafehouse,
  rollDice,
  runnersAt,
  safe,
  safehouseAt,
} from './game.ts';
import { coastal, connected, DISTRICTS } from './map.ts';

function theFight(g: Game): Fight {
  if (!g.fight) throw new Error('nobody fights');
  return g.fight;
}

/** The crew has already been taken from its origin to `pinned`, its barrels to `carried`. */
export function beginFight(g: Game, attacker: string, origin: string, at: string, stealth: boolean): void {
  const defender = occupier(g, at, attacker) ?? '';
  g.fight = {
    attacker,
    defender,
    at,
    origin,
    firstShot: false,
    bossEntered: bossAt(g, attacker, 'pinned'),
    defenders: mobstersAt(g, defender, at),
    hadSafehouse: safehouseAt(g, defender, at),
  };
  const answers = standoffAnswers(g, stealth);
  if (answers.length === 1) {
    pinned(g);
    return;
  }
  question(g, defender, 'standoff', [], stealth ? 1 : 0);
}

export function standoffAnswers(g: Game, stealth: boolean): Action[] {
  const { defender } = theFight(g);
  if (stealth && g.options.stealth_allows_fold !== true) return [{ do: 'holdFire' }];
  const ambush = !stealth && mob(g, defender).ledger >= 1 && !mob(g, defender).laidLow;
  return [...(ambush ? [{ do: 'ambush' }] : []), { do: 'holdFire' }, ...foldsOf(g).map((to) => ({ do: 'fold', to }))];
}

function foldsOf(g: Game): string[] {
  const { defender, at, origin } = theFight(g);
  const barred = (d: string) => g.options.scram_bars_origin === true && d === origin;
  return waysOut(g, defender, at).filter((d) => !barred(d));
}

/** Safe and Connected, or for the Knights with their old boats any Safe coast. */
function waysOut(g: Game, who: string, at: string): string[] {
  return DISTRICTS.filter(
    (d) => d !== at && safe(g, d, who) && (connected(at, d, g.options.map) || sails(g, who, at, d)),
  );
}

const sails = (g: Game, who: string, at: string, to: string): boolean =>
  g.options.skiff_escape === true &&
  who === 'knights' &&
  coastal(at) &&
  coastal(to) &&
  !connected(at, to, g.options.map);

/** Up to five by boat, the Boss first; the rest die. */
function sailAway(g: Game, who: string, from: string, to: string): void {
  const boss = bossAt(g, who, from) ? 1 : 0;
  moveCrew(g, who, from, to, boss, Math.min(5 - boss, runnersAt(g, who, from)));
  moveAll(g, who, from, 'supply');
}

// The Occupier answers

export function ambush(g: Game): void {
  const { attacker, defender, at } = theFight(g);
  pay(g, defender, 1, true);
  theFight(g).firstShot = true;
  casualties(g, attacker, 'pinned', roll(g, mobstersAt(g, defender, at), threat(g, false) + 1), false);
  if (mobstersAt(g, attacker, 'pinned') === 0) {
    hold(g);
    return;
  }
  pinned(g);
}

export function fold(g: Game, to: string): void {
  const { attacker, defender, at } = theFight(g);
  if (sails(g, defender, at, to)) sailAway(g, defender, at, to);
  else moveAll(g, defender, at, to);
  moveAll(g, attacker, 'pinned', at);
  takeGround(g, 'fold');
}

// The Invader chooses

/** Asks the Invader again, or sends him home with an empty Ledger. */
export function pinned(g: Game): void {
  const { attacker } = theFight(g);
  if (mob(g, attacker).ledger === 0) {
    fallBack(g);
    return;
  }
  question(g, attacker, 'pinned');
}

export function pinnedAnswers(g: Game): Action[] {
  const { attacker, at } = theFight(g);
  const { ledger } = mob(g, attacker);
  const torchable = runnersAt(g, attacker, 'pinned') > 0 && rivalSafehouse(g, at, attacker) !== null;
  return [
    { do: 'openFire' },
    ...(attacker === 'sicilians' && ledger >= 2 ? [{ do: 'hit' }] : []),
    ...(attacker === 'irish' ? [{ do: 'plunder' }] : []),
    ...(attacker === 'knights' && torchable ? [{ do: 'torch' }] : []),
    ...waysOut(g, attacker, at).flatMap((to) => advances(g, to)),
    { do: 'fallBack' },
  ];
}

function advances(g: Game, to: string): Action[] {
  const { attacker, at } = theFight(g);
  if (g.options.advance_leave_barrels !== true || sails(g, attacker, at, to)) return [{ do: 'advance', to }];
  return loads(g.moonshine.carried ?? 0, g.rum.carried ?? 0, 99).map((load) => ({ do: 'advance', to, ...load }));
}

/** Every way to take so many of each, at most `most` together, nothing included. */
export function loads(moonshine: number, rum: number, most: number): { moonshine: number; rum: number }[] {
  const list: { moonshine: number; rum: number }[] = [];
  for (let m = 0; m <= moonshine; m++)
    for (let r = 0; r <= rum; r++) if (m + r <= most) list.push({ moonshine: m, rum: r });
  return list;
}

export function openFire(g: Game, shot: 'openFire' | 'hit' | 'plunder'): void {
  const fight = theFight(g);
  const { attacker, defender, at } = fight;
  pay(g, attacker, shot === 'hit' ? 2 : 1, shot !== 'plunder' && !fight.firstShot);
  if (shot !== 'plunder') fight.firstShot = true;
  const extra = attacker === 'irish' && shot === 'openFire' ? 1 : 0;
  const dice = Math.min(5, muscle(mobstersAt(g, attacker, 'pinned')) + extra);
  const hits = count(rollDice(g, dice), threat(g, true));
  const back = roll(g, mobstersAt(g, defender, at), threat(g, false));
  if (shot !== 'plunder') {
    const [boss, runners] = casualties(g, defender, at, hits, shot === 'hit');
    g.play?.deeds.push({ what: 'killed', at, rival: defender, boss, runners, open: fight.bossEntered });
  }
  casualties(g, attacker, 'pinned', back, false);
  afterVolley(g, shot === 'plunder' ? hits : 0);
}

function afterVolley(g: Game, loot: number): void {
  const { attacker, defender, at } = theFight(g);
  const standing = mobstersAt(g, attacker, 'pinned');
  if (mobstersAt(g, defender, at) === 0 && standing > 0) {
    moveAll(g, attacker, 'pinned', at);
    takeGround(g, 'fight');
    return;
  }
  if (standing === 0) {
    hold(g);
    return;
  }
  if (loot > 0 && barrelsAt(g, at) > 0) {
    question(g, attacker, 'loot', [], loot);
    return;
  }
  pinned(g);
}

export function lootAnswers(g: Game): Action[] {
  const { at } = theFight(g);
  return loads(g.moonshine[at] ?? 0, g.rum[at] ?? 0, g.ask?.number ?? 0).map((load) => ({ do: 'loot', ...load }));
}

export function loot(g: Game, moonshine: number, rum: number): void {
  moveBarrels(g, theFight(g).at, 'carried', moonshine, rum);
  pinned(g);
}

export function torch(g: Game): void {
  const { attacker, defender, at, firstShot } = theFight(g);
  const quiet = g.options.torch_first_shot === true && firstShot;
  pay(g, attacker, 1, !quiet);
  if (g.options.torch_first_shot === true) theFight(g).firstShot = true;
  mob(g, defender).safehouse = 'supply';
  moveCrew(g, attacker, 'pinned', 'supply', 0, 1);
  g.play?.deeds.push({ what: 'destroyed', at, rival: defender });
  if (mobstersAt(g, attacker, 'pinned') === 0) {
    hold(g);
    return;
  }
  pinned(g);
}

export function advance(g: Game, to: string, moonshine: number | undefined, rum: number | undefined): void {
  const { attacker, at } = theFight(g);
  const open = g.play?.before[to] === null;
  if (sails(g, attacker, at, to)) {
    sailAway(g, attacker, 'pinned', to);
  } else {
    pay(g, attacker, 1, false);
    const load = { moonshine: moonshine ?? g.moonshine.carried ?? 0, rum: rum ?? g.rum.carried ?? 0 };
    const crew = { boss: bossAt(g, attacker, 'pinned') ? 1 : 0, runners: runnersAt(g, attacker, 'pinned') };
    g.play?.deeds.push({ what: 'moved', from: at, at: to, ...crew, ...load });
    moveAll(g, attacker, 'pinned', to);
    moveBarrels(g, 'carried', to, load.moonshine, load.rum);
  }
  g.play?.deeds.push({ what: 'entered', at: to, by: 'move', open });
  dropBarrels(g);
  wrapUp(g);
}

export function fallBack(g: Game): void {
  const { attacker, origin } = theFight(g);
  moveAll(g, attacker, 'pinned', origin);
  dropBarrels(g);
  wrapUp(g);
}

// Ends

/** Carried barrels stay in the District. */
function dropBarrels(g: Game): void {
  moveBarrels(g, 'carried', theFight(g).at, g.moonshine.carried ?? 0, g.rum.carried ?? 0);
}

function hold(g: Game): void {
  dropBarrels(g);
  wrapUp(g);
}

function takeGround(g: Game, by: string): void {
  const { defender, at, defenders, hadSafehouse } = theFight(g);
  dropBarrels(g);
  g.play?.deeds.push({ what: 'seized', at, by, rival: defender, hadSafehouse, defenders });
  wrapUp(g);
}

// Dice

function threat(g: Game, invader: boolean): number {
  const { attacker, defender, at } = theFight(g);
  if (invader) return 1 + (bossAt(g, attacker, 'pinned') ? 1 : 0);
  return 1 + (bossAt(g, defender, at) ? 1 : 0) + (safehouseAt(g, defender, at) ? 1 : 0);
}

const roll = (g: Game, mobsters: number, level: number): number => count(rollDice(g, muscle(mobsters)), level);

const LOWEST = [0, 5, 4, 3, 2];

const count = (dice: readonly number[], level: number): number =>
  dice.filter((face) => face >= (LOWEST[Math.min(4, level)] ?? 7)).length;
