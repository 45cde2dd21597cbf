/** What a file says of a finished game so that anybody can check it: played from its seed, a hash at a time. */
import type { GameFile } from '../engine/gameFile.ts';
import type { Action, Seat } from '../engine/rules.ts';
import type { Title } from '../engine/title.ts';
import { checkOf, hashOf } from './hash.ts';
import { resultOf } from './result.ts';
import { secretDice } from './secretDice.ts';

export type Proof = Required<Pick<GameFile, 'checks' | 'hash'>> & Pick<GameFile, 'result'>;

/** How a game began: `options` are complete, `seed` is 64 hexadecimal digits. */
export interface Beginning {
  seats: number;
  options: object;
  seed: string;
}

type Made = Iterable<{ seat: Seat; action: Action }>;

/** Plays those legal actions, pausing after each, so that a server may do something else in between. */
export function* proving(title: Title, { seats, options, seed }: Beginning, made: Made): Generator<void, Proof> {
  const { rules, notation } = title;
  const dice = secretDice(seed, 0);
  const state = rules.setup(seats, options, { dice });
  let hash = hashOf(notation.write(state));
  const checks: string[] = [];
  for (const { seat, action } of made) {
    rules.apply(state, seat, action, { dice });
    hash = hashOf(notation.write(state));
    checks.push(checkOf(hash));
    yield;
  }
  return { checks, hash, result: resultOf(title, state) };
}

/** The same at once. */
export function proveGame(title: Title, beginning: Beginning, made: Made): Proof {
  const steps = proving(title, beginning, made);
  for (;;) {
    const step = steps.next();
    if (step.done) return step.value;
  }
}
