/** What lies behind a screen shows nowhere before all are ready: not in views, lists, refusals or events (section 8). */
import { describe, expect, test } from 'vitest';
import { seededDice } from '../../../src/engine/dice.ts';
import type { Action, GameEvent, Seat } from '../../../src/engine/rules.ts';
import { type Options, readOptions } from '../../../src/games/cosca/options.ts';
import { rules } from '../../../src/games/cosca/rules/index.ts';
import type { State } from '../../../src/games/cosca/state.ts';

interface Step {
  /** Before anybody acts on it. */
  state: State;
  seats: number;
}

/** Every State of some random games. */
function games(timing: Options['sealed_timing'], each: (step: Step) => void): void {
  const read = readOptions({ sealed_timing: timing });
  if (!read.ok) throw new Error(read.message);
  for (let game = 0; game < 40; game++) {
    const dice = seededDice(`secrets-${timing}-${game}`);
    const seats = 3 + (game % 3);
    const state = rules.setup(seats, read.options, { dice });
    while (rules.outcome(state) === null) {
      each({ state, seats });
      const { seat, action } = anything(state, seats, dice);
      rules.apply(state, seat, action, { dice });
    }
  }
}

/** Now and then somebody thinks better of it. */
function anything(state: State, seats: number, dice: ReturnType<typeof seededDice>): { seat: Seat; action: Action } {
  const some = dice.below(seats);
  const second = dice.below(6) === 0 ? rules.asides(state, some) : [];
  if (second.length > 0) return { seat: some, action: second[dice.below(second.length)] as Action };
  const waiting = rules.waiting(state);
  const { seat } = waiting[dice.below(waiting.length)] as { seat: Seat };
  const listed = rules.actions(state, seat);
  return { seat, action: listed[dice.below(listed.length)] as Action };
}

/** The same table with something else behind the screen of that seat. */
function swapped(state: State, seat: Seat, dice: ReturnType<typeof seededDice>): State {
  const other = rules.copy(state);
  const options = rules.asides(state, seat).filter(({ do: name }) => name !== 'withdraw');
  if (options.length === 0) return other;
  // The last one would lift the screens; it is put there on a table where somebody is still waited for.
  rules.apply(other, seat, options[dice.below(options.length)] as Action, { dice });
  return other;
}

/** All that a viewer can find out: his view, and every answer to him. */
function knowledge(state: State, viewer: Seat | null): string {
  const view = rules.view(state, viewer);
  if (viewer === null) return JSON.stringify([view, rules.waiting(view), rules.outcome(view)]);
  const tries: unknown[] = [
    { do: 'setDice', faces: ['bank', 'bank', 'bank'] },
    { do: 'gunShop', n: 1 },
    { do: 'villa', use: true },
    { do: 'fight', money: 1 },
    { do: 'withdraw' },
  ];
  return JSON.stringify([
    view,
    rules.waiting(view),
    rules.actions(state, viewer),
    rules.asides(state, viewer),
    tries.map((action) => rules.refuse(state, viewer, action)),
  ]);
}

describe.each(['shown', 'secret'] as const)('timing %s', (timing) => {
  test('something else behind a screen changes nothing for anybody else', () => {
    const dice = seededDice('swap');
    let swaps = 0;
    let seen = 0;
    games(timing, ({ state, seats }) => {
      for (let seat = 0; seat < seats; seat++) {
        if (!state.sealed[seat]) continue;
        const other = swapped(state, seat, dice);
        if (JSON.stringify(other) === JSON.stringify(state)) continue;
        swaps += 1;
        if (knowledge(other, seat) !== knowledge(state, seat)) seen += 1;
        for (const viewer of [...Array(seats).keys(), null]) {
          if (viewer !== seat) expect(knowledge(other, viewer)).toBe(knowledge(state, viewer));
        }
      }
    });
    expect(swaps).toBeGreaterThan(1000);
    // Positive control: the owner sees the difference.
    expect(seen).toBe(swaps);
  });

  test('an action behind a screen tells nothing of what it is', () => {
    const dice = seededDice('tell');
    let sealed = 0;
    games(timing, ({ state }) => {
      const [first, second] = rules.waiting(state);
      if (!first || !second) return;
      const told: { event: GameEvent; to?: readonly Seat[] | undefined }[] = [];
      const action = rules.actions(state, first.seat).at(-1) as Action;
      rules.apply(rules.copy(state), first.seat, action, { dice, tell: (event, to) => told.push({ event, to }) });
      expect(told.map(({ event }) => event)).toEqual([{ type: 'sealed', seat: first.seat, stage: first.stage }]);
      expect(told[0]?.to).toEqual(timing === 'secret' ? [first.seat] : undefined);
      sealed += 1;
    });
    expect(sealed).toBeGreaterThan(500);
  });
});

test('secret timing: who is ready shows in nobody else’s view, and all who are asked seem to be waited for', () => {
  let ready = 0;
  games('secret', ({ state, seats }) => {
    for (let seat = 0; seat < seats; seat++) {
      if (!state.sealed[seat]) continue;
      ready += 1;
      const other = rules.copy(state);
      rules.apply(other, seat, { do: 'withdraw' }, { dice: seededDice('') });
      for (const viewer of [...Array(seats).keys(), null]) {
        if (viewer === seat) expect(knowledge(other, viewer)).not.toBe(knowledge(state, viewer));
        else expect(knowledge(other, viewer)).toBe(knowledge(state, viewer));
      }
    }
  });
  expect(ready).toBeGreaterThan(1000);
});

test('shown timing: everybody sees who is ready', () => {
  games('shown', ({ state }) => {
    expect(rules.view(state, null).ready).toEqual(state.sealed.map(Boolean));
    expect(rules.waiting(rules.view(state, null))).toEqual(rules.waiting(state));
  });
});
