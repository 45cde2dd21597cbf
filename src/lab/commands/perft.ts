import { TITLES } from '../../games/index.ts';
import { type Command, EXIT, print, printJson, unreadable } from '../command.ts';
import { oneFile, readFlags, wholeNumber } from '../flags.ts';
import { readJson } from '../input.ts';
import { readPerft } from '../perft/file.ts';

/** `lab perft FILE`: how many ways there are to go on from a position. */
export const perft: Command = {
  summary: 'count the tree of actions from a position',
  help: `lab perft FILE.json|- [--depth N] [--json]

Plays the steps of a scenario file and counts the tree of decisions from there: how many sequences of 1, 2, ... N legal
answers exist. The judge of legality is asked about every combination of an action's fields, so amounts count in full.
  -        reads the file from standard input
  --depth  how deep (the file's "depth", or 3)
  --json   prints one object: { "depth", "nodes": [n1, n2, ...] }

Dice are written, not averaged: along every path the rules are given the file's "dice" one after the other, then 1s, and a
shuffle leaves its cards in their order. Gifts of cash and Handshakes, which answer no decision, are not part of the tree;
what the rules do of themselves is no node, and a game that is over goes no further.
A file may state "nodes"; the counts are then compared with it.
Exit 0: counted. 1: the counts are not what the file says. 2: the file cannot be read.`,
  async run(args) {
    const { flags, words } = readFlags(args, { depth: { type: 'string' }, json: { type: 'boolean' } });
    const file = oneFile(words);
    const input = await readJson(file);
    const planted = input.ok ? readPerft(input.value, TITLES) : input;
    if (!planted.ok) return unreadable('perft', file, planted.error, flags.json === true);
    const { tree, root, stored } = planted.value;
    const depth = wholeNumber(flags, 'depth', 1, planted.value.depth);
    const nodes = tree.count(root, depth);
    if (flags.json) printJson({ depth, nodes });
    else for (const [i, n] of nodes.entries()) print(`depth ${i + 1}: ${n}`);
    const level = nodes.findIndex((n, i) => stored?.[i] !== undefined && stored[i] !== n);
    if (level < 0) return EXIT.ok;
    process.stderr.write(
      `lab perft: ${file}: ${nodes[level]} at depth ${level + 1}, the file says ${stored?.[level]}\n`,
    );
    return EXIT.failed;
  },
};
