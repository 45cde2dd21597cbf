/** The rules as a whole: presets, what differs from them, and choices that always fit. */
import { expect, test } from 'vitest';
import { moonshine } from '../../../client/games/moonshine/card.ts';
import { optionWords } from '../../../client/games/options.ts';
import { changesFrom, nearestPreset } from '../../../client/games/presets.ts';
import { presetOf } from '../../../client/lobby/setTable.ts';
import { seededDice } from '../../../src/engine/dice.ts';
import { OPTIONS, type OptionName, PRESETS } from '../../../src/games/moonshine/options.ts';
import { rules } from '../../../src/games/moonshine/rules/index.ts';

const NAMES = Object.keys(OPTIONS) as OptionName[];

test('every preset of the rules is offered in words, with its own differences', () => {
  expect(Object.keys(moonshine.presets)).toEqual(Object.keys(PRESETS));
  for (const [name, preset] of Object.entries(moonshine.presets)) {
    expect(preset.label).not.toBe(name);
    expect(preset.does).toMatch(/\.$/);
    expect(preset.options).toEqual(PRESETS[name]);
    expect(rules.options(preset.options, 4).ok).toBe(true);
  }
});

test('a preset differs from itself in nothing, and from the other in what it states', () => {
  const later = PRESETS['2026-10-10'] ?? {};
  expect(changesFrom(moonshine, '2026-10-10', later)).toEqual([]);
  expect(Object.fromEntries(changesFrom(moonshine, '1929', later))).toEqual(later);
  expect(nearestPreset(moonshine, {})).toEqual({ preset: '1929', changed: [] });
  expect(nearestPreset(moonshine, { ...later, blood_oath: true })).toEqual({
    preset: '2026-10-10',
    changed: [['blood_oath', true]],
  });
});

test('the form remembers the preset it began from, the first one without', () => {
  expect(presetOf({ preset: '' } as Parameters<typeof presetOf>[0], moonshine)).toBe('1929');
  expect(presetOf({ preset: '2026-10-10' } as Parameters<typeof presetOf>[0], moonshine)).toBe('2026-10-10');
});

test('settled choices are taken by the rules, whatever was pressed', () => {
  const dice = seededDice('options');
  for (let i = 0; i < 500; i++) {
    const seats = 3 + dice.below(2);
    const pressed = Object.fromEntries(NAMES.map((name) => [name, OPTIONS[name][dice.below(2)] ?? false]));
    const read = rules.options(moonshine.settle(pressed, seats), seats);
    expect(read, JSON.stringify(pressed)).toMatchObject({ ok: true });
  }
});

test('the Blood Oath is for four, and says so', () => {
  expect(moonshine.bar('blood_oath', 3)).toBe('Only with four players.');
  expect(moonshine.bar('blood_oath', 4)).toBeNull();
  expect(moonshine.settle({ blood_oath: true }, 3)).toEqual({});
});

test('every option and value has words', () => {
  for (const name of NAMES) {
    for (const value of OPTIONS[name]) {
      const [label, words] = optionWords(moonshine.options, name, value).split(': ');
      expect(label, name).not.toBe(name);
      expect(words, name).not.toBe(String(value));
    }
  }
});

test('with all eyes open the view is that of whoever knows most', () => {
  const views = [{ day: 1 }, { day: 1, faceDownJobs: [] }, { day: 1 }];
  expect(moonshine.openView(views)).toBe(views[1]);
  expect(moonshine.openView([{ a: 1 }, { b: 2 }])).toEqual({ b: 2 });
});
