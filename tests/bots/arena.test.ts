/** The arena: seats rotate on the same luck, figures are honest, a run can be taken up again. */
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import type { Title } from '../../src/engine/title.ts';
import { moonshine } from '../../src/games/moonshine/index.ts';
import { contender } from '../../src/lab/arena/contender.ts';
import { ArenaFile } from '../../src/lab/arena/journal.ts';
import { type MatchPlan, playMatch } from '../../src/lab/arena/match.ts';
import { scoreOf } from '../../src/lab/arena/score.ts';
import { wallTime } from '../../src/lab/clocks.ts';
import { wilson } from '../../src/lab/wilson.ts';

const title = moonshine as Title;
const level = (word: string) => contender(title, word, {}, wallTime);

function plan(a: string, b: string, more: Partial<MatchPlan> = {}): MatchPlan {
  const limits = { days: 60, decisions: 20_000 };
  return { title, a: level(a), b: level(b), now: wallTime, seats: 4, seed: 'test', limits, ...more };
}

describe('Wilson’s interval', () => {
  it('is that of the books', () => {
    expect(wilson(22, 34)).toEqual([0.4791, 0.6471, 0.7851]);
    expect(wilson(0, 400)).toEqual([0, 0, 0.0095]);
    expect(wilson(0, 0)).toEqual([0, 0, 1]);
    expect(wilson(5, 5)[2]).toBe(1);
  });
});

describe('a match', () => {
  it('seats A in each seat in turn on the same luck', () => {
    const same = plan('priorities', 'priorities');
    const four = [0, 1, 2, 3].map((game) => playMatch(same, game));
    expect(four.map(({ seat }) => seat)).toEqual([0, 1, 2, 3]);
    expect(new Set(four.map(({ days }) => days)).size).toBe(1);
    expect(four.filter(({ won }) => won === 'a')).toHaveLength(1);
    expect(four.map(({ place }) => place).sort()).toContain(1);
  });

  it('counts wins, places and ends', () => {
    const uneven = plan('priorities', 'random', { limits: { days: 40, decisions: 20_000 } });
    const score = scoreOf(
      uneven,
      [0, 1, 2, 3].map((game) => playMatch(uneven, game)),
    );
    expect(score.wins.a).toBeGreaterThanOrEqual(3);
    expect(score.winRate.a).toEqual(wilson(score.wins.a, 4));
    expect(score.failures).toEqual({});
    expect(Object.values(score.ends).reduce((a, b) => a + b)).toBe(4);
    expect(score.msPerDecision.p95).toBeGreaterThanOrEqual(score.msPerDecision.median);
    expect(Object.values(score.bySeat).map(({ games }) => games)).toEqual([1, 1, 1, 1]);
  });

  it('holds a failure against who made it', () => {
    const policy = () => ({ do: 'nonsense' });
    const broken = plan('priorities', 'priorities', { a: { name: 'broken', policy, ms: null } });
    const score = scoreOf(broken, [playMatch(broken, 0)]);
    expect(score.failures).toEqual({ 'broken: illegal': 1 });
    expect(score.wins).toEqual({ a: 0, b: 0 });
    expect(score.meanPlace.a).toBeNull();
  });
});

describe('a contender', () => {
  it('may have a budget and settings of its own', () => {
    expect(level('search:ms=50')).toMatchObject({ name: 'search:ms=50', ms: 50 });
    expect(contender(title, 'search', { ms: 20 }, wallTime).ms).toBe(20);
    expect(level('search:iterations=5,curiosity=1').ms).toBeNull();
  });

  it.each(['nobody', 'search:speed=3', 'search:ms=', 'priorities:ms=3', 'search:ms=-1'])('refuses %s', (word) => {
    expect(() => level(word)).toThrow(/no level|no setting/);
  });
});

describe('a run on file', () => {
  const folder = mkdtempSync(join(tmpdir(), 'arena-'));
  afterAll(() => rmSync(folder, { recursive: true }));

  it('is taken up where it was left, a torn last line forgotten', () => {
    const file = join(folder, 'run.jsonl');
    const match = playMatch(plan('priorities', 'priorities'), 2);
    new ArenaFile(file, { a: 'x' }).add(match);
    writeFileSync(file, `${readFileSync(file, 'utf8')}{"game": 3, "se`);
    expect(new ArenaFile(file, { a: 'x' }).matches()).toEqual([match]);
    expect(() => new ArenaFile(file, { a: 'y' })).toThrow('another run');
  });
});
