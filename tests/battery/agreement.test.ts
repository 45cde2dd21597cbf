/** What is listed is accepted; what is refused changes nothing; what is accepted unlisted applies cleanly (item 2). */
import { isDeepStrictEqual } from 'node:util';
import fc from 'fast-check';
import { beforeAll, describe, expect, test } from 'vitest';
import { seededDice } from '../../src/engine/dice.ts';
import type { Action, Refusal, Seat } from '../../src/engine/rules.ts';
import type { Title } from '../../src/engine/title.ts';
import { deepFreeze, notPlain } from './json.ts';
import { dump } from './play.ts';
import { actionPool, type Sample, sampleStates, seatsOf } from './sample.ts';
import { ALL_TITLES, extrasOf } from './titles.ts';
import { anyAction, anySeat } from './wrong.ts';

describe.each(ALL_TITLES)('%s', (_id, title) => {
  const { rules } = title;
  let samples: Sample[] = [];
  let pool: { seat: Seat; action: Action }[] = [];

  beforeAll(() => {
    samples = sampleStates(title, { games: 160, limit: 220, perStage: 220, options: true, seed: 'agreement' });
    for (const sample of samples) deepFreeze(sample.state);
    pool = actionPool(title, samples);
    const stages = [...rules.stages].map((stage) => `${stage} ${samples.filter((s) => s.stage === stage).length}`);
    console.log(`${title.id}: ${samples.length} States (${stages.join(', ')}), ${pool.length} actions`);
  });

  test('States of every stage are among the samples', () => {
    expect([...new Set(samples.map((s) => s.stage))]).toEqual(expect.arrayContaining([...rules.stages]));
  });

  test('each listed action and aside is accepted, applies, and keeps the laws', () => {
    for (const sample of samples) {
      for (const seat of seatsOf(sample.seats)) {
        const listed = [...rules.actions(sample.state, seat), ...rules.asides(sample.state, seat)];
        const distinct = new Set(listed.map((action) => JSON.stringify(action)));
        if (distinct.size !== listed.length) fail(title, sample, { seat, action: 'an action is listed twice' });
        for (const action of listed) {
          const refusal = rules.refuse(sample.state, seat, action);
          if (refusal) fail(title, sample, { seat, action, refusal });
        }
        for (const action of listed.filter((_, i) => i % 6 === 0)) applies(title, sample, seat, action);
      }
    }
  });

  test('whoever is waited for has an action, and nobody else has one but asides', () => {
    for (const { state, seats, stage, from } of samples) {
      const waiting = rules.waiting(state);
      const asked = new Set(waiting.map((w) => w.seat));
      expect(asked.size, from).toBe(waiting.length);
      expect(rules.outcome(state) !== null, from).toBe(waiting.length === 0);
      expect(stage === 'over', from).toBe(waiting.length === 0);
      for (const seat of seatsOf(seats)) {
        expect(rules.actions(state, seat).length > 0, `${from}, seat ${seat}`).toBe(asked.has(seat));
      }
      for (const seat of [-1, seats, 1.5, Number.NaN]) {
        expect([...rules.actions(state, seat), ...rules.asides(state, seat)], `${from}, seat ${seat}`).toEqual([]);
      }
    }
  });

  test('every other seat is refused', () => {
    for (const sample of samples) {
      const asked = new Set(rules.waiting(sample.state).map((w) => w.seat));
      for (const owner of asked) {
        const action = rules.actions(sample.state, owner)[0];
        for (const seat of [...seatsOf(sample.seats), -1, 99, 0.5]) {
          const aside = rules.asides(sample.state, seat).some((listed) => isDeepStrictEqual(listed, action));
          if (asked.has(seat) || aside) continue;
          const refusal = rules.refuse(sample.state, seat, action);
          if (!refusal) fail(title, sample, { seat, action, refusal });
          else known(title, refusal);
        }
      }
    }
  });

  test('the idle answer is legal', () => {
    for (const sample of samples) {
      for (const { seat } of rules.waiting(sample.state)) {
        const action = rules.idle(sample.state, seat);
        const refusal = rules.refuse(sample.state, seat, action);
        if (refusal) fail(title, sample, { seat, action, refusal });
        applies(title, sample, seat, action);
      }
    }
  });

  test('junk, foreign and broken actions: a known refusal and an unchanged State, or a clean step', () => {
    const actions = pool.map((entry) => entry.action);
    const index = fc.integer({ min: 0, max: samples.length - 1 });
    let accepted = 0;
    const codes = new Set<string>();
    fc.assert(
      fc.property(
        index,
        anySeat,
        fc.array(anyAction(actions, rules.actionNames), { minLength: 8, maxLength: 8 }),
        (i, odd, list) => {
          const sample = samples[i] as Sample;
          const text = JSON.stringify(sample.state);
          for (const seat of new Set([odd, ...rules.waiting(sample.state).map((w) => w.seat)])) {
            const listed = [...rules.actions(sample.state, seat), ...rules.asides(sample.state, seat)];
            for (const attempt of list) {
              const action = attempt(listed);
              const refusal = rules.refuse(sample.state, seat, action);
              if (refusal) codes.add(known(title, refusal));
              else accepted += applies(title, sample, seat, action as Action);
            }
          }
          if (JSON.stringify(sample.state) !== text) fail(title, sample, { action: 'refuse wrote into the State' });
        },
      ),
      { numRuns: 4500, seed: 1929, endOnFailure: true },
    );
    console.log(`${title.id}: junk met ${codes.size} codes, ${accepted} were legal`);
    expect(accepted).toBeGreaterThan(500);
  });
});

/** A Refusal of the documented form; returns its code. */
function known(title: Title, refusal: Refusal): string {
  const rule = extrasOf(title).refusals[refusal.code];
  if (rule === undefined) throw new Error(`unknown code ${JSON.stringify(refusal)}`);
  if (refusal.rule !== rule) throw new Error(`${refusal.code} rests on ${rule}, said ${refusal.rule}`);
  const params = Object.values(refusal.params ?? {});
  if (!params.every((p) => typeof p === 'string' || Number.isFinite(p))) throw new Error(JSON.stringify(refusal));
  if (notPlain(refusal)) throw new Error(`${notPlain(refusal)} in ${JSON.stringify(refusal)}`);
  return refusal.code;
}

/** Applies to a copy of the frozen State: the laws hold after it, and something is waited for or the game is over. */
function applies(title: Title, sample: Sample, seat: Seat, action: Action): 1 {
  const { rules } = title;
  try {
    const copy = rules.copy(sample.state);
    rules.apply(copy, seat, action, { dice: seededDice(`${sample.from}/${JSON.stringify(action)}`) });
    const broken = extrasOf(title).invariants(copy);
    if (broken.length > 0) throw new Error(broken.join('; '));
    const [asked] = rules.waiting(copy);
    if (asked && rules.actions(copy, asked.seat).length === 0) throw new Error('dead end');
  } catch (error) {
    fail(title, sample, { seat, action, error: String(error) });
  }
  return 1;
}

function fail(title: Title, sample: Sample, what: object): never {
  const position = title.notation.write(sample.state);
  const { seats, options } = sample;
  const file = dump({ title, seats, options, start: position }, [], 'agreement', what);
  throw new Error(`${sample.from}: ${JSON.stringify(what)}\n  reproducer: ${file}`);
}
