/** Games between bots for tests: every decision can be watched. */
import { policyOf } from '../../src/bots/index.ts';
import { seededDice } from '../../src/engine/dice.ts';
import type { Policy } from '../../src/engine/policy.ts';
import type { Action, Dice, Seat } from '../../src/engine/rules.ts';
import type { Title } from '../../src/engine/title.ts';

export interface Question {
  state: unknown;
  seat: Seat;
  policy: Policy;
  dice: Dice;
  answer: Action;
}

export function policyNamed(title: Title, level: string): Policy {
  const policy = policyOf(title, level);
  if (!policy) throw new Error(`no bot ${level}`);
  return policy;
}

/** Plays a game between those levels until it ends or so many decisions are made; `watch` sees each before it is carried out. */
export function sit(
  title: Title,
  levels: readonly string[],
  seed: string,
  most: number,
  watch: (q: Question) => void,
): unknown {
  const { rules } = title;
  const croupier = { dice: seededDice(seed) };
  const dice = seededDice(`${seed}/bots`);
  const policies = levels.map((level) => policyNamed(title, level));
  const options = rules.options(undefined);
  const state = rules.setup(levels.length, options.ok ? options.options : {}, croupier);
  for (let i = 0; i < most && !rules.outcome(state); i++) {
    const seat = rules.waiting(state)[0]?.seat ?? -1;
    const policy = policies[seat];
    if (!policy) throw new Error('nobody is waited for');
    const answer = policy(rules.view(state, seat), seat, dice);
    watch({ state, seat, policy, dice, answer });
    rules.apply(state, seat, answer, croupier);
  }
  return state;
}

/** Freezes everything in it, so that any write throws. */
export function deepFreeze<T>(value: T): T {
  if (typeof value !== 'object' || value === null || Object.isFrozen(value)) return value;
  for (const inner of Object.values(value)) deepFreeze(inner);
  return Object.freeze(value);
}
