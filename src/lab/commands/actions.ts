import { TITLES } from '../../games/index.ts';
import { type Command, EXIT, print, printJson, unreadable } from '../command.ts';
import { oneFile, readFlags } from '../flags.ts';
import { readJson } from '../input.ts';
import { legalActions, playScenario } from '../scenario.ts';

/** `lab actions FILE`: what whoever must decide after the last step may do. */
export const actions: Command = {
  summary: 'list the legal actions after the last step of a scenario file',
  help: `lab actions FILE.json|- [--json]

Plays the steps of a scenario file and lists the legal actions of whoever must decide next.
  -        reads the file from standard input
  --json   prints one object: { seat: [action, ...] }

Large amounts are listed in steps (one, half, all); other amounts may be legal too.
Exit 0: listed. 1: a step does not go as the file says. 2: the file cannot be read.`,
  async run(args) {
    const { flags, words } = readFlags(args, { json: { type: 'boolean' } });
    const file = oneFile(words);
    const json = flags.json === true;
    const input = await readJson(file);
    const played = input.ok ? playScenario(input.value, TITLES) : input;
    if (!played.ok) return unreadable('actions', file, played.error, json);
    const { error } = played.value;
    if (error !== null) {
      process.stderr.write(`lab actions: ${file}: ${error}\n`);
      return EXIT.failed;
    }
    const listed = legalActions(played.value);
    if (json) printJson(listed);
    else for (const list of Object.values(listed)) for (const action of list) print(JSON.stringify(action));
    return EXIT.ok;
  },
};
