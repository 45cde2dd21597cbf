/** The search never proposes what is not legal: at every table size, under every preset, in games that it has led itself. */
import { expect, it } from 'vitest';
import { thinkingPolicy } from '../../src/bots/thinkers.ts';
import { seededDice } from '../../src/engine/dice.ts';
import type { Title } from '../../src/engine/title.ts';
import { TITLES } from '../../src/games/index.ts';

/** Decisions with a choice; what has none is answered too, and not counted. */
const DECISIONS: Readonly<Record<string, number>> = { moonshine: 10_000, cosca: 500 };
const PER_GAME = 700;

const tables = (title: Title) =>
  [{}, ...Object.values(title.presets)].flatMap((preset) =>
    title.rules.seats.flatMap((seats) => {
      const read = title.rules.options(preset, seats);
      return read.ok ? [{ seats, options: read.options }] : [];
    }),
  );

it.each(Object.values(TITLES).filter(({ insight }) => insight))('$id: in every one of its decisions', (title) => {
  const { rules, policies } = title;
  const wanted = DECISIONS[title.id] ?? 1000;
  // A short look ahead and few iterations: enough for answers that the fast player would not give.
  const think = thinkingPolicy(title, 'search', { iterations: 4 }, { least: 0, most: 3 });
  const all = tables(title);
  let decided = 0;
  let own = 0;
  for (let game = 0; decided < wanted; game++) {
    const { seats, options } = all[game % all.length] ?? { seats: 4, options: {} };
    const dice = seededDice(`lawful/${game}`);
    const state = rules.setup(seats, options, { dice });
    for (let i = 0; i < PER_GAME && decided < wanted && !rules.outcome(state); i++) {
      const seat = rules.waiting(state)[0]?.seat ?? -1;
      const view = rules.view(state, seat);
      const answer = think?.(view, seat, dice);
      const refusal = rules.refuse(state, seat, answer);
      if (refusal || !answer) throw new Error(`game ${game}: ${JSON.stringify({ answer, refusal })}`);
      if (rules.actions(view, seat).length > 1) decided += 1;
      const habit = policies.priorities?.(view, seat, seededDice('habit'));
      if (JSON.stringify(habit) !== JSON.stringify(answer)) own += 1;
      rules.apply(state, seat, answer, { dice });
    }
  }
  expect(decided).toBe(wanted);
  expect(own).toBeGreaterThan(wanted / 20);
});
