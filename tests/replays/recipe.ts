/** Which games are stored: each is fixed by its number alone, who plays it, with which options, and how far. */
import { createHash } from 'node:crypto';
import { randomPolicy } from '../../src/bots/random.ts';
import { seededDice } from '../../src/engine/dice.ts';
import type { Policy } from '../../src/engine/policy.ts';
import type { Action, Dice, Seat } from '../../src/engine/rules.ts';
import { moonshine } from '../../src/games/moonshine/index.ts';
import { OPTIONS, type OptionName, PRESETS } from '../../src/games/moonshine/options.ts';
import type { State } from '../../src/games/moonshine/state.ts';
import { anyAside } from '../deals/choosing.ts';
import { schemer } from './schemer.ts';

export type Player = 'priorities' | 'weighted' | 'byName' | 'schemer';

export interface Recipe {
  name: string;
  seed: string;
  seats: number;
  options: Record<string, string | boolean>;
  players: Player[];
  /** Of ten steps so many are asides, where there is a legal one. */
  talk: number;
  limit: number;
}

const LONG = 1000;
const SHORT = [50, 70, 90] as const;

const seedOf = (name: string): string => createHash('sha256').update(`backroom, game ${name}`).digest('hex');

/** A game of the house's players to its end. */
export function whole(i: number): Recipe {
  const seats = 3 + (i % 2);
  const options =
    [{}, { blood_oath: true }, PRESETS['2026-10-10'] ?? {}, { job_deck: 'rewrite', blood_oath: true }][(i >> 1) % 4] ??
    {};
  const name = `whole-${i}`;
  return {
    name,
    seed: seedOf(name),
    seats,
    options: fitting(options, seats),
    players: fill(['priorities'], seats),
    talk: 0,
    limit: LONG,
  };
}

/** A game that is played for two rare Jobs alone. */
export function scheme(i: number): Recipe {
  const name = `scheme-${i}`;
  return { name, seed: seedOf(name), seats: 4, options: {}, players: fill(['schemer'], 4), talk: 0, limit: 400 };
}

/** The beginning of a game, with all kinds of players, options and talk. */
export function opening(i: number): Recipe {
  const name = `opening-${i}`;
  const dice = seededDice(name);
  const seats = 3 + (i % 2);
  const mixes: Player[][] = [
    ['byName'],
    ['byName', 'priorities'],
    ['weighted', 'byName'],
    ['weighted'],
    ['priorities', 'weighted', 'byName'],
  ];
  return {
    name,
    seed: seedOf(name),
    seats,
    options: i % 5 === 0 ? {} : fitting(someOptions(dice), seats),
    players: fill(mixes[i % mixes.length] ?? ['byName'], seats),
    talk: [0, 2, 4][(i >> 1) % 3] ?? 0,
    limit: SHORT[i % SHORT.length] ?? 50,
  };
}

function fill(players: readonly Player[], seats: number): Player[] {
  return Array.from({ length: seats }, (_, seat) => players[seat % players.length] ?? 'byName');
}

/** Every option with one chance in four at another value. */
function someOptions(dice: Dice): Record<string, string | boolean> {
  const chosen = Object.entries(OPTIONS).flatMap(([name, values]) => {
    const other = values[1 + dice.below(values.length - 1)];
    return dice.below(4) === 0 && other !== undefined ? [[name, other] as const] : [];
  });
  return Object.fromEntries(chosen);
}

/** Those options, without what so many players cannot have, with what they need. */
function fitting(options: Record<string, string | boolean>, seats: number): Record<string, string | boolean> {
  const some: Partial<Record<OptionName, string | boolean>> = { ...options };
  if (seats === 3) delete some.blood_oath;
  if (some.day1_dark_market) some.market_restock = 'after_offers';
  return some as Record<string, string | boolean>;
}

/** Who acts next, and how. */
export function choose(recipe: Recipe, state: State, dice: Dice): { seat: Seat; action: Action } {
  if (dice.below(10) < recipe.talk) {
    const said = anyAside(state, dice);
    if (moonshine.rules.refuse(state, said.seat, said.action) === null) return said;
  }
  const [asked] = moonshine.rules.waiting(state);
  if (!asked) throw new Error('nobody is waited for');
  const policy = POLICIES[recipe.players[asked.seat] ?? 'byName'];
  return { seat: asked.seat, action: policy(moonshine.rules.view(state, asked.seat), asked.seat, dice) };
}

const byName: Policy = (view, seat, dice) => {
  const actions = moonshine.rules.actions(view as State, seat);
  const names = [...new Set(actions.map((action) => action.do))];
  const name = names[dice.below(names.length)];
  const some = actions.filter((action) => action.do === name);
  return some[dice.below(some.length)] as Action;
};

const POLICIES: Readonly<Record<Player, Policy>> = {
  byName,
  weighted: randomPolicy(moonshine.rules, moonshine.weigh) as Policy,
  priorities: moonshine.policies.priorities as Policy,
  schemer: schemer as Policy,
};
