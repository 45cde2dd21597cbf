/** The worked examples C1 to C19 of the rules have scenario files (tests/lab plays them), and the rulings of section 10 that need one. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { TITLES } from '../../../src/games/index.ts';
import { runScenario } from '../../../src/lab/scenario.ts';

const FOLDER = join(import.meta.dirname, '../../fixtures/scenarios/cosca');
const files = readdirSync(FOLDER).map((name) => JSON.parse(readFileSync(join(FOLDER, name), 'utf8')));
const ids = new Set(files.map(({ id }) => id));

const EXAMPLES = [...Array.from({ length: 19 }, (_, i) => `C${i + 1}`), 'C3b', 'C14b'];

test.each([...EXAMPLES, 'A-14', 'A-15', 'A-19', 'A-20', 'A-22', 'A-24', 'A-26'])('%s has a scenario', (id) => {
  expect(ids.has(id)).toBe(true);
});

test('every file begins with its id', () => {
  for (const name of readdirSync(FOLDER)) expect(name).toMatch(/^(C\d+b?|A-\d+|S)-[a-z0-9-]+\.json$/);
});

test('a file that expects something else fails', () => {
  const [first] = files.filter(({ id }) => id === 'C16');
  const wrong = { ...first, expect: { outcome: { winner: 'green' } } };
  const run = runScenario(wrong, TITLES);
  expect(run.ok && run.value.difference).toMatchObject({ path: '$.outcome.winner', actual: 'red' });
});
