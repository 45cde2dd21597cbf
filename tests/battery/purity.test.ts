/** Nothing but `apply` writes, and `apply` writes only into the State it was given (item 3). */
import { isDeepStrictEqual } from 'node:util';
import { beforeAll, describe, expect, test } from 'vitest';
import { seededDice } from '../../src/engine/dice.ts';
import type { Title } from '../../src/engine/title.ts';
import { canonical, deepFreeze, notPlain, roundTrip } from './json.ts';
import { choose, type GameSpec, play } from './play.ts';
import { type Sample, sampleStates, seatsOf } from './sample.ts';
import { ALL_TITLES } from './titles.ts';

const STEPS_ON = 12;

describe.each(ALL_TITLES)('%s', (_id, title) => {
  const { rules, notation } = title;
  let samples: Sample[] = [];

  beforeAll(() => {
    samples = sampleStates(title, { games: 120, limit: 200, perStage: 130, options: true, seed: 'purity' });
    for (const sample of samples) deepFreeze(sample.state);
  });

  test('questions about a deep-frozen State write nothing', () => {
    for (const { state, seats, from } of samples) {
      const before = JSON.stringify(state);
      const asked = rules.waiting(state);
      for (const seat of [...seatsOf(seats), null]) {
        const view = rules.view(state, seat);
        expect(JSON.stringify(view), from).not.toBe('');
        if (seat === null) continue;
        const listed = [...rules.actions(state, seat), ...rules.asides(state, seat)];
        for (const action of listed.slice(0, 4)) rules.refuse(state, seat, deepFreeze(action));
        rules.refuse(state, seat, deepFreeze({ do: 'nonsense' }));
        if (asked.some((w) => w.seat === seat)) rules.idle(state, seat);
      }
      rules.outcome(state);
      rules.copy(state);
      notation.write(state);
      notation.derived(state);
      expect(JSON.stringify(state), from).toBe(before);
    }
  });

  test('a State and all that is said about it is plain JSON', () => {
    for (const { state, seats, from } of samples) {
      expect(notPlain(state), from).toBeNull();
      expect(notPlain(notation.write(state)), from).toBeNull();
      expect(notPlain(notation.derived(state)), from).toBeNull();
      expect(notPlain(rules.waiting(state)), from).toBeNull();
      expect(notPlain(rules.outcome(state)), from).toBeNull();
      for (const seat of [...seatsOf(seats), null]) expect(notPlain(rules.view(state, seat)), from).toBeNull();
    }
  });

  test('the original never changes while a copy of it is played on', () => {
    for (const sample of samples) {
      const before = JSON.stringify(sample.state);
      const copy = rules.copy(sample.state);
      expect(isDeepStrictEqual(copy, sample.state), sample.from).toBe(true);
      // What `copy` shares is frozen here: whoever writes into it throws.
      playOn(title, sample, copy);
      expect(JSON.stringify(sample.state), sample.from).toBe(before);
    }
  });

  test('kept copies never change while the original goes on', () => {
    for (let game = 0; game < 12; game++) {
      const kept: { copy: unknown; text: string }[] = [];
      const seats = title.rules.seats[game % title.rules.seats.length] as number;
      const spec: GameSpec = { title, seats, seed: `kept-${game}`, chooser: 'byName', limit: 250, asides: 8 };
      play(spec, {
        state(state, made) {
          if (made.length % 5 === 0) kept.push({ copy: rules.copy(state), text: JSON.stringify(state) });
        },
      });
      for (const { copy, text } of kept) expect(JSON.stringify(copy)).toBe(text);
    }
  });

  test('an action leads to the same State from a copy and from its JSON', () => {
    for (const { state, from } of samples) {
      for (const { seat } of rules.waiting(state)) {
        const actions = rules.actions(state, seat);
        for (const action of actions.filter((_, i) => i % Math.ceil(actions.length / 6) === 0)) {
          const [copy, json] = [rules.copy(state), roundTrip(state)];
          rules.apply(copy, seat, action, { dice: seededDice(from) });
          rules.apply(json, seat, roundTrip(action), { dice: seededDice(from) });
          expect(canonical(copy), `${from}: ${JSON.stringify(action)}`).toBe(canonical(json));
        }
      }
    }
  });

  test('an action handed in, and an event handed out, share nothing with the State', () => {
    for (const { state, from } of samples.filter((_, i) => i % 3 === 0)) {
      for (const { seat } of rules.waiting(state)) {
        for (const action of rules.actions(state, seat).slice(0, 3)) {
          const copy = rules.copy(state);
          const handed = roundTrip(action);
          const told: unknown[] = [];
          rules.apply(copy, seat, handed, { dice: seededDice(from), tell: (event) => told.push(event) });
          const text = JSON.stringify(copy);
          for (const thing of [handed, ...told]) scribble(thing);
          expect(JSON.stringify(copy), `${from}: ${JSON.stringify(action)}`).toBe(text);
        }
      }
    }
  });

  test('a JSON round trip of the State before every action changes no game', () => {
    for (let game = 0; game < 8; game++) {
      const seats = title.rules.seats[game % title.rules.seats.length] as number;
      const spec: GameSpec = { title, seats, seed: `json-${game}`, chooser: 'byName', limit: 200, asides: 8 };
      const { made, state } = play(spec);
      const dice = seededDice(`${spec.seed}/dice`);
      const read = rules.options({});
      if (!read.ok) throw new Error(read.message);
      let other = rules.setup(seats, read.options, { dice });
      for (const { seat, action } of made) {
        other = roundTrip(other);
        rules.apply(other, seat, action, { dice });
      }
      expect(canonical(other)).toBe(canonical(state));
    }
  });
});

/** Some random actions from here on. */
function playOn(title: Title, sample: Sample, state: unknown): void {
  const dice = seededDice(`${sample.from}/on`);
  const spec: GameSpec = { title, seats: sample.seats, seed: '', chooser: 'byName', limit: 0, asides: 6 };
  for (let i = 0; i < STEPS_ON && title.rules.outcome(state) === null; i++) {
    const { seat, action } = choose(spec, state, dice);
    title.rules.apply(state, seat, action, { dice });
  }
}

/** Overwrites everything in it. */
function scribble(value: unknown): void {
  if (typeof value !== 'object' || value === null) return;
  for (const [key, part] of Object.entries(value)) {
    scribble(part);
    (value as Record<string, unknown>)[key] = 'scribbled';
  }
}
