import { TITLES } from '../../games/index.ts';
import { type Command, EXIT, print, printJson, unreadable } from '../command.ts';
import { oneFile, readFlags } from '../flags.ts';
import { readJson } from '../input.ts';
import { runScenario, type ScenarioResult } from '../scenario.ts';

/** `lab scenario FILE`: plays a scenario with its scripted dice and checks what it expects. */
export const scenario: Command = {
  summary: 'play a scenario file and check what it expects',
  help: `lab scenario FILE.json|- [--json]

Sets up the position of a scenario file, plays its steps with its dice, compares the result with its "expect".
  -        reads the file from standard input
  --json   prints one object: ok, position, waiting, respect, controls, events, steps, diceLeft, outcome,
           and error or difference where it is not ok

Exit 0: every step and expectation holds. 1: the first that does not is printed. 2: the file cannot be read.`,
  async run(args) {
    const { flags, words } = readFlags(args, { json: { type: 'boolean' } });
    const file = oneFile(words);
    const json = flags.json === true;
    const input = await readJson(file);
    const run = input.ok ? runScenario(input.value, TITLES) : input;
    if (!run.ok) return unreadable('scenario', file, run.error, json);
    if (json) printJson(run.value);
    else report(file, run.value);
    return run.value.ok ? EXIT.ok : EXIT.failed;
  },
};

function report(file: string, result: ScenarioResult): void {
  if (result.ok) {
    print(`${file}: ok (${result.steps.length} steps, ${result.diceLeft} dice left)`);
    for (const { seat, stage } of result.waiting) print(`  waiting for ${seat}: ${stage}`);
    if (result.outcome) print(`  the game is over: ${result.outcome.reason}, ${result.outcome.winner}`);
    return;
  }
  const { difference: d } = result;
  const words = d && `${d.path}: expected ${JSON.stringify(d.expected)}, got ${JSON.stringify(d.actual)}`;
  print(`${file}: failed: ${words ?? result.error}`);
}
