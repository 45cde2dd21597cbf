import type { Aspect } from '../../../../../src/games/moonshine/bot/aspects.ts';
import { list } from '../../../../messages/en/grammar.ts';

/** Hints, and what the house thinks of a move; chances are in per cent. */
export const ADVICE_WORDS = {
  hint: 'Hint',
  thinking: 'Thinking …',
  away: 'Thank you',
  doIt: 'Do this',
  why: (name: string) => `Why did ${name} do that?`,
  judge: (name: string) => `What does the house think of ${name}’s move?`,
  would: (deed: string) => `The house would: ${deed}.`,
  did: (deed: string) => `${deed}:`,
  only: 'There is nothing else to do.',
  wins: 'It wins the game.',
  habit: 'That is its habit here; nothing was worth comparing it with.',
  better: (chance: number, other: string, otherChance: number) =>
    `${chance} in 100 to win; ${otherChance} with the next best, ${other}.`,
  even: (chance: number, other: string) => `${chance} in 100 to win; ${other} is as good.`,
  worse: (chance: number, other: string, otherChance: number) =>
    `${chance} in 100 to win. The house would rather: ${other}, ${otherChance} in 100.`,
  speaks: (aspects: readonly string[]) => `What speaks for it: ${list(aspects)}.`,
  aspects: {
    jobs: 'Jobs and Respect',
    influence: 'Influence bought',
    money: 'money for the next Bribe',
    boss: 'the Boss’s way to the crown',
    turf: 'ground and men',
    markers: 'markers left to play with',
    trouble: 'less trouble',
    rivals: 'rivals held back',
  } satisfies Record<Aspect, string> as Record<string, string>,
};
