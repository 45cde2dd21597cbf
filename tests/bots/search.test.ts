/** The search: fair, lawful, within its budget, and right where the right answer is plain. */
import { describe, expect, it } from 'vitest';
import { policyOf, thinkingLevels } from '../../src/bots/index.ts';
import { Clock } from '../../src/bots/search/budget.ts';
import { search } from '../../src/bots/search/search.ts';
import { thinkingPolicy } from '../../src/bots/thinkers.ts';
import { seededDice } from '../../src/engine/dice.ts';
import type { Policy } from '../../src/engine/policy.ts';
import type { Title } from '../../src/engine/title.ts';
import { TITLES } from '../../src/games/index.ts';
import { deepFreeze, sit } from './sit.ts';
import { GOLD, urns } from './urns.ts';

const thinking = Object.values(TITLES).filter((title) => title.insight);

function small(title: Title, level: string, iterations: number): Policy {
  const policy = thinkingPolicy(title, level, { iterations });
  if (!policy) throw new Error(`no level ${level}`);
  return policy;
}

const players = thinking.flatMap((title) => {
  return thinkingLevels(title).map((level) => ({ title, level, many: level === 'search' ? 1000 : 200 }));
});

describe.each(players)('$title.id: $level', ({ title, level, many }) => {
  const { rules } = title;
  const policy = small(title, level, 2);
  const seats = Math.max(...rules.seats);

  it(`decides the same whatever its seat cannot see, from a frozen view, and lawfully, ${many} times`, () => {
    const redeals = seededDice('redeals');
    let asked = 0;
    for (let game = 0; asked < many; game++) {
      sit(title, Array(seats).fill('priorities'), `unseen/${game}`, 500, ({ state, seat }) => {
        if (asked >= many || rules.actions(state, seat).length < 2) return;
        asked += 1;
        const seen = deepFreeze(rules.view(rules.copy(state), seat));
        const other = deepFreeze(rules.view(rules.deal(seen, seat, redeals), seat));
        const answer = policy(seen, seat, seededDice(`${asked}`));
        expect(policy(other, seat, seededDice(`${asked}`))).toEqual(answer);
        expect(rules.refuse(state, seat, answer)).toBeNull();
      });
    }
  });

  it('thinks of nothing where there is no choice, and never of an unlawful answer', () => {
    const insight = title.insight;
    if (!insight) return;
    let forced = 0;
    sit(title, Array(seats).fill('priorities'), 'forced', 300, ({ state, seat, answer }) => {
      const view = rules.view(state, seat);
      const choices = rules.actions(view, seat).length;
      for (const candidate of insight.candidates(view, seat, 50)) {
        expect(rules.refuse(state, seat, candidate), JSON.stringify(candidate)).toBeNull();
      }
      if (choices > 1) return;
      forced += 1;
      const question = { rules, insight, view, seat, dice: seededDice('x') };
      expect(search(question, { iterations: 50 })).toEqual({ action: answer, iterations: 0, thoughts: [] });
    });
    if (title.id === 'moonshine') expect(forced).toBeGreaterThan(20);
  });

  it('sits at every table size', () => {
    for (const n of rules.seats) {
      sit(title, Array(n).fill('priorities'), `sizes/${n}`, 60, ({ state, seat }) => {
        expect(rules.refuse(state, seat, policy(rules.view(state, seat), seat, seededDice('size')))).toBeNull();
      });
    }
  });

  it('will not answer for a seat that is not waited for', () => {
    let idle = 0;
    sit(title, Array(seats).fill('priorities'), 'other', 12, ({ state }) => {
      const asked = new Set(rules.waiting(state).map((one) => one.seat));
      for (let other = 0; other < seats; other++) {
        if (asked.has(other)) continue;
        idle += 1;
        expect(() => policy(rules.view(state, other), other, seededDice('x'))).toThrow();
      }
    });
    expect(idle).toBeGreaterThan(0);
  });
});

describe('a budget', () => {
  const ticks = (...times: number[]) => {
    let i = 0;
    return () => times[Math.min(i++, times.length - 1)] ?? 0;
  };

  it('ends with the iterations, with the time, or when told to', () => {
    expect(new Clock({ iterations: 2 }).allows(1)).toBe(true);
    expect(new Clock({ iterations: 2 }).allows(2)).toBe(false);
    expect(new Clock({ ms: 50, stop: () => true }).allows(0)).toBe(false);
    expect(() => new Clock({})).toThrow(RangeError);
  });

  it('begins no iteration that would not end in time', () => {
    const clock = new Clock({ ms: 50, now: ticks(0, 0, 20, 38) });
    expect([0, 1, 2].map((done) => clock.allows(done))).toEqual([true, true, false]);
  });

  it('of milliseconds is kept on the processor’s clock', () => {
    const title = thinking[0];
    if (!title) throw new Error('no title with a search');
    const now = () => {
      const { user, system } = process.threadCpuUsage();
      return (user + system) / 1000;
    };
    const policy = thinkingPolicy(title, 'search', { ms: 20, now });
    const taken: number[] = [];
    sit(title, Array(4).fill('priorities'), 'time', 60, ({ state, seat }) => {
      const start = now();
      policy?.(title.rules.view(state, seat), seat, seededDice('time'));
      taken.push(now() - start);
    });
    const over = taken.slice(10).filter((ms) => ms > 24);
    expect(over.length).toBeLessThanOrEqual(2);
  });
});

describe('in a game of secret simultaneous choices', () => {
  it.each([0, 1, 2])('seat %i takes the likelier urn, whoever else has still to choose', (seat) => {
    const { rules, insight } = urns;
    for (let i = 0; i < 5; i++) {
      const state = rules.setup(3, {}, { dice: seededDice('urns') });
      const view = rules.view(state, seat);
      const { action, thoughts } = search(
        { rules, insight, view, seat, dice: seededDice(`${i}`) },
        { iterations: 120 },
      );
      expect(action).toEqual({ do: GOLD });
      expect(thoughts).toHaveLength(2);
    }
  });
});

it('has no thinking level of an unknown name, and none where a game gives the search nothing', () => {
  for (const title of thinking) {
    expect(policyOf(title, 'search')).not.toBeNull();
    expect(thinkingPolicy(title, 'toString')).toBeNull();
    const { insight: _, ...bare } = title;
    expect(thinkingLevels(bare)).toEqual([]);
    expect(policyOf(bare, 'search')).toBeNull();
  }
});
