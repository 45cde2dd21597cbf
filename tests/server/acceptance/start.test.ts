import { existsSync } from 'node:fs';
import { afterAll, expect, test } from 'vitest';
import { type Child, startBuilt } from '../child.ts';

/** Acceptance check 1 (docs/acceptance.md): what `npm run build` made, with plain Node. `.ci/run` does it from a clean clone. */

const BUILT = 'dist/server/main.js';
if (!existsSync(BUILT)) console.log(`skipped: check 1, because ${BUILT} is not there (npm run build makes it)`);

let child: Child | undefined;
afterAll(() => child?.process.kill('SIGKILL'));

test.skipIf(!existsSync(BUILT))('check 1: health, lobby, page and everything the page names are there', async () => {
  child = startBuilt({ DATABASE_URL: 'sqlite::memory:' });
  const url = await child.open;
  for (const path of ['/health', '/ready', '/games', '/games/moonshine', '/api/titles', '/api/tables', '/table/any']) {
    expect((await fetch(url + path)).status, path).toBe(200);
  }
  const page = await (await fetch(`${url}/`)).text();
  const named = [...page.matchAll(/(?:src|href)="(\/[^"]+)"/g)].map((match) => match[1] ?? '');
  expect(named.some((path) => path.endsWith('.js'))).toBe(true);
  for (const path of named) {
    const answer = await fetch(url + path);
    expect(answer.status, path).toBe(200);
    expect(answer.headers.get('content-type'), path).not.toContain('text/html');
  }
  expect(child.stderr()).not.toContain('ERR_UNSUPPORTED_DIR_IMPORT');
  child.process.kill('SIGTERM');
  expect(await child.ended).toBe(0);
});
