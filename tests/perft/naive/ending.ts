/** How a Play of the naive program ends: claims, Jobs, Raid, the next turn, Sunset (sections 7.2, 7.6, 11, 12, 17). */
import { met, respectOf, stakeOf } from './cards.ts';
import {
  barrelsAt,
  type Game,
  holder,
  mob,
  mobstersAt,
  moveAll,
  moveBarrels,
  names,
  type Play,
  question,
  rivalSafehouse,
  safe,
  safehouseAt,
  squadAt,
} from './game.ts';
import { boroughOf, connected, DISTRICTS, landConnected, MAINLAND, pressureOf } from './map.ts';
import { brew } from './shadows.ts';

function theirPlay(g: Game): Play {
  if (!g.play) throw new Error('no Play is being made');
  return g.play;
}

/** After the Play, its fight and its claim: the pipeline from step 2 on. */
export function wrapUp(g: Game): void {
  g.fight = null;
  const play = theirPlay(g);
  const claimed = DISTRICTS.find((d) => mobstersAt(g, play.who, d) > 0 && rivalSafehouse(g, d, play.who) !== null);
  if (claimed !== undefined) {
    question(g, play.who, 'claim', [claimed]);
    return;
  }
  if (g.options.job_check !== 'one') complete(g, false);
  if (g.heat.length >= 5 || play.name === 'rat') {
    beginRaid(g);
    return;
  }
  if (g.options.job_check === 'one') complete(g, false);
  nextTurn(g);
}

export function claim(g: Game, who: string, takeOver: boolean): void {
  const at = g.ask?.places[0] ?? '';
  const rival = rivalSafehouse(g, at, who) ?? '';
  mob(g, rival).safehouse = 'supply';
  if (takeOver) mob(g, who).safehouse = at;
  theirPlay(g).deeds.push(takeOver ? { what: 'tookOver', at, rival } : { what: 'destroyed', at, rival });
  wrapUp(g);
}

/** Completes the Jobs of whoever makes the Play: those of the Play itself, or those of its Raid. */
function complete(g: Game, ofTheRaid: boolean): void {
  const play = theirPlay(g);
  const player = mob(g, play.who);
  const deeds = play.deeds.filter((d) => (d.what === 'raided') === ofTheRaid);
  for (const job of [...player.held, ...player.faceDown]) {
    if (!met(g, play, deeds, job)) continue;
    player.held = player.held.filter((held) => held !== job);
    player.faceDown = player.faceDown.filter((held) => held !== job);
    player.reserves += stakeOf(job, g.options);
    player.done.push(job);
  }
}

// The Raid

function beginRaid(g: Game): void {
  if (g.crackdown !== null && g.crackdown < 10) {
    g.crackdown += 1;
    if (g.crackdown === 10 && g.options.truce_timing === 'after_the_raid') g.truceDue = true;
    else if (g.crackdown === 10) swear(g);
  }
  g.raid = [...MAINLAND];
  goOnRaiding(g);
}

function goOnRaiding(g: Game): void {
  for (;;) {
    const borough = g.raid?.shift();
    if (borough === undefined) {
      aftermath(g);
      return;
    }
    if (squadActs(g, borough)) return;
  }
}

/** One Squad acts; true when somebody must be asked first where his crew runs. */
function squadActs(g: Game, borough: string): boolean {
  const target = targetOf(g, borough);
  if (target === null) return false;
  const victim = holder(g, target) ?? '';
  theirPlay(g).deeds.push({ what: 'raided', at: target, rival: victim });
  if (safehouseAt(g, victim, target)) mob(g, victim).safehouse = 'supply';
  moveBarrels(g, target, 'supply', g.moonshine[target] ?? 0, g.rum[target] ?? 0);
  const exits = mobstersAt(g, victim, target) > 0 ? exitsFrom(g, target, victim, g.squads[borough] ?? '') : [];
  if (exits.length > 1) {
    question(g, victim, 'run', [target, ...exits]);
    return true;
  }
  runTo(g, victim, target, exits[0] ?? 'supply');
  return false;
}

function targetOf(g: Game, borough: string): string | null {
  const post = g.squads[borough];
  if (post === undefined) return null;
  const near = g.options.squads_walk === true ? landConnected : connected;
  const reach = DISTRICTS.filter(
    (d) =>
      boroughOf(d) === borough &&
      near(post, d, g.options.map) &&
      holder(g, d) !== null &&
      !squadAt(g, d) &&
      !(g.mobs.sicilians && safehouseAt(g, 'sicilians', d)),
  );
  const hunted = [...g.heat].reverse().find((who) => reach.some((d) => holder(g, d) === who));
  const theirs = reach.filter((d) => holder(g, d) === hunted);
  theirs.sort((a, b) => barrelsAt(g, b) - barrelsAt(g, a) || pressureOf(b) - pressureOf(a));
  return theirs[0] ?? null;
}

function exitsFrom(g: Game, target: string, victim: string, post: string): string[] {
  const near = g.options.raid_crew_may_sail === true ? connected : landConnected;
  return DISTRICTS.filter((d) => d !== post && d !== target && near(target, d, g.options.map) && safe(g, d, victim));
}

function runTo(g: Game, victim: string, from: string, to: string): void {
  moveAll(g, victim, from, to);
  g.squads[boroughOf(from)] = from;
}

export function run(g: Game, who: string, to: string): void {
  runTo(g, who, g.ask?.places[0] ?? '', to);
  goOnRaiding(g);
}

function aftermath(g: Game): void {
  for (const owner of g.heat) mob(g, owner).reserves += 1;
  g.heat = [];
  g.raid = null;
  if (g.options.job_check === 'one') complete(g, false);
  complete(g, true);
  if (g.truceDue) swear(g);
  g.truceDue = false;
  nextTurn(g);
}

/** First with fourth, second with third. */
function swear(g: Game): void {
  const ranked = [...g.order].sort(
    (a, b) =>
      respectOf(g, b) - respectOf(g, a) || mob(g, b).cash - mob(g, a).cash || g.order.indexOf(a) - g.order.indexOf(b),
  );
  const [first = '', second = '', third = '', fourth = ''] = ranked;
  g.pairs = [
    [first, fourth],
    [second, third],
  ];
}

// Turns

function nextTurn(g: Game): void {
  const from = g.order.indexOf(theirPlay(g).who);
  g.play = null;
  const round = [...g.order.slice(from + 1), ...g.order.slice(0, from + 1)];
  const next = round.find((who) => !mob(g, who).laidLow);
  if (next === undefined) {
    sunset(g);
    return;
  }
  question(g, next, 'play');
}

function sunset(g: Game): void {
  g.order = [...names(g)].sort((a, b) => (mob(g, a).token ?? 0) - (mob(g, b).token ?? 0));
  for (const who of names(g))
    Object.assign(mob(g, who), { token: null, laidLow: false, extorted: false, offered: false });
  g.day += 1;
  g.mash = g.tomorrow ?? 1;
  g.tomorrow = null;
  brew(g);
}
