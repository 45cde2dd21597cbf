/** `npx tsx tests/perft/make.ts`: counts every position of tests/fixtures/perft anew, by the naive program alone, and stores the counts. */
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { type PerftFile, readFile } from './naive/file.ts';
import { countTree } from './naive/tree.ts';

const ROOT = join(import.meta.dirname, '../fixtures/perft');

/** One key to a line at the top, one District or player to a line below it. */
function lines(value: object): string {
  const text = (indent: string, of: object, deeper: number): string => {
    const keys = Object.entries(of).map(([key, v]) => {
      const open = deeper > 0 && typeof v === 'object' && v !== null && !Array.isArray(v);
      return `${indent}${JSON.stringify(key)}: ${open ? text(`${indent}  `, v, deeper - 1) : JSON.stringify(v)}`;
    });
    return `{\n${keys.join(',\n')}\n${indent.slice(2)}}`;
  };
  return `${text('  ', value, 2)}\n`;
}

for (const name of readdirSync(ROOT).sort()) {
  const file = JSON.parse(readFileSync(join(ROOT, name), 'utf8')) as PerftFile;
  const start = performance.now();
  file.nodes = countTree(readFile(file), file.depth);
  writeFileSync(join(ROOT, name), lines(file));
  console.log(`${name} ${file.nodes.join(' ')} (${Math.round(performance.now() - start)} ms)`);
}
