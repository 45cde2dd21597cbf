/**
 * Pictures of every screen and state, at three sizes, into screenshots/ for somebody to look at:
 *
 *     npx tsx tests/e2e/screenshots.ts [part of a scene's name]
 */
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Browser } from 'playwright-core';
import { launch } from './support/chromium.ts';
import type { Hands } from './support/hands.ts';
import { openHouse, type RealHouse } from './support/house.ts';
import type { Scene } from './support/scene.ts';
import { GERMAN_SCENES, SCENES } from './support/scenes.ts';
import { DESKTOP, LAPTOP, PHONE, visit, visitByPhone } from './support/visitor.ts';

const FOLDER = fileURLToPath(new URL('../../screenshots/', import.meta.url));
/** Long enough for what a person has just done to be on show. */
const BOT_PAUSE_MS = 400;
const SIZES = [DESKTOP, LAPTOP, PHONE];

type Size = (typeof SIZES)[number];

async function shoot(browser: Browser, house: RealHouse, scene: Scene, size: Size): Promise<void> {
  const touch = size === PHONE;
  const { page, context, errors } = touch ? await visitByPhone(browser) : await visit(browser, { viewport: size });
  const hands: Hands = { page, touch };
  try {
    await scene.play(hands, house);
  } catch (error) {
    console.error(`${scene.name} at ${size.width}x${size.height}: ${String(error).split('\n')[0]}`);
    process.exitCode = 1;
  }
  await page.evaluate('document.fonts.ready');
  // What sticks to an edge would else lie where a long page has been scrolled to.
  await page.evaluate(() => scrollTo(0, 0));
  await page.screenshot({
    timeout: 60_000,
    fullPage: true,
    path: join(FOLDER, `${scene.name}-${size.width}x${size.height}.png`),
  });
  for (const error of errors) console.error(`${scene.name}: the page complained: ${error}`);
  await context.close();
}

const wanted = [...SCENES, ...GERMAN_SCENES].filter(({ name }) => name.includes(process.argv[2] ?? ''));
mkdirSync(FOLDER, { recursive: true });
const [browser, house] = [await launch(), await openHouse(BOT_PAUSE_MS)];
try {
  for (const scene of wanted) for (const size of SIZES) await shoot(browser, house, scene, size);
  console.log(`${wanted.length * SIZES.length} pictures are in ${FOLDER}`);
} finally {
  await browser.close();
  await house.close();
}
