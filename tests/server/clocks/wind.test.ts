import { describe, expect, test } from 'vitest';
import { type Clock, ClockSetting } from '../../../server/clocks/clock.ts';
import { bankAfter, deadlineOf } from '../../../server/clocks/time.ts';
import { halt, type SeatClock, type Turn, wind } from '../../../server/clocks/wind.ts';

const live: Clock = { mode: 'live', bank: 60, gain: 10, cap: 90, absent: 'idle' };
const slow: Clock = { mode: 'correspondence', hours: 24, quiet: null, absent: 'idle' };
const T = 1_000_000;

function seats(...changes: Partial<SeatClock>[]): SeatClock[] {
  return changes.map((change, seat) => ({ seat, bank: 60_000, since: null, deadline: null, strikes: 0, ...change }));
}

function turn(
  waiting: number[],
  change: Partial<Turn> = {},
  kinds: ('open' | 'human' | 'bot')[] = ['human', 'human', 'human'],
): Turn {
  return { now: T, paused: false, waiting: new Set(waiting), kinds: new Map(kinds.entries()), ...change };
}

describe('the setting', () => {
  test.each([
    [null, null],
    [{ mode: 'none' }, null],
    [
      { mode: 'live', bank: 300, gain: 15, cap: 600 },
      { mode: 'live', bank: 300, gain: 15, cap: 600, absent: 'idle' },
    ],
    [
      { mode: 'correspondence', hours: 48 },
      { mode: 'correspondence', hours: 48, quiet: null, absent: 'idle' },
    ],
  ])('%j is read', (input, read) => {
    expect(ClockSetting.parse(input)).toEqual(read);
  });

  test.each([
    { mode: 'live', bank: 5, gain: 15, cap: 600 },
    { mode: 'live', bank: 300, gain: 0, cap: 600 },
    { mode: 'live', bank: 300, gain: 15, cap: 299 },
    { mode: 'live', bank: 1e9, gain: 15, cap: 1e9 },
    { mode: 'correspondence', hours: 0 },
    { mode: 'correspondence', hours: 24, quiet: { from: 22, to: 22, zone: 'UTC' } },
    { mode: 'correspondence', hours: 24, quiet: { from: 22, to: 6, zone: 'Moon/Base' } },
    { mode: 'blitz' },
    'live',
  ])('%j is not', (input) => {
    expect(ClockSetting.safeParse(input).success).toBe(false);
  });
});

describe('time', () => {
  test('a decision brings its gain, never beyond the cap; one that vanished brings nothing', () => {
    expect(bankAfter(live, 60_000, 15_000, true)).toBe(55_000);
    expect(bankAfter(live, 85_000, 0, true)).toBe(90_000);
    expect(bankAfter(live, 5000, 9000, true)).toBe(10_000);
    expect(bankAfter(live, 60_000, 15_000, false)).toBe(45_000);
  });

  test('quiet hours do not count, over midnight and over a change of the clocks', () => {
    const clock: Clock = { ...slow, hours: 12, quiet: { from: 22, to: 7, zone: 'UTC' } };
    expect(deadlineOf(clock, Date.parse('2026-11-30T20:00Z'), 0)).toBe(Date.parse('2026-12-01T17:00Z'));
    expect(deadlineOf(clock, Date.parse('2026-11-30T23:30Z'), 0)).toBe(Date.parse('2026-12-01T19:30Z'));
    const zurich: Clock = { ...slow, hours: 1, quiet: { from: 0, to: 6, zone: 'Europe/Zurich' } };
    expect(deadlineOf(zurich, Date.parse('2026-03-28T22:30Z'), 0)).toBe(Date.parse('2026-03-29T04:30Z'));
  });
});

describe('winding', () => {
  test('runs for who is asked, people only, and stops with the decision', () => {
    const begun = wind(live, seats({}, {}, {}), turn([0, 1], {}, ['human', 'bot', 'human']));
    expect(begun.map((one) => one.deadline)).toEqual([T + 60_000, null, null]);
    const after = wind(live, begun, turn([2], { now: T + 5000, actor: { seat: 0, decided: true, byClock: false } }));
    expect(after[0]).toMatchObject({ bank: 65_000, since: null, deadline: null });
    expect(after[2]).toMatchObject({ since: T + 5000, deadline: T + 65_000 });
  });

  test('what is done on the side neither stops the clock nor brings a gain', () => {
    const begun = wind(live, seats({}, {}), turn([0]));
    const after = wind(live, begun, turn([0], { now: T + 5000, actor: { seat: 0, decided: false, byClock: false } }));
    expect(after).toEqual(begun);
  });

  test('one decision after another of the same seat each bring the gain', () => {
    const begun = wind(live, seats({}, {}), turn([0]));
    const after = wind(live, begun, turn([0], { now: T + 5000, actor: { seat: 0, decided: true, byClock: false } }));
    expect(after[0]).toMatchObject({ bank: 65_000, since: T + 5000, deadline: T + 70_000 });
  });

  test('a seat that nobody holds has no time limit while somebody else is asked, and none to lose when nobody is', () => {
    const kinds = ['open', 'human', 'open'] as ('open' | 'human')[];
    const both = wind(live, seats({}, {}, {}), turn([0, 1], {}, kinds));
    expect(both.map((one) => one.deadline)).toEqual([null, T + 60_000, null]);
    const alone = wind(live, both, turn([0], { now: T + 5, actor: { seat: 1, decided: true, byClock: false } }, kinds));
    expect(alone[0]?.deadline).toBe(T);
  });

  test('who was missed twice is decided for at once, until he is back', () => {
    const once = wind(live, seats({ strikes: 1 }, {}), turn([0]));
    expect(once[0]?.deadline).toBe(T + 60_000);
    const actor = { seat: 0, decided: true, byClock: true };
    const twice = wind(live, once, turn([0], { now: T + 60_000, actor }));
    expect(twice[0]).toMatchObject({ strikes: 2, bank: 10_000, deadline: T + 60_000 });
    const own = wind(live, twice, turn([0], { now: T + 60_001, actor: { ...actor, byClock: false } }));
    expect(own[0]).toMatchObject({ strikes: 0, deadline: expect.any(Number) });
    expect(own[0]?.deadline).toBeGreaterThan(T + 60_001);
  });

  test('a pause keeps what is left, of a bank or of a day', () => {
    for (const [clock, whole] of [
      [live, 60_000],
      [slow, 24 * 3600_000],
    ] as const) {
      const begun = wind(clock, seats({ bank: clock === live ? 60_000 : 0 }, {}), turn([0]));
      expect(begun[0]?.deadline).toBe(T + whole);
      const halted = halt(clock, begun, T + 20_000);
      expect(halted[0]).toMatchObject({ since: null, deadline: null });
      expect(wind(clock, halted, turn([0], { paused: true }))[0]?.deadline).toBeNull();
      const later = wind(clock, halted, turn([0], { now: T + 500_000 }));
      expect(later[0]?.deadline).toBe(T + 500_000 + whole - 20_000);
    }
  });
});
