import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Browser } from 'playwright-core';
import { afterAll, afterEach, beforeAll, describe, expect, type TestContext, test } from 'vitest';
import { findChromium, launch, NO_BROWSER } from './chromium.ts';
import { openHouse, type RealHouse } from './house.ts';
import { type Visitor, visit, visitByPhone } from './visitor.ts';

const RESULTS = fileURLToPath(new URL('../../../test-results/', import.meta.url));

/** The house and the browser of one test file. Visitors leave, and must have seen no error, when their test ends. */
export interface Stage {
  house: RealHouse;
  visit(options?: Parameters<typeof visit>[1]): Promise<Visitor>;
  visitByPhone(): Promise<Visitor>;
}

/** Tests of that name against the real server in a real Chromium. Without one they are skipped, saying why; in CI they fail. */
export function inChromium(name: string, define: (stage: () => Stage) => void): void {
  const missing = findChromium() === null;
  if (missing && process.env.CI === 'true') {
    test(name, () => expect.fail(NO_BROWSER));
    return;
  }
  if (missing) console.log(`${name}: skipped, ${NO_BROWSER}`);
  describe.skipIf(missing)(name, () => {
    let stage: Stage | null = null;
    let browser: Browser | null = null;
    const visitors: Visitor[] = [];
    const keep = async (coming: Promise<Visitor>) => {
      const visitor = await coming;
      visitors.push(visitor);
      return visitor;
    };

    beforeAll(async () => {
      const launched = await launch();
      browser = launched;
      const house = await openHouse();
      stage = {
        house,
        visit: (options) => keep(visit(launched, options)),
        visitByPhone: () => keep(visitByPhone(launched)),
      };
    });

    afterEach(async (context) => {
      const leaving = visitors.splice(0);
      if (context.task.result?.state === 'fail') await photograph(context, leaving);
      for (const visitor of leaving) await visitor.context.close();
      expect(leaving.flatMap((visitor) => visitor.errors)).toEqual([]);
    });

    afterAll(async () => {
      await browser?.close();
      await stage?.house.close();
    });

    define(() => {
      if (!stage) throw new Error('the stage is not set yet');
      return stage;
    });
  });
}

/** What the visitors of a failed test see, as pictures in test-results/. */
async function photograph({ task }: TestContext, visitors: readonly Visitor[]): Promise<void> {
  const name = task.name.replace(/\W+/g, '-').slice(0, 60);
  for (const [i, { page }] of visitors.entries()) {
    const path = join(RESULTS, `${name}-${i + 1}.png`);
    await page.screenshot({ path }).then(
      () => console.log(`${task.name}: what visitor ${i + 1} sees is in ${path}`),
      () => undefined,
    );
  }
}
