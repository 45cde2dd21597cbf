import { seededDice } from '../../../src/engine/dice.ts';
import type { Action, GameEvent } from '../../../src/engine/rules.ts';
import { rules } from '../../../src/games/moonshine/rules/index.ts';

/** Plays that many random actions (fewer if the game ends) and gives what was made, what was told and the last State, as JSON. */
export function playOut(seats: number, seed: string, most: number): string {
  const told: GameEvent[] = [];
  const croupier = { dice: seededDice(`${seed}/dice`), tell: (event: GameEvent) => void told.push(event) };
  const choices = seededDice(`${seed}/choices`);
  const read = rules.options({});
  if (!read.ok) throw new Error(read.message);
  const state = rules.setup(seats, read.options, croupier);
  const made: Action[] = [];
  while (made.length < most && rules.outcome(state) === null) {
    const seat = rules.waiting(state)[0]?.seat ?? 0;
    const actions = rules.actions(state, seat);
    const action = actions[choices.below(actions.length)];
    if (!action) throw new Error(`seat ${seat} has no legal action after ${made.length}`);
    rules.apply(state, seat, action, croupier);
    made.push(action);
  }
  return JSON.stringify({ made, told, state });
}
