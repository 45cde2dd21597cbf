import { seededDice } from '../../../../src/engine/dice.ts';
import type { Action, Seat } from '../../../../src/engine/rules.ts';
import type { CoscaEvent } from '../../../../src/games/cosca/events.ts';
import { readOptions } from '../../../../src/games/cosca/options.ts';
import { rules } from '../../../../src/games/cosca/rules/index.ts';
import type { Stage, State } from '../../../../src/games/cosca/state.ts';

/** One decision of a game: the State before it, who decided what, and what came of it. */
export interface Step {
  state: State;
  seat: Seat;
  stage: Stage;
  action: Action;
  after: State;
  events: CoscaEvent[];
}

/** A whole game of uniformly random decisions. The same seed gives the same game. */
export function* randomGame(seed: string, options: object = {}, seats?: number): Generator<Step> {
  const dice = seededDice(seed);
  const read = readOptions(options);
  if (!read.ok) throw new Error(read.message);
  const state = rules.setup(seats ?? dice.below(3) + 3, read.options, { dice });
  for (;;) {
    const waiting = rules.waiting(state);
    const asked = waiting[dice.below(Math.max(1, waiting.length))];
    if (!asked) return;
    const { seat } = asked;
    const list = rules.actions(state, seat);
    const action = list[dice.below(list.length)] ?? rules.idle(state, seat);
    const before = rules.copy(state);
    const events: CoscaEvent[] = [];
    rules.apply(state, seat, action, { dice, tell: (event) => void events.push(event as CoscaEvent) });
    yield { state: before, seat, stage: asked.stage as Stage, action, after: rules.copy(state), events };
  }
}
