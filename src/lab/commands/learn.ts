import { rules } from '../../games/moonshine/rules/index.ts';
import { type Command, EXIT, print, printJson, Usage } from '../command.ts';
import { readFlags, wholeNumber } from '../flags.ts';
import { LESSONS, type LessonName, lessonsOf, type Study } from '../learn/lessons.ts';
import { Ridge } from '../learn/ridge.ts';
import { progressLine } from '../progress.ts';
import { rounded } from '../statistics.ts';

const DEFAULT = { games: 100, iterations: 110, seats: 4, decay: 100 };

/** `lab learn`: what the priorities player goes by, from searches that look Days ahead. */
export const learn: Command = {
  summary: 'teach the fast player what searches that look days ahead think',
  help: `lab learn [--games N] [--iterations K] [--seats N] [--decay N] [--seed TEXT] [--json]

Plays Moonshine Kingdom between copies of the priorities player. At some of the Offers and Plays a search looks at every idea, to
the end of the fourth Day or of the next, its rivals priorities too; the weights of src/games/moonshine/bot/lessons.ts are
fitted to what it found. Weights are kept only when they win matches: see lab arena. A game takes some ten seconds.
  --games       how many games (${DEFAULT.games})
  --iterations  of each search (${DEFAULT.iterations})
  --seats       how many sit at the table (${DEFAULT.seats})
  --decay       evidence that speaks for a weight of 0, in examples (${DEFAULT.decay})
  --seed        the same seed plays the same games (learn)
  --json        prints one object

Exit 0: done. 2: wrong flags.`,
  run(args) {
    const { flags, words } = readFlags(args, {
      games: { type: 'string' },
      iterations: { type: 'string' },
      seats: { type: 'string' },
      decay: { type: 'string' },
      seed: { type: 'string', default: 'learn' },
      json: { type: 'boolean' },
    });
    if (words.length > 0) throw new Usage(`what is ${words[0]}?`);
    const games = wholeNumber(flags, 'games', 1, DEFAULT.games);
    const seats = wholeNumber(flags, 'seats', 1, DEFAULT.seats);
    if (!rules.seats.includes(seats)) throw new Usage(`--seats: ${rules.seats.join(' or ')}`);
    const study = {
      seats,
      iterations: wholeNumber(flags, 'iterations', 2, DEFAULT.iterations),
      seed: String(flags.seed),
    };
    const decay = wholeNumber(flags, 'decay', 1, DEFAULT.decay);
    const fits = studied(study, games, progressLine(games, 'games', flags.json === true));
    const found = Object.fromEntries(LESSONS.map((name) => [name, weightsOf(fits[name], decay)]));
    if (flags.json) printJson(found);
    else for (const [name, weights] of Object.entries(found)) say(name, weights);
    return EXIT.ok;
  },
};

function studied(study: Study, games: number, progress: (done: number) => void) {
  const fits: Record<LessonName, Ridge> = { TAKING: new Ridge(), DROPPING: new Ridge(), PLAYING: new Ridge() };
  for (let game = 0; game < games; game++) {
    for (const { lesson, examples } of lessonsOf(study, game)) for (const one of examples) fits[lesson].add(one);
    progress(game + 1);
  }
  return fits;
}

/** What is too small to matter is left out. */
function weightsOf(fit: Ridge, decay: number): Record<string, number> {
  const told = [...fit.weights(decay)].map(([name, weight]): [string, number] => [name, rounded(weight, 3)]);
  return Object.fromEntries(
    told.filter(([, weight]) => Math.abs(weight) >= 0.005).sort(([a], [b]) => (a < b ? -1 : 1)),
  );
}

function say(name: string, weights: Readonly<Record<string, number>>): void {
  print(`${name}:`);
  for (const [trait, weight] of Object.entries(weights)) print(`  ${JSON.stringify(trait)}: ${weight},`);
}
