/** Every action of the game by its name in the notation. */
import type { Stage } from '../state.ts';
import type { ActionRule } from './action.ts';
import { draft, split, stock } from './brew.ts';
import { giveCash } from './cash.ts';
import { raze, takeOver } from './claim.ts';
import { offerHandshake, refuseHandshake, shake, withdrawHandshake } from './deals/handshake.ts';
import { admit, callBroken, callKept, dispute, vote } from './deals/judging.ts';
import { advance, fallBackChoice, hit, loot, openFire, plunder, torch } from './fight/pinned.ts';
import { ambush, fold, holdFireAnswer } from './fight/standoff.ts';
import { nameMash } from './harbormaster.ts';
import { pickHome } from './home.ts';
import { standPat, takeJob, walkAway } from './offers.ts';
import { consigliere } from './plays/consigliere.ts';
import { layLow } from './plays/layLow.ts';
import { move } from './plays/move.ts';
import { bribe, extort, rat, rise, takeTheCrown } from './plays/power.ts';
import { skiff } from './plays/skiff.ts';
import { borrow, collect, recruit, secure, squareUp, trade } from './plays/standard.ts';
import { stealth } from './plays/stealth.ts';
import { tunnel } from './plays/tunnel.ts';
import { peddle, unload } from './plays/unload.ts';
import { run } from './raid.ts';
import { takeWhisper } from './whispers.ts';

const RULES = {
  pickHome,
  draft,
  split,
  stock,
  takeJob,
  takeWhisper,
  walkAway,
  standPat,
  nameMash,
  move,
  recruit,
  secure,
  trade,
  borrow,
  squareUp,
  collect,
  layLow,
  unload,
  bribe,
  extort,
  rat,
  rise,
  takeTheCrown,
  consigliere,
  peddle,
  stealth,
  tunnel,
  skiff,
  ambush,
  holdFire: holdFireAnswer,
  fold,
  openFire,
  hit,
  plunder,
  loot,
  torch,
  advance,
  fallBack: fallBackChoice,
  takeOver,
  raze,
  run,
  giveCash,
  offerHandshake,
  shake,
  refuseHandshake,
  withdrawHandshake,
  callKept,
  callBroken,
  admit,
  dispute,
  vote,
};

export type ActionName = keyof typeof RULES;

export const ACTION_NAMES = Object.keys(RULES) as ActionName[];

const BY_NAME = new Map(Object.entries(RULES) as unknown as [string, ActionRule][]);

/** The rule of that action, or undefined for a name that is none. */
export function ruleOf(name: string): ActionRule | undefined {
  return BY_NAME.get(name);
}

/** The actions that answer each decision, in the order in which they are listed. */
export const ACTIONS_OF: { readonly [K in Stage | 'aside']: readonly ActionName[] } = {
  home: of('home'),
  draft: of('draft'),
  split: of('split'),
  stock: of('stock'),
  offer: of('offer'),
  harbormaster: of('harbormaster'),
  play: of('play'),
  standoff: of('standoff'),
  pinned: of('pinned'),
  loot: of('loot'),
  claim: of('claim'),
  run: of('run'),
  judge: of('judge'),
  answer: of('answer'),
  ballot: of('ballot'),
  aside: of('aside'),
};

function of(stage: Stage | 'aside'): ActionName[] {
  return ACTION_NAMES.filter((name) => (RULES[name].stages as readonly string[]).includes(stage));
}

/** The rules behind ACTIONS_OF, looked up once: lists are made at every decision of a simulation. */
export const RULES_OF = Object.fromEntries(
  Object.entries(ACTIONS_OF).map(([stage, names]) => [stage, names.map(ruleOf)]),
) as unknown as { readonly [K in Stage | 'aside']: readonly ActionRule[] };
