/** The puzzle set: whole and proven, and a share of it put to the search. The whole set: `lab puzzles --level search`. */
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { thinkingPolicy } from '../../src/bots/thinkers.ts';
import type { Rules } from '../../src/engine/rules.ts';
import type { Title } from '../../src/engine/title.ts';
import { moonshine } from '../../src/games/moonshine/index.ts';
import { attempt, isRight, type Puzzle, readPuzzles, setUp } from '../../src/lab/puzzles/puzzle.ts';
import { prove } from '../../src/lab/puzzles/solve.ts';
import { urns } from './urns.ts';

const title = moonshine as Title;
const puzzles = readPuzzles(join(import.meta.dirname, '../fixtures/puzzles'), title.id);
const families = [...new Set(puzzles.map(({ family }) => family))];
const EVERY = 10;

it('there are 200 in four families, no two alike', () => {
  expect(puzzles.length).toBeGreaterThanOrEqual(200);
  expect(families.sort()).toEqual(['betterOdds', 'denyWin', 'sureLoss', 'winNow']);
  expect(new Set(puzzles.map(({ position }) => JSON.stringify(position))).size).toBe(puzzles.length);
});

it('each can be read, names answers of one sort, and has legal answers that are right and legal ones that are not', () => {
  for (const puzzle of puzzles) {
    const { state, seat } = setUp(title, puzzle);
    const listed = title.rules.actions(state, seat);
    expect(Boolean(puzzle.right) !== Boolean(puzzle.wrong), puzzle.id).toBe(true);
    expect(puzzle.why.length, puzzle.id).toBeGreaterThan(20);
    const right = listed.filter((action) => isRight(puzzle, action)).length;
    expect(right, puzzle.id).toBeGreaterThan(0);
    expect(right, puzzle.id).toBeLessThan(listed.length);
  }
});

describe('the search', () => {
  const policy = thinkingPolicy(title, 'search', { iterations: 80 });

  it.each(families)('is right on a share of %s', (family) => {
    const share = puzzles.filter((p) => p.family === family).filter((_, i) => i % EVERY === 0);
    const missed = share.filter((puzzle) => policy && !attempt(title, puzzle, policy).ok).map(({ id }) => id);
    expect(missed.length, missed.join(', ')).toBeLessThanOrEqual(1);
  });
});

describe('an answer', () => {
  const puzzle = (more: Partial<Puzzle>): Puzzle => ({
    id: 'x',
    family: 'x',
    why: '',
    seat: 'x',
    position: {},
    ...more,
  });

  it('is meant by an entry whose fields it has, amounts left out being none', () => {
    const right = puzzle({ right: [{ do: 'move', from: 'a', boss: 0 }] });
    expect(isRight(right, { do: 'move', from: 'a', runners: 2 })).toBe(true);
    expect(isRight(right, { do: 'move', from: 'a', boss: 1 })).toBe(false);
    const wrong = puzzle({ wrong: [{ do: 'layLow' }] });
    expect(isRight(wrong, { do: 'layLow' })).toBe(false);
    expect(isRight(wrong, { do: 'collect' })).toBe(true);
  });
});

it('a proof counts on no luck', () => {
  const rules = urns.rules as Rules;
  const state = { picks: [null, 'lead', 'lead'], winner: null, over: false };
  expect(prove({ rules, seat: 0, hopeful: () => true }, state, 3)).toBe('not');
  const won = { picks: ['gold', 'lead', 'lead'], winner: 0, over: true };
  expect(prove({ rules, seat: 0, hopeful: () => true }, won, 3)).toBe('wins');
  expect(prove({ rules, seat: 0, hopeful: () => true }, state, 0)).toBe('unknown');
});
