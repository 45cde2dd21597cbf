/** Random games at every seat count: no throw, no dead end, every law after every action (quality, section 1, items 1, 3 and 7). */
import { describe, expect, test } from 'vitest';
import type { Title } from '../../src/engine/title.ts';
import { notPlain, roundTrip } from './json.ts';
import { CHOOSERS, type GameSpec, line, play } from './play.ts';
import { ALL_TITLES, allOptions, extrasOf, INVARIANTS, randomOptions, seatsFor, singleOptions } from './titles.ts';

const GAMES = 500;
const LIMIT = 260;

interface Tally {
  games: number;
  ended: number;
  limited: number;
  decisions: number;
  actions: Set<string>;
  stages: Set<string>;
}

const tally = (): Tally => ({ games: 0, ended: 0, limited: 0, decisions: 0, actions: new Set(), stages: new Set() });

/** Plays one game under all checks that are cheap enough for every action. */
function watched(spec: GameSpec, seen: Tally): void {
  const { rules } = spec.title;
  const { invariants, audit } = extrasOf(spec.title);
  let before: unknown;
  const { ended } = play(spec, {
    state(state) {
      const broken = invariants(state);
      if (broken.length > 0) throw new Error(broken.join('; '));
      for (const { seat, stage } of rules.waiting(state)) {
        seen.stages.add(stage);
        if (!Number.isInteger(seat) || seat < 0 || seat >= spec.seats) throw new Error(`seat ${seat} is waited for`);
      }
    },
    before(state, { seat, action }) {
      seen.actions.add(action.do);
      seen.decisions += 1;
      const refusal = rules.refuse(state, seat, action);
      if (refusal) throw new Error(`listed, and refused: ${JSON.stringify({ seat, action, refusal })}`);
      before = rules.copy(state);
    },
    after(state, made, events) {
      const unaccounted = audit(before, state, events);
      if (unaccounted.length > 0) throw new Error(`${JSON.stringify(made)}: ${unaccounted.join('; ')}`);
      if (seen.decisions % 11 !== 0) return;
      const odd = notPlain(state) ?? notPlain(events);
      if (odd) throw new Error(`not plain JSON: ${odd}`);
      expect(roundTrip(state)).toEqual(state);
    },
  });
  seen.games += 1;
  if (ended) seen.ended += 1;
  else seen.limited += 1;
}

function report(title: Title, what: string, seen: Tally): void {
  const { games, ended, limited, decisions } = seen;
  console.log(
    `${title.id}, ${what}: ${games} games, ${ended} ended by a rule, ${limited} stopped at the limit, ${decisions} actions`,
  );
}

/** A game under those options, at a seat count that allows them; everything else in turn. */
function gameUnder(title: Title, options: object, seed: string, i: number): GameSpec {
  const counts = seatsFor(title, options);
  const seats = counts[i % counts.length] as number;
  const chooser = CHOOSERS[i % CHOOSERS.length] as GameSpec['chooser'];
  return { title, seats, options, seed, chooser, limit: 260, asides: 20 };
}

describe.each(ALL_TITLES)('%s', (_id, title) => {
  test('has its line in the battery', () => {
    expect(Object.keys(INVARIANTS)).toContain(title.id);
    expect(extrasOf(title).nearTheEnd.map((e) => e.seats)).toEqual(expect.arrayContaining([...title.rules.seats]));
  });

  test.each(title.rules.seats)(`${GAMES} random games at %i seats`, (seats) => {
    const seen = tally();
    for (let i = 0; i < GAMES; i++) {
      const chooser = CHOOSERS[i % CHOOSERS.length] as GameSpec['chooser'];
      watched({ title, seats, seed: `random-${seats}-${i}`, chooser, limit: LIMIT, asides: 12 }, seen);
    }
    report(title, `${seats} seats`, seen);
    expect(seen.ended + seen.limited).toBe(GAMES);
    const { rareStages } = extrasOf(title);
    const expected = title.rules.stages.filter((stage) => !rareStages.includes(stage));
    expect([...seen.stages].sort()).toEqual(expect.arrayContaining([...expected]));
  });

  test.each(title.rules.seats)('games near the end at %i seats end by a rule', (seats) => {
    const seen = tally();
    const start = extrasOf(title).nearTheEnd.find((e) => e.seats === seats)?.position;
    for (let i = 0; i < 60; i++) {
      watched({ title, seats, start, seed: `end-${seats}-${i}`, chooser: 'weighted', limit: 1500, asides: 25 }, seen);
    }
    report(title, `${seats} seats, near the end`, seen);
    expect(seen.ended).toBeGreaterThan(30);
  });

  test('every action name occurs in random games', () => {
    const seen = tally();
    const { nearTheEnd, rich } = extrasOf(title);
    for (let i = 0; i < 240; i++) {
      const kind = i % 4;
      const options = kind === 3 ? allOptions(title) : {};
      const counts = seatsFor(title, options);
      const seats = counts[(i >> 2) % counts.length] as number;
      const here = (kind === 1 ? nearTheEnd : kind === 2 ? rich : []).filter((e) => e.seats === seats);
      const start = here[(i >> 3) % here.length]?.position;
      const chooser = kind === 1 ? 'weighted' : 'byName';
      watched({ title, seats, start, options, seed: `names-${i}`, chooser, limit: 250, asides: 12 }, seen);
    }
    expect([...seen.actions].sort()).toEqual([...title.rules.actionNames].sort());
  });

  test.each(singleOptions(title))('games with %j', (options) => {
    const seen = tally();
    for (let i = 0; i < 12; i++) watched(gameUnder(title, options, `option-${i}`, i), seen);
    expect(seen.games).toBe(12);
  });

  test.each(Object.entries(title.presets))('games under the preset %s', (name, preset) => {
    const seen = tally();
    for (let i = 0; i < 40; i++) watched(gameUnder(title, preset, `preset-${name}-${i}`, i), seen);
    report(title, `preset ${name}`, seen);
    expect(seen.games).toBe(40);
  });

  test('games under 200 random combinations of options', () => {
    const seen = tally();
    for (const [i, options] of randomOptions(title, 200).entries()) {
      watched(gameUnder(title, options, `mix-${i}`, i), seen);
    }
    report(title, '200 combinations', seen);
    expect(seen.games).toBe(200);
  });

  test('games with every option at its last value', () => {
    const seen = tally();
    const options = allOptions(title);
    for (let i = 0; i < 60; i++) {
      const game = gameUnder(title, options, `all-${i}`, i);
      const start = i % 3 ? undefined : extrasOf(title).nearTheEnd.find((e) => e.seats === game.seats)?.position;
      watched({ ...game, start }, seen);
    }
    report(title, 'all options', seen);
  });

  test('seat counts and options that do not exist are refused', () => {
    const { rules } = title;
    const croupier = { dice: { die: () => 1, below: () => 0 } };
    const read = rules.options(undefined);
    if (!read.ok) throw new Error(read.message);
    for (const seats of [0, 1, 2, 5, 6, -1, 3.5, Number.NaN].filter((n) => !rules.seats.includes(n))) {
      expect(() => rules.setup(seats, read.options, croupier)).toThrow();
    }
    for (const wrong of [7, 'x', [], { nonsense: true }, { [Object.keys(title.optionValues)[0] ?? 'x']: 'nonsense' }]) {
      const answer = rules.options(wrong);
      expect(answer.ok).toBe(false);
      if (!answer.ok) expect(answer.message).toMatch(/^[^\n]{5,200}$/);
    }
    expect(rules.options(JSON.parse('{"__proto__": true}')).ok).toBe(false);
    expect(line({ title, seats: 3, seed: 'x', chooser: 'uniform', limit: 1 })).toContain(title.id);
  });
});
