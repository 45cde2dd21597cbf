import { defineConfig } from 'vitest/config';

const shared = { testTimeout: 120_000, hookTimeout: 120_000, pool: 'forks' as const };

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
      { test: { ...shared, name: 'server', include: ['tests/server/**/*.test.ts'] } },
      { test: { ...shared, name: 'browser', include: ['tests/e2e/**/*.test.ts'], maxWorkers: 2, retry: 2 } },
    ],
  },
});
