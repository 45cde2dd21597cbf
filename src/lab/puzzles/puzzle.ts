/** Puzzles: positions in the notation with answers that are right, or that are wrong, and why. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { seededDice } from '../../engine/dice.ts';
import type { NOTATION } from '../../engine/notation.ts';
import type { Policy } from '../../engine/policy.ts';
import type { Action, Seat } from '../../engine/rules.ts';
import type { Title } from '../../engine/title.ts';

/** One position. An answer is meant by an entry when it has all of the entry's fields; `right` and `wrong` exclude each other. */
export interface Puzzle {
  id: string;
  family: string;
  why: string;
  seat: string;
  right?: Action[];
  wrong?: Action[];
  position: Record<string, unknown>;
}

/** A file of puzzles of one game. */
export interface PuzzleFile {
  notation: typeof NOTATION;
  game: string;
  puzzles: Puzzle[];
}

/** All puzzles of that game in the folder, by file name. */
export function readPuzzles(folder: string, game: string): Puzzle[] {
  return readdirSync(folder)
    .filter((name) => name.endsWith('.json'))
    .sort()
    .map((name) => JSON.parse(readFileSync(join(folder, name), 'utf8')) as PuzzleFile)
    .filter((file) => file.game === game)
    .flatMap((file) => file.puzzles);
}

/** The position and who is to answer. Throws when the notation cannot be read. */
export function setUp(title: Title, puzzle: Puzzle): { state: unknown; seat: Seat } {
  const options = title.rules.options(undefined);
  if (!options.ok) throw new Error(options.message);
  const read = title.notation.read(puzzle.position, options.options, { dice: seededDice(puzzle.id) });
  if (!read.ok) throw new Error(`${puzzle.id}: ${read.error.path}: ${read.error.message}`);
  const seat = title.notation.seatNamed(read.value, puzzle.seat);
  if (seat === null) throw new Error(`${puzzle.id}: nobody is ${puzzle.seat}`);
  return { state: read.value, seat };
}

export interface Attempt {
  puzzle: Puzzle;
  answer: Action;
  ok: boolean;
}

/** Puts the puzzle to that player, who sees his own view alone. */
export function attempt(title: Title, puzzle: Puzzle, policy: Policy): Attempt {
  const { state, seat } = setUp(title, puzzle);
  const answer = policy(title.rules.view(state, seat), seat, seededDice(`${puzzle.id}/answer`));
  const legal = title.rules.refuse(state, seat, answer) === null;
  return { puzzle, answer, ok: legal && isRight(puzzle, answer) };
}

export function isRight({ right, wrong }: Puzzle, answer: Action): boolean {
  if (right) return right.some((entry) => isMeant(entry, answer));
  return !wrong?.some((entry) => isMeant(entry, answer));
}

/** Amounts left out are 0. */
function isMeant(entry: Action, answer: Action): boolean {
  return Object.entries(entry).every(([key, value]) => (answer[key] ?? 0) === value);
}
