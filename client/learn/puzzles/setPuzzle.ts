import { seededDice } from '../../../src/engine/dice.ts';
import type { Action, Seat } from '../../../src/engine/rules.ts';
import type { Kit } from '../kit.ts';
import type { Puzzle } from './puzzle.ts';

/** The position and who is to answer. Throws when the notation cannot be read, which only a defect can bring about. */
export function setPuzzle<S, V>({ rules, notation }: Kit<S, V>, puzzle: Puzzle): { state: S; seat: Seat } {
  const options = rules.options(undefined);
  if (!options.ok) throw new Error(options.message);
  const read = notation.read(puzzle.position, options.options, { dice: seededDice(puzzle.id) });
  if (!read.ok) throw new Error(`${puzzle.id}: ${read.error.path}: ${read.error.message}`);
  const seat = notation.seatNamed(read.value, puzzle.seat);
  if (seat === null) throw new Error(`${puzzle.id}: nobody is ${puzzle.seat}`);
  return { state: read.value, seat };
}

const THROWS = 60;

/** That seat's chance to win after the action, 0 to 1, by the game's estimate, as a mean over many throws of the dice. */
export function chanceAfter<S, V>({ rules, estimate }: Kit<S, V>, state: S, seat: Seat, action: Action): number {
  let sum = 0;
  for (let i = 0; i < THROWS; i++) {
    const after = rules.copy(state);
    rules.apply(after, seat, action, { dice: seededDice(`${i}`) });
    sum += estimate(after)[seat] ?? 0;
  }
  return sum / THROWS;
}
