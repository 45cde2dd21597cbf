/** Positions out of games of the priorities player against itself, with who won in the end. */
import { randomPolicy } from '../../bots/random.ts';
import { seededDice } from '../../engine/dice.ts';
import { FEATURES, featuresOf, turfs } from '../../games/moonshine/bot/features.ts';
import { priorities } from '../../games/moonshine/bot/priorities.ts';
import { weigh } from '../../games/moonshine/bot/weigh.ts';
import { rules } from '../../games/moonshine/rules/index.ts';
import type { State } from '../../games/moonshine/state.ts';

/** The features of every seat, and the seat that won. */
export interface Sample {
  seats: number[][];
  winner: number;
}

/** One position in so many decisions is kept. */
const EVERY = 17;
/** Every second game has so many random answers in a hundred, to see what good play avoids. */
const WHIMS = 8;
const LONGEST = 4000;

/** The positions of one game; none when nobody wins. Every fifth game has three seats. */
export function sampleGame(seed: string, game: number): Sample[] {
  const seats = game % 5 === 4 ? 3 : 4;
  const whims = game % 2 === 1 ? WHIMS : 0;
  const options = rules.options(undefined, seats);
  if (!options.ok) throw new Error(options.message);
  const dice = seededDice(`${seed}/${game}`);
  const fancy = seededDice(`${seed}/whims/${game}`);
  const whim = randomPolicy(rules, weigh);
  const s = rules.setup(seats, options.options, { dice });
  const kept: number[][][] = [];
  for (let n = 0; n < LONGEST && !rules.outcome(s); n++) {
    const seat = rules.waiting(s)[0]?.seat ?? 0;
    if (n % EVERY === 5) kept.push(allFeatures(s));
    const player = fancy.below(100) < whims ? whim : priorities;
    rules.apply(s, seat, player(rules.view(s, seat), seat, fancy), { dice });
  }
  const winner = rules.outcome(s)?.winner;
  return winner === null || winner === undefined ? [] : kept.map((position) => ({ seats: position, winner }));
}

function allFeatures(s: State): number[][] {
  return turfs(s).map((turf, seat) => {
    const features = featuresOf(s, seat, turf);
    return FEATURES.map((name) => features[name]);
  });
}
