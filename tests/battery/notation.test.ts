/** Reading and writing are inverse for every position met, and reading takes any JSON (item 8). */
import fc from 'fast-check';
import { beforeAll, describe, expect, test } from 'vitest';
import type { Title } from '../../src/engine/title.ts';
import { notPlain, roundTrip } from './json.ts';
import { dump } from './play.ts';
import { type Sample, sampleStates, seatsOf } from './sample.ts';
import { ALL_TITLES, optionsOf } from './titles.ts';

/** A position written by `write` names its next decision: reading it back rolls nothing. */
const NO_DICE = {
  dice: {
    die(): number {
      throw new Error('reading a written position asked for a die');
    },
    below(): number {
      throw new Error('reading a written position asked for a card');
    },
  },
};

const ONES = { dice: { die: () => 1, below: () => 0 } };

describe.each(ALL_TITLES)('%s', (_id, title) => {
  const { rules, notation } = title;
  let samples: Sample[] = [];

  beforeAll(() => {
    samples = sampleStates(title, { games: 200, limit: 260, perStage: 260, options: true, seed: 'notation' });
  });

  test('every State met, whatever is being asked, comes back as it was', () => {
    for (const sample of samples) {
      const position = roundTrip(notation.write(sample.state));
      const read = notation.read(position, optionsOf(title, sample.options), NO_DICE);
      if (!read.ok) throw wrong(title, sample, read.error);
      expect(read.value, sample.from).toEqual(sample.state);
      expect(roundTrip(notation.write(read.value)), sample.from).toEqual(position);
    }
    expect(samples.some((sample) => sample.stage === 'over')).toBe(true);
  });

  test('the state read back goes on like the one written', () => {
    for (const { state, options, from } of samples) {
      const read = notation.read(roundTrip(notation.write(state)), optionsOf(title, options), NO_DICE);
      if (!read.ok) throw new Error(`${from}: ${read.error.path}`);
      expect(rules.waiting(read.value), from).toEqual(rules.waiting(state));
      for (const { seat } of rules.waiting(state)) {
        expect(rules.actions(read.value, seat), from).toEqual(rules.actions(state, seat));
      }
    }
  });

  test('seats have distinct names, and the names lead back', () => {
    for (const { state, seats } of samples.slice(0, 50)) {
      const names = seatsOf(seats).map((seat) => notation.seatName(state, seat));
      expect(new Set(names).size).toBe(seats);
      expect(names.map((name) => notation.seatNamed(state, name))).toEqual(seatsOf(seats));
      for (const name of ['nobody', '', '__proto__', 'toString']) expect(notation.seatNamed(state, name)).toBeNull();
    }
  });

  test('any JSON: never a throw, and an error says where and why', () => {
    const options = optionsOf(title);
    fc.assert(
      fc.property(fc.anything(), (junk) => {
        const read = notation.read(junk, options, ONES);
        if (!read.ok) {
          expect(read.error.path).toMatch(/^\$/);
          expect(read.error.message.length).toBeGreaterThan(3);
        }
      }),
      { numRuns: 3000, seed: 1929 },
    );
  });

  test('positions gone wrong: an error, or a State that can be asked everything', () => {
    const index = fc.integer({ min: 0, max: samples.length - 1 });
    const complaints: string[] = [];
    let accepted = 0;
    fc.assert(
      fc.property(index, fc.array(damage, { minLength: 1, maxLength: 3 }), (i, blows) => {
        const sample = samples[i] as Sample;
        const position = roundTrip(notation.write(sample.state));
        for (const blow of blows) blow(position);
        try {
          const read = notation.read(position, optionsOf(title, sample.options), ONES);
          if (read.ok) {
            accepted += 1;
            interrogate(title, read.value, sample.seats);
          } else if (!/^\$/.test(read.error.path) || read.error.message.length < 4) {
            throw new Error(`an error without a reason: ${JSON.stringify(read.error)}`);
          }
        } catch (error) {
          const file = dump({ title, seats: sample.seats, options: sample.options, start: position }, [], error);
          complaints.push(`${error}\n  reproducer: ${file}`);
        }
        return complaints.length < 5;
      }),
      { numRuns: 8000, seed: 1929, endOnFailure: true },
    );
    expect(complaints).toEqual([]);
    expect(accepted).toBeGreaterThan(100);
  });
});

/** Asks the State all that a table asks; whatever throws is a State that should not have been read. */
function interrogate({ rules, notation }: Title, state: unknown, seats: number): void {
  const odd = notPlain(state);
  if (odd) throw new Error(`not plain JSON: ${odd}`);
  const waiting = rules.waiting(state);
  if (waiting.length === 0 && rules.outcome(state) === null) throw new Error('nobody is waited for');
  for (const seat of seatsOf(seats)) {
    rules.asides(state, seat);
    for (const action of rules.actions(state, seat)) {
      if (rules.refuse(state, seat, action)) throw new Error(`listed, and refused: ${JSON.stringify(action)}`);
    }
    rules.view(state, seat);
  }
  for (const { seat } of waiting) {
    const idle = rules.idle(state, seat);
    if (rules.refuse(state, seat, idle)) throw new Error(`idle is refused: ${JSON.stringify(idle)}`);
    for (const action of [idle, ...rules.actions(state, seat).slice(0, 3)]) {
      rules.apply(rules.copy(state), seat, action, ONES);
    }
  }
  notation.write(state);
  notation.derived(state);
}

type Blow = (position: unknown) => void;

const REMOVE = Symbol('remove');
const TWICE = Symbol('twice');

/** Replaces, removes or doubles one entry of one object or list somewhere in the position. */
const damage: fc.Arbitrary<Blow> = fc
  .tuple(
    // What is being decided is written last: half of the blows fall there.
    fc.oneof(fc.nat({ max: 10_000 }), fc.integer({ min: -14, max: -1 })),
    fc.nat({ max: 10_000 }),
    fc.oneof(
      fc.constantFrom<unknown>(-1, 0, 1, 2, 5, 7, 30, 1e9, 0.5, null, true, false, '', 'x', [], {}),
      fc.constantFrom<unknown>(
        'irish',
        'sicilians',
        'vipers',
        'knights',
        'hustle',
        'raid',
        'shadows',
        'pinned',
        'play',
      ),
      fc.constantFrom<unknown>(REMOVE, TWICE),
    ),
  )
  .map(
    ([where, which, value]) =>
      (position) =>
        strike(position, where, which, value),
  );

/** The position and every object and list in it. */
function insides(value: unknown): Record<string, unknown>[] {
  if (typeof value !== 'object' || value === null) return [];
  return [value as Record<string, unknown>, ...Object.values(value).flatMap(insides)];
}

function strike(position: unknown, where: number, which: number, value: unknown): void {
  const places = insides(position);
  const here = places.at(where % places.length) as Record<string, unknown>;
  const keys = Object.keys(here);
  const key = keys[which % Math.max(1, keys.length)];
  if (key === undefined) return;
  if (value === REMOVE) delete here[key];
  else if (value === TWICE) here[keys[(which + 1) % keys.length] as string] = here[key];
  else here[key] = value;
}

function wrong(title: Title, sample: Sample, error: { path: string; message: string }): Error {
  const position = title.notation.write(sample.state);
  const { seats, options } = sample;
  const file = dump({ title, seats, options, start: position }, [], JSON.stringify(error));
  return new Error(`${sample.from} (${sample.stage}): ${error.path}: ${error.message}\n  reproducer: ${file}`);
}
