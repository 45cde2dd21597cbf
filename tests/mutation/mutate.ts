/**
 * `npm run mutate`: changes the rules in many small ways, one at a time, tries each with the quick tests and prints how many were
 * noticed. They are tried on a copy of the sources.
 */
import { readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { parseArgs } from 'node:util';
import { seededDice, shuffle } from '../../src/engine/dice.ts';
import { Bench } from './bench.ts';
import { type Mutant, mutantsOf, mutated } from './mutators.ts';

const HELP = `npm run mutate -- [--sample N | --all] [--seed TEXT] [--only TEXT] [--json]

Changes src/games/moonshine/rules in small ways (operators, numbers, conditions, returns, statements, lists, calls), one at
a time, and tries each with the scenarios, the perft positions, random play, evenings of Handshakes and stored games.
  --sample  so many mutants, drawn by the seed (100)
  --all     every mutant
  --only    files whose path contains that text
  --json    one object instead of lines
Exit 0: the score was printed. 1: the tests complain of the rules as they are.`;

const ROOT = join(import.meta.dirname, '../..');
const RULES = join(ROOT, 'src/games/moonshine/rules');

interface Case {
  path: string;
  source: string;
  mutant: Mutant;
}

const { values: flags } = parseArgs({
  options: {
    sample: { type: 'string', default: '100' },
    all: { type: 'boolean', default: false },
    seed: { type: 'string', default: 'mutants' },
    only: { type: 'string', default: '' },
    json: { type: 'boolean', default: false },
    help: { type: 'boolean', default: false },
  },
});

function allCases(only: string): Case[] {
  return readdirSync(RULES, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.ts') && name.includes(only))
    .sort()
    .flatMap((name) => {
      const path = join(RULES, name);
      const source = readFileSync(path, 'utf8');
      return mutantsOf(path, source).map((mutant) => ({ path, source, mutant }));
    });
}

/** Where it is and what it does, in one line. */
function said({ path, source, mutant }: Case): string {
  const line = source.slice(0, mutant.start).split('\n').length;
  const what = source.slice(mutant.start, mutant.end).replace(/\s+/g, ' ').slice(0, 70);
  return `${relative(ROOT, path)}:${line} ${mutant.kind}: ${what} -> ${mutant.replacement.replace(/\s+/g, ' ').slice(0, 70)}`;
}

function main(): number {
  if (flags.help) {
    console.log(HELP);
    return 0;
  }
  const bench = new Bench();
  const fault = bench.tryRules();
  if (fault !== null) {
    console.error(`the rules as they are: ${fault}`);
    return 1;
  }
  const found = allCases(flags.only);
  const drawn = flags.all ? found : shuffle([...found], seededDice(flags.seed)).slice(0, Number(flags.sample));
  const survivors: string[] = [];
  for (const [i, one] of drawn.entries()) {
    const complaint = bench.tryRules({ path: one.path, source: mutated(one.source, one.mutant) });
    if (complaint === null) survivors.push(said(one));
    if (process.stderr.isTTY) process.stderr.write(`\r${i + 1} of ${drawn.length}, ${survivors.length} unnoticed `);
  }
  bench.close();
  report(found.length, drawn.length, survivors);
  return 0;
}

function report(all: number, tried: number, survivors: string[]): void {
  const score = Math.round((1000 * (tried - survivors.length)) / Math.max(1, tried)) / 10;
  if (flags.json) {
    console.log(JSON.stringify({ mutants: all, tried, noticed: tried - survivors.length, score, survivors }));
    return;
  }
  for (const line of survivors.sort()) console.log(`unnoticed ${line}`);
  console.log(`${tried - survivors.length} of ${tried} mutants noticed (${all} in all): ${score} %`);
}

process.exitCode = main();
