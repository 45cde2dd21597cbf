/** What COSCA gives to the search: an estimate that knows who is ahead, and candidates that are legal, the best first. */
import { describe, expect, test } from 'vitest';
import { randomPolicy } from '../../../src/bots/random.ts';
import { seededDice } from '../../../src/engine/dice.ts';
import { insight } from '../../../src/games/cosca/bot/insight.ts';
import { rules } from '../../../src/games/cosca/rules/index.ts';
import type { State } from '../../../src/games/cosca/state.ts';

const MOST = 6;

function begin(seats: number, seed: string): State {
  const read = rules.options({}, seats);
  if (!read.ok) throw new Error(read.message);
  return rules.setup(seats, read.options, { dice: seededDice(seed) });
}

describe('the insight of COSCA', () => {
  test.each([3, 4, 5])('at %i seats: chances sum to one, candidates are legal and not more than asked for', (seats) => {
    const dice = seededDice(`insight-${seats}`);
    const policy = randomPolicy(rules);
    const s = begin(seats, `insight-${seats}`);
    let asked = 0;
    while (rules.outcome(s) === null) {
      const chances = insight.estimate(s);
      expect(chances).toHaveLength(seats);
      expect(chances.reduce((sum, chance) => sum + chance, 0)).toBeCloseTo(1, 9);
      for (const { seat } of rules.waiting(s)) {
        const view = rules.view(s, seat);
        const listed = insight.candidates(view, seat, MOST);
        expect(listed.length).toBeLessThanOrEqual(MOST);
        for (const action of listed) expect(rules.refuse(view, seat, action)).toBeNull();
        asked += listed.length > 1 ? 1 : 0;
      }
      const next = rules.waiting(s)[0];
      if (!next) break;
      rules.apply(s, next.seat, policy(rules.view(s, next.seat), next.seat, dice), { dice });
    }
    expect(asked).toBeGreaterThan(10);
  });

  test('a loyal mobster more makes a winner likelier, and more so on the last day', () => {
    const s = begin(4, 'ahead');
    const [first] = s.row;
    if (!first) throw new Error('an empty row');
    first.loyalTo = 2;
    const early = insight.estimate(s);
    const late = insight.estimate({ ...s, day: 7 });
    expect(early[2]).toBeGreaterThan(early[0] ?? 1);
    expect(late[2]).toBeGreaterThan(early[2] ?? 1);
  });

  test('what a rival hides changes no candidate', () => {
    const s = begin(3, 'hidden');
    const before = insight.candidates(rules.view(s, 0), 0, MOST);
    rules.apply(s, 1, rules.idle(s, 1), { dice: seededDice('hidden') });
    expect(insight.candidates(rules.view(s, 0), 0, MOST)).toEqual(before);
  });
});
