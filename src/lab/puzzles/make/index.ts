/** Makes puzzles by the hundred, each proven before it is kept. The same seed makes the same ones. */
import { isDeepStrictEqual } from 'node:util';
import { seededDice } from '../../../engine/dice.ts';
import { NOTATION } from '../../../engine/notation.ts';
import { notation } from '../../../games/moonshine/notation/index.ts';
import { rules } from '../../../games/moonshine/rules/index.ts';
import type { State } from '../../../games/moonshine/state.ts';
import type { Puzzle, PuzzleFile } from '../puzzle.ts';
import { collapse } from './collapse.ts';
import { FAMILIES } from './families.ts';
import type { Made } from './family.ts';
import { middleGames } from './positions.ts';
import { trim } from './trim.ts';

export const FAMILY_NAMES = Object.keys(FAMILIES);

/** That many puzzles of one family; `progress` is told of each. */
export function makeFamily(family: string, many: number, seed: string, progress: (made: number) => void): PuzzleFile {
  const make = FAMILIES[family];
  if (!make) throw new RangeError(`no family ${family}`);
  const dice = seededDice(`${seed}/${family}`);
  const puzzles: Puzzle[] = [];
  for (const state of middleGames(`${seed}/${family}`)) {
    if (puzzles.length >= many) break;
    const made = make(state, dice);
    if (!made) continue;
    const puzzle = inWords(family, puzzles.length + 1, made);
    if (!readsBack(puzzle, state)) continue;
    puzzles.push(puzzle);
    progress(puzzles.length);
  }
  return { notation: NOTATION, game: rules.id, puzzles };
}

function inWords(family: string, number: number, { state, seat, right, wrong, why }: Made): Puzzle {
  const listed = rules.actions(state, seat);
  return {
    id: `${family}-${number}`,
    family,
    why,
    seat: notation.seatName(state, seat),
    ...(right && { right: collapse(right, listed) }),
    ...(wrong && { wrong: collapse(wrong, listed) }),
    position: trim(notation.write(state)),
  };
}

/** A position put together by hand that the notation will not have is no puzzle. */
function readsBack({ position }: Puzzle, state: State): boolean {
  const options = rules.options(undefined);
  if (!options.ok) return false;
  const read = notation.read(position, options.options, { dice: seededDice('read') });
  return read.ok && isDeepStrictEqual(notation.write(read.value), notation.write(state));
}
