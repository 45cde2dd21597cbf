import { describe, expect, test } from 'vitest';
import { house } from '../../../client/messages/house.ts';
import { DATABASES } from '../databases.ts';

/** A small one of what `npm run chaos` does with a hundred matches. */
for (const database of DATABASES) {
  describe.skipIf(database.missing)(`chaos on ${database.name}`, () => {
    test('bad lines and dying processes: every screen is right in the end, and nothing acknowledged is lost', async () => {
      await house.load('en');
      const { runChaos } = await import('./run.ts');
      const { url, drop } = await database.fresh();
      const report = await runChaos({ database: url, matches: 2, together: 2, lines: 25, seed: 'small' });
      expect(report.verdicts.map(({ wrong }) => wrong)).toEqual([[], []]);
      expect(report.kills + report.restarts).toBeGreaterThan(0);
      await drop();
    });
  });
}
