/** The priorities player beats the random one from every seat, and no rival can read its bids. */
import { expect, test } from 'vitest';
import { policyOf } from '../../../src/bots/index.ts';
import { seededDice } from '../../../src/engine/dice.ts';
import type { Title } from '../../../src/engine/title.ts';
import { priorities } from '../../../src/games/cosca/bot/priorities.ts';
import { DEFAULTS } from '../../../src/games/cosca/options.ts';
import { rules } from '../../../src/games/cosca/rules/index.ts';
import type { State } from '../../../src/games/cosca/state.ts';
import { TITLES } from '../../../src/games/index.ts';
import { playGame } from '../../../src/lab/game.ts';

const title = TITLES.cosca as Title;

function winsOf(seats: number, games: number): number {
  let wins = 0;
  for (let i = 0; i < games; i++) {
    const seat = i % seats;
    const bots = Array.from({ length: seats }, (_, k) => {
      const name = k === seat ? 'priorities' : 'random';
      return { name, policy: policyOf(title, name) ?? (() => ({ do: 'none' })) };
    });
    const game = playGame(title, bots, `bots-${seats}-${i}`, { days: 9, decisions: 1000 });
    expect(game.failure).toBeNull();
    if (game.winner === seat) wins += 1;
  }
  return wins;
}

test.each([3, 4, 5])('at %i seats it beats random players in nine of ten seat-rotated games', (seats) => {
  const games = 60;
  const wins = winsOf(seats, games);
  console.log(`cosca, ${seats} seats: priorities won ${wins} of ${games} against random players`);
  expect(wins).toBeGreaterThan(0.9 * games);
});

test('asked again with other dice, it bids and sets otherwise', () => {
  const s = rules.setup(3, DEFAULTS, { dice: seededDice('mixed') });
  const settings = new Set(ask(s, 0));
  expect(settings.size).toBeGreaterThan(3);
  const read = title.notation.read(
    {
      phase: 'mark',
      row: ['jacobSoldini'],
      players: {
        red: { money: 9, weapons: 4, shown: ['gunShop', 'club', 'bank'] },
        green: { money: 9, weapons: 4, shown: ['gunShop', 'club', 'bank'] },
        blue: { shown: ['bank', 'bank', 'bank'] },
      },
    },
    DEFAULTS,
    { dice: seededDice('') },
  );
  if (!read.ok) throw new Error(read.error.message);
  expect(new Set(ask(read.value as State, 0)).size).toBeGreaterThan(2);
});

function ask(s: State, seat: number): string[] {
  return Array.from({ length: 40 }, (_, i) =>
    JSON.stringify(priorities(rules.view(s, seat), seat, seededDice(`ask-${i}`))),
  );
}
