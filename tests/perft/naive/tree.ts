/**
 * A second program for Moonshine Kingdom, 1929: naive, slow, and written from the rules alone. It shares nothing with `src`, so
 * that a mistake would have to be made twice to go unseen. It knows no Handshakes and no gifts of cash.
 */
import { claim, run } from './ending.ts';
import {
  advance,
  ambush,
  fallBack,
  fold,
  loot,
  lootAnswers,
  openFire,
  pinned,
  pinnedAnswers,
  standoffAnswers,
  torch,
} from './fight.ts';
import type { Action, Ask, Game } from './game.ts';
import { makePlay } from './making.ts';
import { playAnswers } from './plays.ts';
import {
  draft,
  draftAnswers,
  homeAnswers,
  mashAnswers,
  nameMash,
  offerAnswers,
  offered,
  pickHome,
  split,
  splitAnswers,
  stock,
  stockAnswers,
  takeJob,
  takeWhisper,
  walkAway,
} from './shadows.ts';

/** Every answer to the open question; none when the game is over. */
export function answers(g: Game): Action[] {
  if (g.over || !g.ask) return [];
  const { who, stage, places, number } = g.ask;
  switch (stage) {
    case 'home':
      return homeAnswers(g);
    case 'draft':
      return draftAnswers(g);
    case 'split':
      return splitAnswers(g);
    case 'stock':
      return stockAnswers(g);
    case 'offer':
      return offerAnswers(g, who);
    case 'harbormaster':
      return mashAnswers();
    case 'play':
      return playAnswers(g, who);
    case 'standoff':
      return standoffAnswers(g, number === 1);
    case 'pinned':
      return pinnedAnswers(g);
    case 'loot':
      return lootAnswers(g);
    case 'claim':
      return [{ do: 'takeOver' }, { do: 'raze' }];
    case 'run':
      return places.slice(1).map((to) => ({ do: 'run', to }));
    default:
      throw new Error(`no stage ${stage}`);
  }
}

/** The game after that answer; the one given stays as it is. */
export function after(g: Game, action: Action): Game {
  const next = structuredClone(g);
  const { ask } = next;
  if (!ask) throw new Error('nobody is asked');
  carryOut(next, ask, action);
  if (next.over) next.ask = null;
  return next;
}

function carryOut(g: Game, { who, stage }: Ask, action: Action): void {
  if (stage === 'play') {
    makePlay(g, who, action);
    return;
  }
  const answer = ANSWERS[action.do];
  if (!answer) throw new Error(`no answer ${action.do}`);
  answer(g, who, action);
}

type Answer = (g: Game, who: string, action: Action) => void;

const ANSWERS: Readonly<Record<string, Answer>> = {
  pickHome: (g, who, a) => pickHome(g, who, String(a.borough)),
  draft: (g, who, a) => draft(g, who, Number(a.die)),
  split: (g, who, a) => split(g, who, a.to === null ? null : String(a.to)),
  stock: (g, who, a) => stock(g, who, a.order as string[]),
  takeJob: (g, who, a) => takeJob(g, who, String(a.job)),
  takeWhisper: (g, who) => takeWhisper(g, who),
  walkAway: (g, who, a) => walkAway(g, who, String(a.job)),
  standPat: (g, who) => offered(g, who),
  nameMash: (g, _who, a) => nameMash(g, Number(a.face)),
  ambush: (g) => ambush(g),
  holdFire: (g) => pinned(g),
  fold: (g, _who, a) => fold(g, String(a.to)),
  openFire: (g) => openFire(g, 'openFire'),
  hit: (g) => openFire(g, 'hit'),
  plunder: (g) => openFire(g, 'plunder'),
  torch: (g) => torch(g),
  advance: (g, _who, a) => advance(g, String(a.to), amount(a.moonshine), amount(a.rum)),
  fallBack: (g) => fallBack(g),
  loot: (g, _who, a) => loot(g, Number(a.moonshine ?? 0), Number(a.rum ?? 0)),
  takeOver: (g, who) => claim(g, who, true),
  raze: (g, who) => claim(g, who, false),
  run: (g, who, a) => run(g, who, String(a.to)),
};

/** With `advance_leave_barrels` an amount left out is 0; without, everything goes along. */
function amount(value: unknown): number | undefined {
  return value === undefined ? undefined : Number(value);
}

/** How many sequences of one, two, ... `depth` answers there are. */
export function countTree(g: Game, depth: number): number[] {
  if (depth === 0) return [];
  const list = answers(g);
  const below = Array.from({ length: depth - 1 }, () => 0);
  if (depth > 1)
    for (const action of list)
      for (const [i, n] of countTree(after(g, action), depth - 1).entries()) below[i] = (below[i] ?? 0) + n;
  return [list.length, ...below];
}
