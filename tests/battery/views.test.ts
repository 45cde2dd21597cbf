/** What a viewer may know, and that nothing else leaks into his view, his choices or the events (items 5 and 6). */
import { isDeepStrictEqual } from 'node:util';
import { beforeAll, describe, expect, test } from 'vitest';
import { seededDice } from '../../src/engine/dice.ts';
import { type GameSpec, play } from './play.ts';
import { actionPool, type Sample, sampleStates, seatsOf } from './sample.ts';
import { ALL_TITLES, extrasOf } from './titles.ts';

describe.each(ALL_TITLES)('%s', (_id, title) => {
  const { rules } = title;
  const extras = extrasOf(title);
  let samples: Sample[] = [];
  const viewers = (seats: number): (number | null)[] => [...seatsOf(seats), null];

  beforeAll(() => {
    samples = sampleStates(title, { games: 120, limit: 220, perStage: 120, options: true, seed: 'views' });
  });

  test('what a viewer cannot know may be otherwise, and his view stays as it is', () => {
    let different = 0;
    for (const { state, seats, from } of samples) {
      for (const seat of viewers(seats)) {
        const view = rules.view(state, seat);
        const other = rules.deal(view, seat, seededDice(`${from}/${seat}`));
        expect(rules.view(other, seat), `${from}, viewer ${seat}`).toEqual(view);
        if (!isDeepStrictEqual(other, state)) different += 1;
      }
    }
    expect(different).toBeGreaterThan(samples.length);
  });

  test('positive control: somebody who may know sees the difference', () => {
    let seen = 0;
    for (const { state, seats, from } of samples) {
      const other = rules.deal(rules.view(state, null), null, seededDice(`${from}/control`));
      for (const seat of seatsOf(seats)) {
        if (!isDeepStrictEqual(rules.view(other, seat), rules.view(state, seat))) seen += 1;
      }
    }
    expect(seen).toBeGreaterThan(samples.length / 4);
  });

  test('a dealt State keeps the laws and can be played', () => {
    for (const { state, seats, from } of samples) {
      for (const seat of viewers(seats)) {
        const dealt = rules.deal(rules.view(state, seat), seat, seededDice(`${from}/deal`));
        expect(extras.invariants(dealt), from).toEqual([]);
        for (const asked of rules.waiting(dealt)) {
          const action = rules.idle(dealt, asked.seat);
          rules.apply(dealt, asked.seat, action, { dice: seededDice(from) });
          expect(extras.invariants(dealt), from).toEqual([]);
        }
      }
    }
  });

  test('playing on a dealt State never reaches back into the view', () => {
    for (const { state, seats, from } of samples) {
      for (const seat of viewers(seats)) {
        const view = rules.view(state, seat);
        const before = JSON.stringify(view);
        const dealt = rules.deal(view, seat, seededDice(from));
        for (let i = 0; i < 6; i++) {
          for (const asked of rules.waiting(dealt).slice(0, 1)) {
            rules.apply(dealt, asked.seat, rules.idle(dealt, asked.seat), { dice: seededDice(`${from}/${i}`) });
          }
        }
        expect(JSON.stringify(view), from).toBe(before);
      }
    }
  });

  test('a seat’s view answers every question as the State does', () => {
    const pool = actionPool(title, samples);
    samples.forEach(({ state, seats, from }, n) => {
      for (const seat of seatsOf(seats)) {
        const view = rules.view(state, seat);
        const own = (asked: { seat: number }) => asked.seat === seat;
        expect(rules.waiting(view).filter(own), from).toEqual(rules.waiting(state).filter(own));
        expect(rules.actions(view, seat), from).toEqual(rules.actions(state, seat));
        expect(rules.asides(view, seat), from).toEqual(rules.asides(state, seat));
        expect(rules.outcome(view), from).toEqual(rules.outcome(state));
        if (rules.waiting(state).some((w) => w.seat === seat)) {
          expect(rules.idle(view, seat), from).toEqual(rules.idle(state, seat));
        }
        for (let i = 0; i < 12; i++) {
          const action = pool[(n * 131 + i * 977) % pool.length]?.action;
          expect(rules.refuse(view, seat, action), from).toEqual(rules.refuse(state, seat, action));
        }
      }
    });
  });

  test('canary: no hidden name stands anywhere in a view, and no secret key', () => {
    let hidden = 0;
    for (const { state, seats, from } of samples) {
      for (const seat of viewers(seats)) {
        const text = JSON.stringify(rules.view(state, seat));
        for (const name of extras.hiddenFrom(state, seat)) {
          hidden += 1;
          if (text.includes(`"${name}"`)) throw new Error(`${from}: viewer ${seat} sees ${name}`);
        }
        for (const key of extras.secretKeys) {
          if (text.includes(`"${key}":`)) throw new Error(`${from}: viewer ${seat} has the key ${key}`);
        }
      }
    }
    expect(hidden).toBeGreaterThan(1000);
  });

  test('canary: the canary sings', () => {
    const found = samples.filter(({ state }) => {
      const text = JSON.stringify(state);
      return extras.hiddenFrom(state, null).some((name) => text.includes(`"${name}"`));
    });
    expect(found.length).toBeGreaterThan(samples.length / 2);
    expect(extras.secretKeys.every((key) => JSON.stringify(samples[0]?.state).includes(`"${key}":`))).toBe(true);
  });

  test('no event that everybody is told names what is still hidden after it', () => {
    for (let game = 0; game < 30; game++) {
      const seats = rules.seats[game % rules.seats.length] as number;
      const spec: GameSpec = { title, seats, seed: `events-${game}`, chooser: 'byName', limit: 220 };
      play(spec, {
        after(state, made, events) {
          const text = JSON.stringify(events);
          const leak = extras.hiddenFrom(state, null).find((name) => text.includes(`"${name}"`));
          if (leak) throw new Error(`${JSON.stringify(made)} tells of ${leak}: ${text}`);
        },
      });
    }
  });
});
