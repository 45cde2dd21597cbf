/** `lab perft` as it is run from a shell. */
import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { expect, it } from 'vitest';
import { labHere } from '../lab/here.ts';

const ROOT = join(import.meta.dirname, '../..');
const FILE = 'tests/fixtures/perft/torch.json';

function perft(args: readonly string[], input = '') {
  const { NODE_ENV: _, ...env } = process.env;
  const command = ['--import', 'tsx', 'src/lab/main.ts', 'perft', ...args];
  const run = spawnSync(process.execPath, command, { cwd: ROOT, env, input, encoding: 'utf8' });
  return { code: run.status, out: run.stdout, err: run.stderr };
}

it('prints depth and nodes, to the depth that is asked for', async () => {
  const { code, out } = await labHere(['perft', join(ROOT, FILE), '--json', '--depth', '2']);
  expect(code).toBe(0);
  expect(JSON.parse(out)).toEqual({ depth: 2, nodes: [6, 91] });
});

it('ends with 1 and a line where the file says otherwise', () => {
  const file = JSON.parse(readFileSync(join(ROOT, FILE), 'utf8'));
  const { code, err } = perft(['-', '--depth', '1'], JSON.stringify({ ...file, nodes: [7] }));
  expect({ code, err }).toEqual({ code: 1, err: 'lab perft: -: 6 at depth 1, the file says 7\n' });
});

it.each([
  ['{"game":"chess"}', '$.game'],
  ['{"notation":1,"game":"moonshine","position":{}}', '$.position.players'],
  ['{"notation":1,"game":"moonshine","position":{"players":{}},"depth":0}', '$'],
])('ends with 2 on %s', async (input, path) => {
  const file = join(mkdtempSync(join(tmpdir(), 'backroom-perft-')), 'wrong.json');
  writeFileSync(file, input);
  const { code, err } = await labHere(['perft', file]);
  expect(code).toBe(2);
  expect(err).toContain(`lab perft: ${file}: ${path}`);
  rmSync(dirname(file), { recursive: true });
});
