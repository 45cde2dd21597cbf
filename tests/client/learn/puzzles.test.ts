import { describe, expect, test } from 'vitest';
import { PUZZLE_WORDS as DE } from '../../../client/games/moonshine/learn/de/puzzles.ts';
import { PUZZLE_WORDS as EN } from '../../../client/games/moonshine/learn/en/puzzles.ts';
import { moonshine } from '../../../client/games/moonshine/learn/kit.ts';
import { PUZZLES } from '../../../client/games/moonshine/learn/puzzles/index.ts';
import { TERMS } from '../../../client/games/moonshine/rulebook/en/terms.ts';
import { answerOf } from '../../../client/learn/puzzles/puzzle.ts';
import { setPuzzle } from '../../../client/learn/puzzles/setPuzzle.ts';
import { runsOf } from '../../../client/learn/rulebook/prose.ts';

test('there are ten, each by a name of its own', () => {
  expect(PUZZLES.length).toBe(10);
  expect(new Set(PUZZLES.map(({ id }) => id)).size).toBe(10);
});

test.each([
  ['en', EN],
  ['de', DE],
])('no word of theirs lacks its card: %s', (_, words) => {
  const prose = Object.values(words).flatMap(({ asks, why, otherwise }) => [asks, otherwise, ...Object.values(why)]);
  const terms = prose.flatMap((text) => runsOf(text).flatMap((run) => (run.kind === 'term' ? [run.term] : [])));
  expect(terms.filter((term) => !(term in TERMS))).toEqual([]);
});

describe.each(PUZZLES.map((puzzle) => [puzzle.id, puzzle] as const))('the puzzle %s', (id, puzzle) => {
  const { state, seat } = setPuzzle(moonshine, puzzle);
  const { rules } = moonshine;

  test('asks whom it says', () => {
    expect(rules.waiting(state).map((one) => one.seat)).toEqual([seat]);
  });

  test('its best answer is legal and right', () => {
    expect(rules.refuse(state, seat, puzzle.best)).toBeNull();
    expect(answerOf(puzzle, puzzle.best)).toMatchObject({ right: true });
  });

  test('every answer it names can be given', () => {
    const given = new Set(rules.actions(state, seat).map((action) => answerOf(puzzle, action)?.name));
    given.add(answerOf(puzzle, puzzle.best)?.name);
    expect(puzzle.answers.map(({ name }) => name).filter((name) => !given.has(name))).toEqual([]);
  });

  test.each([
    ['en', EN],
    ['de', DE],
  ])('every answer is explained: %s', (_, words) => {
    expect(Object.keys(words[id]?.why ?? {}).sort()).toEqual(puzzle.answers.map(({ name }) => name).sort());
  });
});
