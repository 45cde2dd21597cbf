import { titleOf } from '../../games/index.ts';
import { readGameFile } from '../../proof/gameFileSchema.ts';
import { type Verdict, verifyGame } from '../../proof/verify.ts';
import { type Command, EXIT, print, printJson, unreadable } from '../command.ts';
import { oneFile, readFlags } from '../flags.ts';
import { readJson } from '../input.ts';

/** `lab verify FILE`: plays a game file again from its seed. */
export const verify: Command = {
  summary: 'play a game file again and check its dice, every action and the final position',
  help: `lab verify FILE.json|- [--json]

Checks a game file: the seed against the promise made of it, every action against the rules and the dice, the position
after each action and at the end against their hashes, and the journal with its take-backs and holders against the actions.
  -        reads the file from standard input
  --json   prints one object: ok, actions, hash, seed (verified, absent, wrong) and difference where it is not ok

A file of a match that still runs has no seed: its form is checked, its actions cannot be played again.
Exit 0: it is as it says. 1: the first difference is printed, by action number. 2: the file cannot be read.`,
  async run(args) {
    const { flags, words } = readFlags(args, { json: { type: 'boolean' } });
    const file = oneFile(words);
    const json = flags.json === true;
    const input = await readJson(file);
    const read = input.ok ? readGameFile(input.value) : input;
    if (!read.ok) return unreadable('verify', file, read.error, json);
    const title = titleOf(read.value.game);
    if (!title) return unreadable('verify', file, { path: '$.game', message: `no game ${read.value.game}` }, json);
    const verdict = verifyGame(title, read.value);
    if (json) printJson(verdict);
    else report(file, verdict);
    return verdict.ok ? EXIT.ok : EXIT.failed;
  },
};

function report(file: string, { ok, actions, hash, seed, difference }: Verdict): void {
  if (difference) print(`${file}: action ${difference.action}: ${difference.message} (${difference.path})`);
  else if (hash === null) print(`${file}: ${actions} actions, not played again: the match has no seed yet`);
  if (ok && hash !== null) print(`${file}: ok (${actions} actions, seed ${seed}, position ${hash})`);
}
