import { botLevels } from '../../bots/index.ts';
import { TITLES } from '../../games/index.ts';
import { type Command, EXIT, print, printJson, Usage } from '../command.ts';
import { readFlags, theTitle, wholeNumber } from '../flags.ts';
import { progressLine } from '../progress.ts';
import { type Simulation, seatBots, simulate as simulateGames } from '../simulate.ts';

const DEFAULT = { games: 100, days: 100, decisions: 20_000 };

/** `lab simulate`: many games between bots, counted. */
export const simulate: Command = {
  summary: 'play many games between bots and count how they go',
  help: `lab simulate [--game ID] [--seats N] [--games N] [--bots a,b,...] [--seed TEXT] [--first N]
             [--deals] [--max-days N] [--max-decisions N] [--json]

Plays games between bots, each seeing only the view of its seat, and counts decisions, Days, ends and wins.
  --game           which game (${Object.keys(TITLES).join(', ')})
  --seats          how many sit at the table (the most the game seats)
  --games          how many games (${DEFAULT.games})
  --bots           names by seat; fewer names than seats are repeated (random)
  --deals          they deal on the side as well, which takes most of the time
  --seed           the same seed plays the same games (lab)
  --first          the number of the first game (0): with --games 1, one game of a longer run again
  --max-days       a game that is not over after so many Days ends as "limit" (${DEFAULT.days})
  --max-decisions  the same for decisions (${DEFAULT.decisions})
  --json           prints one object

Exit 0: all games played. 1: some failed (an illegal proposal, a throw, a dead end); they are listed. 2: wrong flags.`,
  run(args) {
    const { flags, words } = readFlags(args, {
      game: { type: 'string', default: Object.keys(TITLES)[0] ?? '' },
      seats: { type: 'string' },
      games: { type: 'string' },
      bots: { type: 'string', default: 'random' },
      seed: { type: 'string', default: 'lab' },
      first: { type: 'string' },
      deals: { type: 'boolean' },
      'max-days': { type: 'string' },
      'max-decisions': { type: 'string' },
      json: { type: 'boolean' },
    });
    if (words.length > 0) throw new Usage(`what is ${words[0]}?`);
    const title = theTitle(flags);
    const plan = {
      title,
      seats: wholeNumber(flags, 'seats', 1, Math.max(...title.rules.seats)),
      games: wholeNumber(flags, 'games', 1, DEFAULT.games),
      bots: String(flags.bots).split(','),
      deals: flags.deals === true,
      seed: String(flags.seed),
      first: wholeNumber(flags, 'first', 0, 0),
      limits: {
        days: wholeNumber(flags, 'max-days', 1, DEFAULT.days),
        decisions: wholeNumber(flags, 'max-decisions', 1, DEFAULT.decisions),
      },
    };
    if (!title.rules.seats.includes(plan.seats)) throw new Usage(`--seats: ${title.rules.seats.join(' or ')}`);
    const bots = seatBots(plan);
    if ('unknown' in bots) throw new Usage(`--bots: no bot "${bots.unknown}"; there is ${botLevels(title).join(', ')}`);
    if (plan.bots.length > plan.seats) throw new Usage(`--bots: ${plan.bots.length} names for ${plan.seats} seats`);
    const result = simulateGames(plan, bots, progressLine(plan.games, 'games', flags.json === true));
    if (flags.json) printJson(result);
    else report(result);
    return result.failures.length > 0 ? EXIT.failed : EXIT.ok;
  },
};

function report(s: Simulation): void {
  const tally = (counts: Record<string, number>) =>
    Object.entries(counts)
      .map(([key, n]) => `${key} ${n}`)
      .join(', ') || 'none';
  print(`${s.game}, ${s.seats} seats, ${s.games} games of ${s.bots.join(', ')}`);
  print(`  ends          ${tally(s.ends)}`);
  print(`  Days          median ${s.days.median}, p90 ${s.days.p90}, most ${s.days.max}`);
  print(
    `  decisions     median ${s.decisionsPerGame.median}, p90 ${s.decisionsPerGame.p90}, most ${s.decisionsPerGame.max}`,
  );
  if (Object.keys(s.asides).length > 0) print(`  on the side   ${tally(s.asides)}`);
  print(`  wins by seat  ${tally(s.winsBySeat)}`);
  print(`  by family     ${tally(s.winsByFamily)}`);
  print(`  by bot        ${tally(s.winsByBot)}`);
  print(`  speed         ${s.gamesPerSecond} games/s, ${s.decisionsPerSecond} decisions/s`);
  for (const f of s.failures)
    print(`  FAILED ${f.kind} in game ${f.seed}, decision ${f.decision}: ${f.seat} ${f.bot}: ${f.message}`);
}
