import { seededDice } from '../../../../src/engine/dice.ts';
import type { Action, Seat } from '../../../../src/engine/rules.ts';
import type { MoonshineEvent } from '../../../../src/games/moonshine/events.ts';
import { readOptions } from '../../../../src/games/moonshine/options.ts';
import { rules } from '../../../../src/games/moonshine/rules/index.ts';
import type { Stage, State } from '../../../../src/games/moonshine/state.ts';

/** One decision of a game: the State before it, who decided what, and what came of it. */
export interface Step {
  state: State;
  seat: Seat;
  stage: Stage;
  action: Action;
  after: State;
  events: MoonshineEvent[];
}

/** A game of uniformly random decisions, of at most that many. The same seed gives the same game. */
export function* randomGame(seed: string, most: number, options: object = {}): Generator<Step> {
  const dice = seededDice(seed);
  const read = readOptions(options);
  if (!read.ok) throw new Error(read.message);
  const state = rules.setup(dice.below(2) + 3, read.options, { dice });
  for (let i = 0; i < most; i++) {
    const waiting = rules.waiting(state)[0];
    if (!waiting) return;
    const { seat } = waiting;
    const list = rules.actions(state, seat);
    const action = list[dice.below(list.length)] ?? rules.idle(state, seat);
    const before = rules.copy(state);
    const events: MoonshineEvent[] = [];
    rules.apply(state, seat, action, { dice, tell: (event) => void events.push(event as MoonshineEvent) });
    yield { state: before, seat, stage: waiting.stage as Stage, action, after: rules.copy(state), events };
  }
}
