/** Plays one game at random on the bare engine, watched at every step; a failure leaves a file from which it can be played again. */
import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { randomPolicy } from '../../src/bots/random.ts';
import { seededDice } from '../../src/engine/dice.ts';
import type { Policy } from '../../src/engine/policy.ts';
import type { Action, Dice, GameEvent, Seat } from '../../src/engine/rules.ts';
import type { Title } from '../../src/engine/title.ts';
import { optionsOf } from './titles.ts';

/**
 * How actions are chosen: `weighted` as the house's random player does, `uniform` any listed one, `byName` first a name, then one
 * of that name (rare Plays come up often).
 */
export type Chooser = 'weighted' | 'uniform' | 'byName';
export const CHOOSERS: readonly Chooser[] = ['weighted', 'byName', 'uniform'];

export interface GameSpec {
  title: Title;
  seats: number;
  seed: string;
  chooser: Chooser;
  /** Most actions, asides included. */
  limit: number;
  options?: object;
  /** A position of the notation to start from. */
  start?: unknown;
  /** One action in so many is an aside, when there is one; 0 for none. */
  asides?: number;
}

export interface Made {
  seat: Seat;
  action: Action;
}

export interface Watch {
  /** Called on the first State and after every action. */
  state?(state: unknown, made: readonly Made[]): void;
  /** Called before every action. */
  before?(state: unknown, next: Made): void;
  /** Called after every action with what was told while it was carried out. */
  after?(state: unknown, made: Made, events: readonly GameEvent[]): void;
}

export interface Played {
  state: unknown;
  made: Made[];
  /** False when the step limit came first. */
  ended: boolean;
}

/** Plays the game; any failure is thrown anew with its seed and the path of its reproducer. */
export function play(spec: GameSpec, watch: Watch = {}): Played {
  const made: Made[] = [];
  try {
    return run(spec, watch, made);
  } catch (error) {
    throw new Error(`${line(spec)}, action ${made.length}: ${error}\n  reproducer: ${dump(spec, made, error)}`, {
      cause: error,
    });
  }
}

function run(spec: GameSpec, watch: Watch, made: Made[]): Played {
  const { rules } = spec.title;
  const events: GameEvent[] = [];
  const croupier = { dice: seededDice(`${spec.seed}/dice`), tell: (event: GameEvent) => void events.push(event) };
  const choices = seededDice(`${spec.seed}/choices`);
  const state = begin(spec, croupier);
  watch.state?.(state, made);
  while (made.length < spec.limit && rules.outcome(state) === null) {
    const next = choose(spec, state, choices);
    watch.before?.(state, next);
    events.length = 0;
    rules.apply(state, next.seat, next.action, croupier);
    made.push(next);
    watch.after?.(state, next, events);
    watch.state?.(state, made);
  }
  return { state, made, ended: rules.outcome(state) !== null };
}

/** The first State of the game. */
export function begin(
  spec: Pick<GameSpec, 'title' | 'seats' | 'options' | 'start'>,
  croupier: { dice: Dice },
): unknown {
  const options = optionsOf(spec.title, spec.options);
  if (spec.start === undefined) return spec.title.rules.setup(spec.seats, options, croupier);
  const read = spec.title.notation.read(spec.start, options, croupier);
  if (!read.ok) throw new Error(`start: ${read.error.path}: ${read.error.message}`);
  return read.value;
}

/** Who acts next, and how. Throws when nobody can: that is a dead end. */
export function choose(spec: GameSpec, state: unknown, dice: Dice): Made {
  const { rules } = spec.title;
  if (spec.asides && dice.below(spec.asides) === 0) {
    const seat = dice.below(spec.seats);
    const asides = rules.asides(state, seat);
    const action = asides[dice.below(Math.max(1, asides.length))];
    if (action) return { seat, action };
  }
  const waiting = rules.waiting(state);
  const asked = waiting[dice.below(Math.max(1, waiting.length))];
  if (!asked) throw new Error('nobody is waited for, and the game is not over');
  if (rules.actions(state, asked.seat).length === 0) throw new Error(`dead end: ${JSON.stringify(asked)}`);
  const action = policyOf(spec)(rules.view(state, asked.seat), asked.seat, dice);
  return { seat: asked.seat, action };
}

function policyOf({ title, chooser }: GameSpec): Policy {
  if (chooser === 'weighted') return randomPolicy(title.rules, title.weigh);
  if (chooser === 'uniform') return randomPolicy(title.rules);
  return (view, seat, dice) => {
    const actions = title.rules.actions(view, seat);
    const names = [...new Set(actions.map((action) => action.do))];
    const name = names[dice.below(names.length)];
    const some = actions.filter((action) => action.do === name);
    return some[dice.below(some.length)] as Action;
  };
}

/** The game in one line, enough to play it again. */
export function line({ title, seats, seed, chooser, options }: GameSpec): string {
  const chosen = options && Object.keys(options).length > 0 ? `, options ${JSON.stringify(options)}` : '';
  return `${title.id}, ${seats} seats, seed "${seed}", ${chooser}${chosen}`;
}

/** Writes the game so far as a file; returns its path. */
export function dump(spec: Partial<GameSpec>, made: readonly Made[], error: unknown, more: object = {}): string {
  const file = join(mkdtempSync(join(tmpdir(), 'backroom-battery-')), 'reproducer.json');
  const { title, ...rest } = spec;
  const text = JSON.stringify({ game: title?.id, ...rest, error: String(error), ...more, actions: made }, null, 1);
  writeFileSync(file, text);
  return file;
}
