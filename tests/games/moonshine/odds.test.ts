import { describe, expect, test } from 'vitest';
import { seededDice } from '../../../src/engine/dice.ts';
import { type Crew, fightOdds, oddsByVolleys, type Question } from '../../../src/games/moonshine/odds/index.ts';

const QUESTIONS: Question[] = [
  q({ boss: 1, runners: 3 }, { boss: 1, runners: 2 }, { safehouse: true, ambush: true, volleys: 2 }),
  q({ boss: 0, runners: 4 }, { boss: 1, runners: 3 }, { shot: 'hit', volleys: 1 }),
  q({ boss: 0, runners: 3 }, { boss: 0, runners: 3 }, { firepower: true, volleys: 2 }),
  q({ boss: 0, runners: 1 }, { boss: 1, runners: 0 }, { volleys: 3 }),
  q({ boss: 1, runners: 1 }, { boss: 0, runners: 2 }, { shot: 'plunder', volleys: 2 }),
  q({ boss: 1, runners: 5 }, { boss: 0, runners: 4 }, { safehouse: true, ambush: true, volleys: 1 }),
];

function q(invader: Crew, occupier: Crew, more: Partial<Question>): Question {
  return {
    invader,
    occupier,
    firepower: false,
    safehouse: false,
    shot: 'openFire',
    ambush: false,
    volleys: 1,
    ...more,
  };
}

/** A second opinion that shares no code with the odds: every face of every die, by plain recursion. */
function naive(question: Question): { win: number; hold: number; wipe: number; bossKilled: number } {
  const sum = { win: 0, hold: 0, wipe: 0, bossKilled: 0 };
  const start: Crews = {
    a: [question.invader.boss, question.invader.runners],
    d: [question.occupier.boss, question.occupier.runners],
  };
  if (question.ambush) {
    for (const [hits, chance] of rolls(dice(start.d), 2 + start.d[0] + Number(question.safehouse))) {
      walk({ a: kill(start.a, hits, false), d: start.d }, question.volleys, chance, question, sum);
    }
  } else walk(start, question.volleys, 1, question, sum);
  return sum;
}

/** Boss and Runners. */
type Pair = readonly [boss: number, runners: number];
type Crews = { a: Pair; d: Pair };

function walk(c: Crews, left: number, chance: number, question: Question, sum: ReturnType<typeof naive>): void {
  const [a, d] = [c.a[0] + c.a[1], c.d[0] + c.d[1]];
  if (a === 0 || d === 0 || left === 0) {
    if (d === 0 && a > 0) sum.win += chance;
    if (a === 0 && d > 0) sum.hold += chance;
    if (a === 0 && d === 0) sum.wipe += chance;
    if (question.occupier.boss === 1 && c.d[0] === 0) sum.bossKilled += chance;
    return;
  }
  const extra = question.firepower && question.shot === 'openFire' ? 1 : 0;
  for (const [hits, p] of rolls(Math.min(5, dice(c.a) + extra), 1 + c.a[0])) {
    for (const [back, r] of rolls(dice(c.d), 1 + c.d[0] + Number(question.safehouse))) {
      const killed = question.shot === 'plunder' ? c.d : kill(c.d, hits, question.shot === 'hit');
      walk({ a: kill(c.a, back, false), d: killed }, left - 1, chance * p * r, question, sum);
    }
  }
}

function dice([boss, runners]: Pair): number {
  return [0, 1, 1, 2, 2, 3, 3, 4, 4, 5][Math.min(9, boss + runners)] ?? 0;
}

/** Counts hits over all 6^n equally likely rolls. */
function rolls(n: number, threat: number): [hits: number, chance: number][] {
  const lowest = [0, 5, 4, 3, 2, 2][threat] ?? 0;
  const counts = new Map<number, number>();
  for (let roll = 0; roll < 6 ** n; roll++) {
    let hits = 0;
    for (let die = 0, rest = roll; die < n; die++, rest = Math.floor(rest / 6)) if ((rest % 6) + 1 >= lowest) hits++;
    counts.set(hits, (counts.get(hits) ?? 0) + 1);
  }
  return [...counts].map(([hits, count]) => [hits, count / 6 ** n]);
}

function kill([boss, runners]: Pair, hits: number, bossFirst: boolean): Pair {
  let [b, r, left] = [boss, runners, hits];
  if (bossFirst && b && left) [b, left] = [0, left - 1];
  while (left > 0 && r > 0) [r, left] = [r - 1, left - 1];
  if (left > 0) b = 0;
  return [b, r];
}

describe('exact odds of a fight (section 9)', () => {
  test.each(QUESTIONS)('agree with enumeration of every die to 1e-12: %j', (question) => {
    const odds = fightOdds(question);
    const plain = naive(question);
    expect(Math.abs(odds.win - plain.win)).toBeLessThan(1e-12);
    expect(Math.abs(odds.hold - plain.hold)).toBeLessThan(1e-12);
    expect(Math.abs(odds.wipe - plain.wipe)).toBeLessThan(1e-12);
    expect(Math.abs(odds.occupierBossDies - plain.bossKilled)).toBeLessThan(1e-12);
    expect(Math.abs(odds.win + odds.hold + odds.wipe + odds.standing - 1)).toBeLessThan(1e-12);
  });

  test('agree with a million thrown volleys within three sigma', () => {
    const question = QUESTIONS[2] as Question;
    const throws = 1_000_000;
    const random = seededDice('a million volleys');
    const rollHits = (n: number, lowest: number) => {
      let hits = 0;
      for (let i = 0; i < n; i++) if (random.die() >= lowest) hits++;
      return hits;
    };
    let won = 0;
    for (let i = 0; i < throws; i++) {
      let [a, d] = [3, 3];
      for (let volley = 0; volley < 2 && a > 0 && d > 0; volley++) {
        const hits = rollHits(Math.min(5, Math.ceil(a / 2) + 1), 5);
        const back = rollHits(Math.ceil(d / 2), 5);
        [a, d] = [Math.max(0, a - back), Math.max(0, d - hits)];
      }
      if (d === 0 && a > 0) won++;
    }
    const { win } = fightOdds(question);
    expect(Math.abs(won / throws - win)).toBeLessThan(3 * Math.sqrt((win * (1 - win)) / throws));
  });

  test('one more volley never lowers the chance to win', () => {
    const wins = oddsByVolleys(QUESTIONS[0] as Question, 5).map((odds) => odds.win);
    for (let i = 1; i < wins.length; i++) expect(wins[i]).toBeGreaterThanOrEqual(wins[i - 1] as number);
    expect(wins[0]).toBe(0);
  });

  test('a Plunder kills nobody and carries off what it hits', () => {
    const odds = fightOdds(q({ boss: 0, runners: 4 }, { boss: 0, runners: 1 }, { shot: 'plunder', volleys: 1 }));
    expect(odds.occupierLosses).toBe(0);
    expect(odds.barrels).toBeCloseTo(2 / 3, 12);
  });
});
