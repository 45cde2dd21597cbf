/** What the fast player goes by: weights for traits, and how they are learnt. */
import { describe, expect, it } from 'vitest';
import { randomPolicy } from '../../src/bots/random.ts';
import { seededDice } from '../../src/engine/dice.ts';
import { DROPPING, PLAYING, TAKING } from '../../src/games/moonshine/bot/lessons.ts';
import { playIdeas } from '../../src/games/moonshine/bot/playing.ts';
import { priorities } from '../../src/games/moonshine/bot/priorities.ts';
import { look } from '../../src/games/moonshine/bot/sight.ts';
import { offerTraits, playTraits } from '../../src/games/moonshine/bot/traits.ts';
import { weigh } from '../../src/games/moonshine/bot/weigh.ts';
import type { Lesson } from '../../src/games/moonshine/bot/weighed.ts';
import { isJob, JOB_IDS } from '../../src/games/moonshine/data/jobs.ts';
import { top } from '../../src/games/moonshine/rules/decisions.ts';
import { rules } from '../../src/games/moonshine/rules/index.ts';
import type { View } from '../../src/games/moonshine/state.ts';
import { LESSONS, lessonsOf } from '../../src/lab/learn/lessons.ts';
import { Ridge } from '../../src/lab/learn/ridge.ts';

const example = (traits: Record<string, number>, gain: number, weight = 1) => ({
  traits: new Map(Object.entries(traits)),
  gain,
  weight,
});

describe('ridge regression', () => {
  it('finds the weights that the gains were made with', () => {
    const ridge = new Ridge();
    const dice = seededDice('ridge');
    const figure = () => dice.below(2001) / 1000 - 1;
    for (let i = 0; i < 400; i++) {
      const [a, b, c] = [figure(), figure(), figure()];
      ridge.add(example({ a, b, c, both: a * b }, 2 * a - 3 * b + 0.5 * a * b));
    }
    const weights = ridge.weights(1e-6);
    expect([...weights].map(([name, weight]) => [name, Math.round(weight * 1e4) / 1e4 + 0])).toEqual([
      ['a', 2],
      ['b', -3],
      ['c', 0],
      ['both', 0.5],
    ]);
  });

  it('believes an example the more the heavier it is, and nothing on little evidence', () => {
    const ridge = new Ridge();
    ridge.add(example({ a: 1 }, 1, 9));
    ridge.add(example({ a: 1 }, 0, 1));
    expect(ridge.weights(1e-9).get('a')).toBeCloseTo(0.9);
    expect(ridge.weights(10).get('a')).toBeCloseTo(0.45);
  });
});

describe('a lesson', () => {
  const lessons = [...lessonsOf({ seats: 3, iterations: 12, seed: 'lesson' }, 0)];
  const of = (name: string) => lessons.filter(({ lesson }) => lesson === name);

  it('is taken from every kind of decision, the same each time', () => {
    for (const name of LESSONS) expect(of(name).length, name).toBeGreaterThan(3);
    const again = lessonsOf({ seats: 3, iterations: 12, seed: 'lesson' }, 0);
    expect(again.next().value).toEqual(lessons[0]);
  });

  it('holds Plays against their mean: gains and traits come to nothing together', () => {
    for (const { examples } of of('PLAYING')) {
      const sum = examples.reduce((total, { gain, weight }) => total + gain * weight, 0);
      expect(sum).toBeCloseTo(0, 9);
      const low = examples.reduce((total, { traits, weight }) => total + (traits.get('layLow') ?? 0) * weight, 0);
      expect(low).toBeCloseTo(0, 9);
    }
  });
});

it('holds no weight for a trait that nothing has', () => {
  const told = { TAKING: new Set<string>(), DROPPING: new Set<string>(), PLAYING: new Set<string>() };
  for (const { view, seat, stage } of decisions(60)) {
    const g = look(view, seat);
    if (stage === 'offer') {
      for (const job of JOB_IDS) offerTraits(g, true, job, (name) => told.TAKING.add(name));
      for (const job of JOB_IDS) offerTraits(g, false, job, (name) => told.DROPPING.add(name));
    }
    if (stage !== 'play') continue;
    for (const action of rules.actions(view, seat)) playTraits(g, action, null, (name) => told.PLAYING.add(name));
    for (const idea of playIdeas(g)) playTraits(g, idea.action, idea, (name) => told.PLAYING.add(name));
  }
  const dead = (lesson: Lesson, names: Set<string>) => Object.keys(lesson).filter((name) => !names.has(name));
  expect(dead(PLAYING, told.PLAYING)).toEqual([]);
  // A Job to which nobody had a way in these games may still have one.
  const seldom = (name: string) => !isJob(name.replace(' with a way', ''));
  expect(dead(TAKING, told.TAKING).filter(seldom)).toEqual([]);
  expect(dead(DROPPING, told.DROPPING).filter(seldom)).toEqual([]);
});

/** The decisions of games between priorities and chance, which gets everywhere. */
function* decisions(games: number): Generator<{ view: View; seat: number; stage: string }> {
  const random = randomPolicy(rules, weigh);
  for (let game = 0; game < games; game++) {
    const [dice, luck] = [seededDice(`told/${game}`), seededDice(`told/${game}/luck`)];
    const options = rules.options(undefined, 4);
    if (!options.ok) throw new Error(options.message);
    const s = rules.setup(4, options.options, { dice });
    while (!rules.outcome(s) && s.day <= 30) {
      const seat = rules.waiting(s)[0]?.seat ?? 0;
      const view = rules.view(s, seat);
      yield { view, seat, stage: top(view)?.stage ?? '' };
      const player = (game + seat) % 2 === 0 ? priorities : random;
      rules.apply(s, seat, player(view, seat, luck), { dice });
    }
  }
}
