import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { TITLES } from '../../games/index.ts';
import { contender } from '../arena/contender.ts';
import { threadTime, wallTime } from '../clocks.ts';
import { type Command, EXIT, type Exit, print, printJson, Usage } from '../command.ts';
import { readFlags, theTitle, wholeNumber } from '../flags.ts';
import { progressLine } from '../progress.ts';
import { FAMILY_NAMES, makeFamily } from '../puzzles/make/index.ts';
import { type Attempt, attempt, readPuzzles } from '../puzzles/puzzle.ts';

const FOLDER = join(import.meta.dirname, '../../../tests/fixtures/puzzles');
const EACH = 50;
/** The share of right answers below which the command fails. */
const BAR = 0.95;

/** `lab puzzles`: positions with a known right answer, put to a level. */
export const puzzles: Command = {
  summary: 'put positions with a known right answer to a level',
  help: `lab puzzles --level LEVEL [--game ID] [--time MS | --iterations K] [--cpu] [--family NAME] [--from DIR] [--json]
lab puzzles --make DIR [--each N] [--family NAME] [--seed TEXT]

Puts every puzzle to that level, which sees its own seat's view alone, and counts right answers.
  --level       a level; a thinking one may have settings of its own: search:ms=250
  --game        which game (${Object.keys(TITLES).join(', ')})
  --time        milliseconds a decision, or --iterations; with --cpu of this thread's processor time
  --family      one family only (${FAMILY_NAMES.join(', ')})
  --from        the folder of puzzles (that of the tests)
  --json        prints one object
  --make        makes puzzles and proves each, --each (${EACH}) of a family, into that folder

Exit 0: at least ${100 * BAR} % right. 1: fewer. 2: wrong flags.`,
  run(args) {
    const { flags, words } = readFlags(args, {
      level: { type: 'string' },
      game: { type: 'string', default: Object.keys(TITLES)[0] ?? '' },
      time: { type: 'string' },
      iterations: { type: 'string' },
      cpu: { type: 'boolean' },
      family: { type: 'string' },
      from: { type: 'string', default: FOLDER },
      make: { type: 'string' },
      each: { type: 'string' },
      seed: { type: 'string', default: 'puzzles' },
      json: { type: 'boolean' },
    });
    if (words.length > 0) throw new Usage(`what is ${words[0]}?`);
    return flags.make === undefined ? solve(flags) : make(flags);
  },
};

type Flags = Record<string, string | boolean | undefined>;

function solve(flags: Flags): Exit {
  const title = theTitle(flags);
  if (flags.level === undefined) throw new Usage('which --level?');
  const ms = flags.time === undefined ? undefined : wholeNumber(flags, 'time', 1, 0);
  const iterations = flags.iterations === undefined ? undefined : wholeNumber(flags, 'iterations', 1, 0);
  const { policy } = contender(title, String(flags.level), { ms, iterations }, flags.cpu ? threadTime : wallTime);
  const all = readPuzzles(String(flags.from), title.id);
  const chosen = all.filter(({ family }) => flags.family === undefined || family === flags.family);
  if (chosen.length === 0) throw new Usage(`no puzzles in ${flags.from}`);
  const progress = progressLine(chosen.length, 'puzzles', flags.json === true);
  const attempts = chosen.map((puzzle, i) => {
    const made = attempt(title, puzzle, policy);
    progress(i + 1);
    return made;
  });
  return report(String(flags.level), attempts, flags.json === true);
}

function report(level: string, attempts: readonly Attempt[], json: boolean): Exit {
  const families: Record<string, { puzzles: number; right: number }> = {};
  for (const { puzzle, ok } of attempts) {
    const family = families[puzzle.family] ?? { puzzles: 0, right: 0 };
    families[puzzle.family] = { puzzles: family.puzzles + 1, right: family.right + (ok ? 1 : 0) };
  }
  const right = attempts.filter(({ ok }) => ok).length;
  const missed = attempts.filter(({ ok }) => !ok).map(({ puzzle, answer }) => ({ id: puzzle.id, answer }));
  if (json) printJson({ level, puzzles: attempts.length, right, families, missed });
  else {
    print(`${level}: ${right} of ${attempts.length} right`);
    for (const [name, f] of Object.entries(families)) print(`  ${name.padEnd(12)} ${f.right} of ${f.puzzles}`);
    for (const { id, answer } of missed) print(`  missed ${id}: ${JSON.stringify(answer)}`);
  }
  return right >= BAR * attempts.length ? EXIT.ok : EXIT.failed;
}

function make(flags: Flags): Exit {
  const folder = String(flags.make);
  const each = wholeNumber(flags, 'each', 1, EACH);
  mkdirSync(folder, { recursive: true });
  for (const family of FAMILY_NAMES.filter((name) => flags.family === undefined || flags.family === name)) {
    const file = makeFamily(family, each, String(flags.seed), progressLine(each, family, false));
    const lines = file.puzzles.map((puzzle) => `  ${JSON.stringify(puzzle)}`).join(',\n');
    const head = `"notation": ${file.notation}, "game": ${JSON.stringify(file.game)}`;
    writeFileSync(join(folder, `${family}.json`), `{ ${head}, "puzzles": [\n${lines}\n] }\n`);
    print(`${family}: ${file.puzzles.length}`);
  }
  return EXIT.ok;
}
