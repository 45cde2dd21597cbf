/** The start day, and how long a week is. */
import { describe, expect, test } from 'vitest';
import { seededDice } from '../../../src/engine/dice.ts';
import { WEEKDAYS } from '../../../src/games/cosca/data/week.ts';
import { type Options, optionsOfTheDay, readOptions } from '../../../src/games/cosca/options.ts';
import { rules } from '../../../src/games/cosca/rules/index.ts';
import { weekday } from '../../../src/games/cosca/rules/table.ts';

function complete(some: Partial<Options>): Options {
  const read = readOptions(some);
  if (!read.ok) throw new Error(read.message);
  return read.options;
}

describe('start day', () => {
  test.each(WEEKDAYS)('%s: the game begins there and ends the day before', (day) => {
    const croupier = { dice: seededDice(day) };
    const s = rules.setup(3, complete({ start_day: day }), croupier);
    const seen = [weekday(s)];
    while (rules.outcome(s) === null) {
      const [asked] = rules.waiting(s);
      if (!asked) throw new Error('nobody is waited for');
      rules.apply(s, asked.seat, rules.idle(s, asked.seat), croupier);
      if (weekday(s) !== seen.at(-1)) seen.push(weekday(s));
    }
    const at = WEEKDAYS.indexOf(day);
    expect(seen).toEqual([...WEEKDAYS.slice(at), ...WEEKDAYS.slice(0, at)]);
  });

  test('random: every weekday comes up', () => {
    const days = Array.from({ length: 200 }, (_, i) => rules.setup(3, complete({}), { dice: seededDice(`${i}`) }));
    expect(new Set(days.map(weekday))).toEqual(new Set(WEEKDAYS));
  });

  test('the lobby proposes the host’s own day', () => {
    const [sunday, wednesday] = [new Date(2026, 7, 16), new Date(2026, 7, 19)];
    expect(optionsOfTheDay(sunday.getDay())).toEqual({ start_day: 'sun' });
    expect(optionsOfTheDay(wednesday.getDay())).toEqual({ start_day: 'wed' });
    for (let day = 0; day < 7; day++) expect(readOptions(optionsOfTheDay(day)).ok).toBe(true);
  });

  test.each([
    ['start_day', 'today'],
    ['sealed_timing', true],
    ['toString', 1],
  ])('%s %j is refused', (name, value) => {
    expect(readOptions({ [name]: value }).ok).toBe(false);
  });
});
