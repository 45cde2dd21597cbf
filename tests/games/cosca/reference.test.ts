/** Whole random games beside a second, plain reading of the rules: the same table every morning and at the end. */
import { expect, test } from 'vitest';
import { randomPolicy } from '../../../src/bots/random.ts';
import { seededDice } from '../../../src/engine/dice.ts';
import type { Action, Dice } from '../../../src/engine/rules.ts';
import { priorities } from '../../../src/games/cosca/bot/priorities.ts';
import { weigh } from '../../../src/games/cosca/bot/weigh.ts';
import { DEFAULTS } from '../../../src/games/cosca/options.ts';
import { rules } from '../../../src/games/cosca/rules/index.ts';
import { weekday } from '../../../src/games/cosca/rules/table.ts';
import type { State } from '../../../src/games/cosca/state.ts';
import { type Card, type Chosen, type Person, playDay, wakeUp } from './reference.ts';

const random = randomPolicy(rules, weigh);

const people = (s: State): Person[] =>
  s.players.map(({ money, weapons, dice, villa, villaDie }) => ({ money, weapons, dice, villa, villaDie }));
const cards = (s: State): Card[] =>
  s.row.map(({ id, loyalTo, drink, carry }) => ({ id, loyalTo, drink, carry: [...carry] }));
const nothing = (): Chosen => ({ setDice: {}, gunShop: {}, club: {}, villa: {}, fight: {} });

function note(chosen: Chosen, s: State, seat: number, action: Action): void {
  if (action.do === 'setDice') chosen.setDice[seat] = action.faces as string[];
  if (action.do === 'gunShop') chosen.gunShop[seat] = action.n as number;
  if (action.do === 'club') chosen.club[seat] = action.mobsters as string[];
  if (action.do === 'villa') chosen.villa[seat] = action.use as boolean;
  if (action.do !== 'fight') return;
  const id = s.row[s.at]?.id ?? '';
  chosen.fight[id] = { ...chosen.fight[id], [seat]: { money: Number(action.money), weapons: Number(action.weapons) } };
}

/** Plays the day in the rules; what was chosen comes back. */
function throughTheDay(s: State, dice: Dice, game: number): Chosen {
  const chosen = nothing();
  const { day } = s;
  while (s.day === day && rules.outcome(s) === null) {
    const waiting = rules.waiting(s);
    const { seat } = waiting[dice.below(waiting.length)] as { seat: number };
    const policy = (game + seat) % 2 ? random : priorities;
    const action = policy(rules.view(s, seat), seat, dice);
    note(chosen, s, seat, action);
    rules.apply(s, seat, action, { dice });
  }
  return chosen;
}

test.each([3, 4, 5])('400 games at %i seats', (seats) => {
  let fights = 0;
  for (let game = 0; game < 400; game++) {
    const dice = seededDice(`reference-${seats}-${game}`);
    const s = rules.setup(seats, DEFAULTS, { dice });
    while (rules.outcome(s) === null) {
      const [who, row, today] = [people(s), cards(s), weekday(s)];
      const chosen = throughTheDay(s, dice, game);
      fights += Object.keys(chosen.fight).length;
      playDay(who, row, today, chosen);
      if (rules.outcome(s) === null) wakeUp(who, row, weekday(s));
      else for (const card of row) card.carry = [];
      expect(people(s), `game ${game}, day ${s.day}`).toEqual(who);
      expect(cards(s).slice(0, row.length), `game ${game}, day ${s.day}`).toEqual(row);
    }
  }
  console.log(`cosca, ${seats} seats: ${fights} fights beside the reference`);
  expect(fights).toBeGreaterThan(400);
});

test('no more dice than the box holds are ever needed (section 2.5)', () => {
  const most = [0, 0, 0];
  for (let game = 0; game < 450; game++) {
    const seats = 3 + (game % 3);
    const dice = seededDice(`supply-${game}`);
    const s = rules.setup(seats, DEFAULTS, { dice });
    while (rules.outcome(s) === null) {
      const used = s.players.reduce((sum, p) => sum + p.dice, 0);
      most[seats - 3] = Math.max(most[seats - 3] ?? 0, used);
      throughTheDay(s, dice, game);
    }
  }
  console.log(`cosca: at most ${most.join(', ')} dice in use at 3, 4, 5 seats`);
  expect(Math.max(...most)).toBeLessThanOrEqual(29);
});
