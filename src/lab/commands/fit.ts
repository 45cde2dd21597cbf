import { FEATURES, type Feature } from '../../games/moonshine/bot/features.ts';
import { WEIGHTS } from '../../games/moonshine/bot/weights.ts';
import { type Command, EXIT, print, printJson, Usage } from '../command.ts';
import { loss, fit as regress } from '../fit/regression.ts';
import { sampleGame } from '../fit/sample.ts';
import { readFlags, wholeNumber } from '../flags.ts';
import { progressLine } from '../progress.ts';
import { rounded } from '../statistics.ts';

const DEFAULT = { games: 2500, rounds: 500 };
/** What can only hurt; everything else can only help. */
const HURTS: ReadonlySet<Feature> = new Set<Feature>([
  'shortage',
  'longerRoad',
  'marks',
  'bossDead',
  'noSafehouse',
  'locked',
  'rat',
]);
/** One game in so many is kept apart, to judge the fit by. */
const HELD = 5;

/** `lab fit`: the weights of the estimate of the chance to win, from games of the priorities player against itself. */
export const fit: Command = {
  summary: 'fit the estimate of the chance to win on games of the fast player',
  help: `lab fit [--games N] [--rounds N] [--seed TEXT] [--json]

Plays Moonshine Kingdom between copies of the priorities player, takes positions with their winners, and fits the weights
of the estimate by logistic regression over the seats, each with the sign that the rules give it. Says how well old and
new weights foretell games kept apart (0 is perfect). Weights are kept only when they win matches: see lab arena.
  --games    how many games (${DEFAULT.games})
  --rounds   steps of the regression (${DEFAULT.rounds})
  --seed     the same seed plays the same games (fit)
  --json     prints one object`,
  run(args) {
    const { flags, words } = readFlags(args, {
      games: { type: 'string' },
      rounds: { type: 'string' },
      seed: { type: 'string', default: 'fit' },
      json: { type: 'boolean' },
    });
    if (words.length > 0) throw new Usage(`what is ${words[0]}?`);
    const games = wholeNumber(flags, 'games', HELD, DEFAULT.games);
    const rounds = wholeNumber(flags, 'rounds', 1, DEFAULT.rounds);
    const progress = progressLine(games, 'games', flags.json === true);
    const played = Array.from({ length: games }, (_, game) => {
      progress(game + 1);
      return sampleGame(String(flags.seed), game);
    });
    const known = played.filter((_, game) => game % HELD !== 0).flat();
    const held = played.filter((_, game) => game % HELD === 0).flat();
    const signs = FEATURES.map((name) => (HURTS.has(name) ? -1 : 1));
    const weights = regress(known, { signs, rounds, decay: 1e-4, rate: 0.05 });
    const losses = {
      before: rounded(
        loss(
          held,
          FEATURES.map((name) => WEIGHTS[name]),
        ),
        4,
      ),
      after: rounded(loss(held, weights), 4),
      nothing: rounded(
        loss(
          held,
          FEATURES.map(() => 0),
        ),
        4,
      ),
    };
    const named = Object.fromEntries(FEATURES.map((name, f) => [name, rounded(weights[f] ?? 0, 3)]));
    if (flags.json) printJson({ games, positions: known.length, held: held.length, losses, weights: named });
    else {
      print(
        `${known.length} positions, ${held.length} kept apart; loss ${losses.before} before, ${losses.after} after`,
      );
      for (const [name, weight] of Object.entries(named)) print(`  ${name}: ${weight},`);
    }
    return EXIT.ok;
  },
};
