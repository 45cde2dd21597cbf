/** What went wrong: a Split Still that the owner stocked by hand, or that fired of itself, was told as an ordinary brew. */
import { describe, expect, test } from 'vitest';
import { scriptedDice, seededDice } from '../../../src/engine/dice.ts';
import type { Action, GameEvent } from '../../../src/engine/rules.ts';
import { notation } from '../../../src/games/moonshine/notation/index.ts';
import { DEFAULTS, type Options } from '../../../src/games/moonshine/options.ts';
import { rules } from '../../../src/games/moonshine/rules/index.ts';

/** The Boss brews in the Tenderloin (8); Five Points (10) is his one target. */
function brewed(supply: number, options: Partial<Options>, actions: readonly Action[]): unknown[] {
  const position = {
    phase: 'shadows',
    mash: 3,
    pool: [5, 1, 1, 1],
    districts: {
      tenderloin: { mob: 'sicilians', boss: 1, runners: 3 },
      fivePoints: { mob: 'sicilians', runners: 3 },
      canarsie: { moonshine: 30 - supply },
    },
    players: { sicilians: {}, irish: {}, vipers: {} },
  };
  const events: GameEvent[] = [];
  const croupier = { dice: scriptedDice([], seededDice('')), tell: (event: GameEvent) => void events.push(event) };
  const read = notation.read(position, { ...DEFAULTS, ...options }, croupier);
  if (!read.ok) throw new Error(read.error.message);
  for (const action of [{ do: 'draft', die: 5 }, ...actions]) {
    expect(rules.refuse(read.value, 0, action)).toBeNull();
    rules.apply(read.value, 0, action, croupier);
  }
  return events.filter((e) => e.type === 'brewed').map((e) => [e.at, e.moonshine, e.split]);
}

describe('the Split Still is told as such', () => {
  const split = { do: 'split', to: 'fivePoints' };

  test('with enough Moonshine', () => {
    expect(brewed(9, {}, [split])).toEqual([
      ['tenderloin', 2, false],
      ['fivePoints', 2, true],
    ]);
  });

  test('stocked first from a thin Supply', () => {
    expect(brewed(3, {}, [split, { do: 'stock', order: ['fivePoints', 'tenderloin'] }])).toEqual([
      ['fivePoints', 2, true],
      ['tenderloin', 1, false],
    ]);
  });

  test('firing of itself', () => {
    expect(brewed(9, { split_must_fire: true }, [])).toEqual([
      ['tenderloin', 2, false],
      ['fivePoints', 2, true],
    ]);
  });

  test('declined', () => {
    expect(brewed(9, {}, [{ do: 'split', to: null }])).toEqual([['tenderloin', 2, false]]);
  });
});
