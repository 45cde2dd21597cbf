/** Every bot of every title: legal, the same twice, no writing into what it is shown, nothing seen but its own view. */
import { describe, expect, it } from 'vitest';
import { botLevels, policyOf, RANDOM } from '../../src/bots/index.ts';
import { seededDice } from '../../src/engine/dice.ts';
import { TITLES } from '../../src/games/index.ts';
import { deepFreeze, sit } from './sit.ts';

const DECISIONS = 1500;
const GAMES = 4;

const players = Object.values(TITLES).flatMap((title) => botLevels(title).map((level) => ({ title, level })));

describe.each(players)('$title.id: $level', ({ title, level }) => {
  const { rules } = title;
  const atTable = (seats: number) => Array(seats).fill(level) as string[];

  it.each(rules.seats)('only ever answers legally, with %i seats', (seats) => {
    let asked = 0;
    for (let game = 1; game <= GAMES || asked <= 1000; game++) {
      sit(title, atTable(seats), `legal/${seats}/${game}`, DECISIONS, ({ state, seat, answer }) => {
        asked += 1;
        const refusal = rules.refuse(state, seat, answer);
        if (refusal) expect.fail(`${JSON.stringify(answer)} refused with ${refusal.code}`);
      });
    }
  });

  it('answers alike when it is asked twice with the same dice, from a frozen copy', () => {
    let asked = 0;
    for (let game = 1; asked <= 200; game++) {
      sit(title, atTable(Math.max(...rules.seats)), `twice/${game}`, DECISIONS, ({ state, seat, policy }) => {
        if (asked++ % 3 !== 0) return;
        const view = deepFreeze(rules.view(rules.copy(state), seat));
        const first = policy(view, seat, seededDice(`${asked}`));
        expect(policy(view, seat, seededDice(`${asked}`))).toEqual(first);
      });
    }
  });

  it('decides the same whatever its seat cannot see', () => {
    const redeals = seededDice('redeals');
    let asked = 0;
    sit(title, atTable(Math.max(...rules.seats)), 'hidden', DECISIONS, ({ state, seat, policy }) => {
      if (asked++ % 3 !== 0) return;
      const seen = rules.view(state, seat);
      const other = rules.deal(rules.view(rules.copy(state), seat), seat, redeals);
      const answer = policy(seen, seat, seededDice(`${asked}`));
      expect(policy(rules.view(other, seat), seat, seededDice(`${asked}`))).toEqual(answer);
    });
  });

  it('will not answer for a seat that is not waited for', () => {
    let idle = 0;
    sit(title, atTable(Math.max(...rules.seats)), 'other', 12, ({ state, policy, dice }) => {
      const asked = new Set(rules.waiting(state).map((one) => one.seat));
      for (let other = 0; other < Math.max(...rules.seats); other++) {
        if (asked.has(other)) continue;
        idle += 1;
        expect(() => policy(rules.view(state, other), other, dice)).toThrow();
      }
    });
    expect(idle).toBeGreaterThan(0);
  });
});

it('has no bot of an unknown name', () => {
  for (const title of Object.values(TITLES)) {
    expect(policyOf(title, 'nobody')).toBeNull();
    expect(policyOf(title, 'toString')).toBeNull();
    expect(botLevels(title)[0]).toBe(RANDOM);
  }
});
