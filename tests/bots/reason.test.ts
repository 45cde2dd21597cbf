/** Reasons: what is said of an answer follows from what was found, and names only what the game's estimate knows. */
import { expect, it } from 'vitest';
import { thinkerOf } from '../../src/bots/thinkers.ts';
import { seededDice } from '../../src/engine/dice.ts';
import type { Title } from '../../src/engine/title.ts';
import { aspects } from '../../src/games/moonshine/bot/aspects.ts';
import { estimate } from '../../src/games/moonshine/bot/estimate.ts';
import { moonshine } from '../../src/games/moonshine/index.ts';
import type { State } from '../../src/games/moonshine/state.ts';
import { readPuzzles, setUp } from '../../src/lab/puzzles/puzzle.ts';
import { deepFreeze, sit } from './sit.ts';

const title = moonshine as Title;
const { rules } = title;
const think = thinkerOf(title, 'search', { iterations: 30 });
if (!think) throw new Error('no search');
const players = Array(4).fill('priorities') as string[];

it('says that an answer wins, where it does', () => {
  const puzzle = readPuzzles('tests/fixtures/puzzles', title.id).find(({ right }) => right?.[0]?.do === 'takeTheCrown');
  if (!puzzle) throw new Error('no puzzle');
  const { state, seat } = setUp(title, puzzle);
  const { action, reason } = think(rules.view(state, seat), seat, seededDice('win'), 'own');
  expect([action.do, reason?.code]).toEqual(['takeTheCrown', 'wins']);
});

it('says that there was no choice, what is better by how much, and what speaks for it', () => {
  const codes = new Set<string>();
  const named = new Set<string>();
  let asked = 0;
  sit(title, players, 'reasons', 200, ({ state, seat }) => {
    if (asked++ % 8 !== 0) return;
    const view = deepFreeze(rules.view(rules.copy(state), seat));
    const answer = think(view, seat, seededDice(`${asked}`), 'own');
    const { reason } = answer;
    if (!reason) throw new Error('no reason');
    codes.add(reason.code);
    for (const name of reason.aspects) named.add(name);
    if (rules.actions(state, seat).length === 1) expect(reason.code).toBe('only');
    if (reason.other) expect(reason.other.action).not.toEqual(answer.action);
    if (reason.code === 'better') expect(reason.chance).toBeGreaterThan(reason.other?.chance ?? 1);
    expect(think(view, seat, seededDice(`${asked}`), 'own')).toEqual(answer);
  });
  expect([...codes]).toEqual(expect.arrayContaining(['only', 'even']));
  expect(named.size).toBeGreaterThan(2);
});

// A hint cut short said that there was no choice where there were three dice to draft.
it('does not say that there was no choice where time was too short to compare', () => {
  const hasty = thinkerOf(title, 'search', { iterations: 1 });
  sit(title, players, 'hasty', 40, ({ state, seat }) => {
    const { reason } = hasty?.(rules.view(state, seat), seat, seededDice('hasty'), 'own') ?? {};
    expect(reason?.code).toBe(rules.actions(state, seat).length > 1 ? 'habit' : 'only');
  });
});

it('thinks about the answer it is asked about, however odd', () => {
  let told = 0;
  sit(title, players, 'odd', 200, ({ state, seat }) => {
    const listed = rules.actions(state, seat);
    const odd = listed.at(-1);
    if (listed.length < 12 || !odd || told >= 5) return;
    told += 1;
    const { reason, thoughts } = think(rules.view(state, seat), seat, seededDice('odd'), odd);
    expect(thoughts.map(({ action }) => action)).toContainEqual(odd);
    expect(reason?.chance).toBe(thoughts.find(({ action }) => JSON.stringify(action) === JSON.stringify(odd))?.chance);
  });
  expect(told).toBe(5);
});

it('adds the parts up to the odds of the estimate', () => {
  sit(title, players, 'parts', 300, ({ state, seat }) => {
    const chance = estimate(state as State)[seat] ?? 0;
    const parts = Object.values(aspects(state as State, seat)).reduce((sum, part) => sum + part, 0);
    expect(parts).toBeCloseTo(Math.log(chance / (1 - chance)), 6);
  });
});
