import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Browser } from 'playwright-core';
import { afterAll, afterEach, beforeAll, describe, expect, type TestContext } from 'vitest';
import { launch, whyNoBrowser } from './chromium.ts';
import { openHouse, type RealHouse } from './house.ts';
import { type Visitor, visit, visitByPhone } from './visitor.ts';

const RESULTS = fileURLToPath(new URL('../../../test-results/', import.meta.url));

/** The house and the browser of one test file. Visitors leave, and must have seen no error, when their test ends. */
export interface Stage {
  browser: Browser;
  house: RealHouse;
  visit(options?: Parameters<typeof visit>[1]): Promise<Visitor>;
  visitByPhone(): Promise<Visitor>;
}

/** Tests of that name against the real server in a real Chromium; without one they are skipped, saying why. */
export function inChromium(name: string, define: (stage: () => Stage) => void): void {
  const why = whyNoBrowser();
  if (why) console.log(`${name}: skipped, ${why}`);
  describe.skipIf(why !== null)(name, () => {
    let stage: Stage | null = null;
    const visitors: Visitor[] = [];
    const keep = async (coming: Promise<Visitor>) => {
      const visitor = await coming;
      visitors.push(visitor);
      return visitor;
    };

    beforeAll(async () => {
      const browser = await launch();
      const house = await openHouse();
      stage = {
        browser,
        house,
        visit: (options) => keep(visit(browser, options)),
        visitByPhone: () => keep(visitByPhone(browser)),
      };
    });

    afterEach(async (test) => {
      const leaving = visitors.splice(0);
      if (test.task.result?.state === 'fail') await photograph(test, leaving);
      for (const { context } of leaving) await context.close();
      expect(leaving.flatMap((visitor) => visitor.errors)).toEqual([]);
    });

    afterAll(async () => {
      await stage?.browser.close();
      await stage?.house.close();
    });

    define(() => {
      if (!stage) throw new Error('the stage is not set yet');
      return stage;
    });
  });
}

/** What the visitors of a failed test see, as pictures in test-results/. */
async function photograph(test: TestContext, visitors: readonly Visitor[]): Promise<void> {
  const name = test.task.name.replace(/\W+/g, '-').slice(0, 60);
  for (const [i, { page }] of visitors.entries()) {
    const path = join(RESULTS, `${name}-${i + 1}.png`);
    await page.screenshot({ path }).then(
      () => console.log(`${test.task.name}: what visitor ${i + 1} sees is in ${path}`),
      () => undefined,
    );
  }
}
