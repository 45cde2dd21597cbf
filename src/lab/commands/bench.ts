import { TITLES } from '../../games/index.ts';
import { bench as measure } from '../bench.ts';
import { type Command, EXIT, print, printJson, Usage } from '../command.ts';
import { readFlags, theTitle, wholeNumber } from '../flags.ts';

const SECONDS = 10;

/** `lab bench`: the bare engine beside boardgame.io's reducer. */
export const bench: Command = {
  summary: 'measure the bare engine beside boardgame.io’s reducer',
  help: `lab bench [--game ID] [--seats N] [--seconds N] [--json]

Plays random legal games on the bare engine, with the full list of legal actions at every decision, and makes the same
actions with the same dice in boardgame.io's reducer (NODE_ENV=production unless it is set). Then the house's search
beside boardgame.io's MCTSBot on positions out of those games. Warmed up, in rounds, medians;
per second of processor time.
  --game      which game (${Object.keys(TITLES).join(', ')})
  --seats     how many sit at the table (the most the game seats)
  --seconds   about how long to measure (${SECONDS})
  --json      prints one object`,
  async run(args) {
    const { flags, words } = readFlags(args, {
      game: { type: 'string', default: Object.keys(TITLES)[0] ?? '' },
      seats: { type: 'string' },
      seconds: { type: 'string' },
      json: { type: 'boolean' },
    });
    if (words.length > 0) throw new Usage(`what is ${words[0]}?`);
    const title = theTitle(flags);
    const seats = wholeNumber(flags, 'seats', 1, Math.max(...title.rules.seats));
    if (!title.rules.seats.includes(seats)) throw new Usage(`--seats: ${title.rules.seats.join(' or ')}`);
    const b = await measure(title, seats, wholeNumber(flags, 'seconds', 1, SECONDS));
    if (flags.json) {
      printJson(b);
      return EXIT.ok;
    }
    print(
      `${b.game}, ${b.seats} seats, games of ${b.decisionsPerGame} decisions, ${b.rounds} rounds, boardgame.io in ${b.mode}`,
    );
    print(
      `  engine   ${b.engine.decisionsPerSecond} decisions/s with the full legal list, ${b.engine.gamesPerSecond} games/s`,
    );
    print(`           ${b.engine.copiesPerSecond} copies/s, ${b.engine.actionsPerSecond} actions/s without a list`);
    print(`  reducer  ${b.reducer.actionsPerSecond} actions/s`);
    print(
      `  ratio    ${b.ratio.engineToReducer} with the engine’s choosing counted in, ${b.ratio.sameWork} action for action`,
    );
    if (b.search) {
      const { cutOff, iterationsPerSecond, cutOffPerSecond, stockPlayoutsPerSecond, ratio } = b.search;
      print(
        `  search   ${iterationsPerSecond} iterations/s by its own settings, ${cutOffPerSecond} cut off after ${cutOff} decisions`,
      );
      print(`           ${stockPlayoutsPerSecond} playouts/s of boardgame.io’s MCTSBot, cut off alike; ratio ${ratio}`);
    }
    return EXIT.ok;
  },
};
