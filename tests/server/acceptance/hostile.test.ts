import { afterAll, expect, test } from 'vitest';
import { lay } from '../../hostile/siege.ts';
import { type Child, startChild } from '../child.ts';

/** Acceptance check 6 (docs/acceptance.md) with five thousand packets; `npm run hostile` sends a hundred thousand. */

let child: Child | undefined;
afterAll(() => child?.process.kill('SIGKILL'));

test('check 6: hostile packets, raw frames and requests end no process, change nothing and stop nobody else', async () => {
  child = startChild({ DATABASE_URL: 'sqlite::memory:', TRUST_PROXY: '1' });
  const url = await child.open;
  const siege = await lay(url, 5000);
  expect(siege).toMatchObject({ unchanged: true, serverErrors: 0, normal: { failed: 0 } });
  expect(siege.packets).toBeGreaterThanOrEqual(5000);
  expect(siege.normal.moves).toBeGreaterThan(5);
  expect(child.process.exitCode).toBeNull();
  expect(await (await fetch(`${url}/ready`)).json()).toEqual({ ready: true });
  expect(child.stderr()).not.toMatch(/nobody (handled|caught)/);
});
