import { existsSync, statfsSync } from 'node:fs';
import { defineConfig } from 'vitest/config';

/** Two files at a time: on a machine of two cores vitest would take one, and most files wait more than they work. */
const shared = { testTimeout: 120_000, hookTimeout: 120_000, pool: 'forks' as const, maxWorkers: 2 };

const MEMORY = '/dev/shm';
const ROOMY = 2 ** 30;

/** Where there is a roomy file system in memory, databases of tests lie there: what survives a dying disk is not tested, but waited for. */
function inMemory(): Record<string, string> {
  if (!existsSync(MEMORY)) return {};
  const { bavail, bsize } = statfsSync(MEMORY);
  return bavail * bsize > ROOMY ? { TMPDIR: MEMORY } : {};
}

/** Three suites, fast ones first: the rules and everything pure, the server, the product in a real browser. */
export default defineConfig({
  test: {
    reporters: ['default', './tests/support/closingLine.ts'],
    projects: [
      {
        test: {
          ...shared,
          name: 'rules',
          setupFiles: ['tests/support/words.ts'],
          include: ['tests/{architecture,engine,games,lab,bots,client,battery,perft,replays,deals}/**/*.test.{ts,tsx}'],
        },
      },
      { test: { ...shared, name: 'server', include: ['tests/server/**/*.test.ts'], env: inMemory() } },
      { test: { ...shared, name: 'browser', include: ['tests/e2e/**/*.test.ts'], retry: 2 } },
    ],
  },
});
