import { seededDice } from '../../engine/dice.ts';
import { TITLES } from '../../games/index.ts';
import { contender } from '../arena/contender.ts';
import { threadTime } from '../clocks.ts';
import { type Command, EXIT, print, printJson, Usage } from '../command.ts';
import { readFlags, theTitle, wholeNumber } from '../flags.ts';
import { progressLine } from '../progress.ts';
import { type Exam, positions, regret as regretOf } from '../regret.ts';
import { rounded } from '../statistics.ts';

const DEFAULT = { positions: 60, truth: 400, levels: 'priorities;search:iterations=75;search:iterations=300' };

interface Row {
  level: string;
  /** Mean chance to win that its answers fall short by, and the share of them that are the best. */
  regret: number;
  best: number;
  /** Milliseconds of the processor's time a decision. */
  ms: number;
}

/** `lab regret`: what levels' choices cost by the lights of a long search. */
export const regret: Command = {
  summary: 'what the choices of levels cost by the lights of a long search',
  help: `lab regret [--game ID] [--levels A;B;...] [--positions N] [--truth K] [--seats N] [--seed TEXT] [--json]

Takes positions with a choice from games of the search against itself, searches the game's ideas and those others that look
best at once alone for long, and puts each level to them. Prints by how much of a chance to win its answers fall short of
the best, and how often they are the best. Says what a budget or a setting finds, not whether it is any good: for that see lab arena. Where a game gives the search
more to play for than its chance, as Moonshine Kingdom does on a long evening, that counts as falling short.
  --game       which game (${Object.keys(TITLES).join(', ')})
  --levels     levels, with settings of their own, by semicolons (${DEFAULT.levels})
  --positions  how many (${DEFAULT.positions})
  --truth      iterations that every answer is searched for (${DEFAULT.truth})
  --seats      how many sit at the table (the most the game seats)
  --seed       the same seed takes the same positions (regret)
  --json       prints one list

Exit 0: done. 2: wrong flags.`,
  run(args) {
    const { flags, words } = readFlags(args, {
      game: { type: 'string', default: Object.keys(TITLES)[0] ?? '' },
      levels: { type: 'string', default: DEFAULT.levels },
      positions: { type: 'string' },
      truth: { type: 'string' },
      seats: { type: 'string' },
      seed: { type: 'string', default: 'regret' },
      json: { type: 'boolean' },
    });
    if (words.length > 0) throw new Usage(`what is ${words[0]}?`);
    const title = theTitle(flags);
    const wanted = wholeNumber(flags, 'positions', 1, DEFAULT.positions);
    const exam = {
      title,
      seed: String(flags.seed),
      positions: wanted,
      truth: wholeNumber(flags, 'truth', 2, DEFAULT.truth),
      seats: wholeNumber(flags, 'seats', 1, Math.max(...title.rules.seats)),
    };
    if (!title.rules.seats.includes(exam.seats)) throw new Usage(`--seats: ${title.rules.seats.join(' or ')}`);
    const levels = String(flags.levels).split(';').filter(Boolean);
    const progress = progressLine(wanted, 'positions', flags.json === true);
    const rows = examined(exam, levels, progress);
    if (flags.json) printJson(rows);
    else for (const one of rows) print(said(one));
    return EXIT.ok;
  },
};

function examined(exam: Exam, levels: readonly string[], progress: (done: number) => void): Row[] {
  const players = levels.map((level) => contender(exam.title, level, { iterations: 96 }, threadTime));
  const found = players.map(() => ({ regrets: [] as number[], ms: 0 }));
  let at = 0;
  for (const position of positions(exam)) {
    for (const [i, own] of found.entries()) {
      const start = threadTime();
      const answer = players[i]?.policy(position.view, position.seat, seededDice(`${exam.seed}/${at}/${i}`));
      own.ms += threadTime() - start;
      if (answer) own.regrets.push(regretOf(position, answer));
    }
    progress(++at);
  }
  return found.map(({ regrets, ms }, i) => row(levels[i] ?? '', regrets, ms / exam.positions));
}

function row(level: string, regrets: readonly number[], ms: number): Row {
  const sum = regrets.reduce((total, one) => total + one, 0);
  const best = regrets.filter((one) => one < 1e-9).length;
  const of = Math.max(1, regrets.length);
  return { level, regret: rounded(sum / of, 5), best: rounded(best / of, 3), ms: rounded(ms, 1) };
}

function said({ level, regret, best, ms }: Row): string {
  return `${level.padEnd(32)} ${(100 * regret).toFixed(2).padStart(6)} % short   ${(100 * best).toFixed(0).padStart(3)} % best   ${ms} ms`;
}
