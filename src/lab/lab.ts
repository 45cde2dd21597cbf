import { type Command, EXIT, type Exit, print, Usage } from './command.ts';
import { actions } from './commands/actions.ts';
import { arena } from './commands/arena.ts';
import { balance } from './commands/balance.ts';
import { bench } from './commands/bench.ts';
import { fit } from './commands/fit.ts';
import { learn } from './commands/learn.ts';
import { perft } from './commands/perft.ts';
import { puzzles } from './commands/puzzles.ts';
import { regret } from './commands/regret.ts';
import { scenario } from './commands/scenario.ts';
import { simulate } from './commands/simulate.ts';
import { verify } from './commands/verify.ts';

const COMMANDS: Readonly<Record<string, Command>> = {
  scenario,
  actions,
  simulate,
  bench,
  arena,
  balance,
  puzzles,
  regret,
  fit,
  learn,
  perft,
  verify,
};

const HELP = `lab COMMAND [flags]: the house's laboratory

${Object.entries(COMMANDS)
  .map(([name, { summary }]) => `  ${name.padEnd(10)} ${summary}`)
  .join('\n')}

lab COMMAND --help says more. Exit codes: 0 it went well, 1 it failed, 2 it was not asked for rightly or a file is unreadable.`;

/** Carries out one command line and says how it ended; what it has to say goes to standard output and error. */
export async function lab([name, ...args]: string[]): Promise<Exit> {
  if (name === undefined || name === '--help' || name === '-h') {
    print(HELP);
    return name === undefined ? EXIT.usage : EXIT.ok;
  }
  const command = Object.hasOwn(COMMANDS, name) ? COMMANDS[name] : undefined;
  if (!command) return complain(`no command ${name}; there is ${Object.keys(COMMANDS).join(', ')}`);
  if (args.includes('--help') || args.includes('-h')) {
    print(command.help);
    return EXIT.ok;
  }
  try {
    return await command.run(args);
  } catch (error) {
    if (error instanceof Usage) return complain(`${name}: ${error.message}`);
    throw error;
  }
}

function complain(message: string): Exit {
  process.stderr.write(`lab ${message}\n`);
  return EXIT.usage;
}
