import { createHash } from 'node:crypto';
import { fileURLToPath } from 'node:url';
import { build } from 'vite';
import { expect, test } from 'vitest';
import { playOut } from './support/playOut.ts';
import { inChromium } from './support/suite.ts';

const GAMES = [
  { seats: 3, seed: 'browser-3' },
  { seats: 4, seed: 'browser-4' },
];
const ACTIONS = 600;

const sha256 = (text: string) => createHash('sha256').update(text).digest('hex');

/** The rules and the little player, bundled as the product's own build would bundle them. */
async function bundle(): Promise<string> {
  const result = await build({
    configFile: false,
    logLevel: 'error',
    build: {
      write: false,
      target: 'es2022',
      lib: {
        entry: fileURLToPath(new URL('./support/playOut.ts', import.meta.url)),
        formats: ['iife'],
        name: 'backroom',
      },
    },
  });
  const [built] = Array.isArray(result) ? result : [result];
  const chunk = built && 'output' in built ? built.output[0] : null;
  if (!chunk) throw new Error('nothing was built');
  return chunk.code;
}

inChromium('determinism', (stage) => {
  test('the same seeds play the same games in Node and in a browser', async () => {
    const { page } = await stage().visit();
    await page.addScriptTag({ content: await bundle() });
    for (const { seats, seed } of GAMES) {
      const here = playOut(seats, seed, ACTIONS);
      const there = await page.evaluate(`backroom.playOut(${seats}, ${JSON.stringify(seed)}, ${ACTIONS})`);
      expect(JSON.parse(here).made).toHaveLength(ACTIONS);
      expect(sha256(String(there)), `${seats} seats, seed ${seed}`).toBe(sha256(here));
    }
    expect(sha256(playOut(3, 'another', ACTIONS))).not.toBe(sha256(playOut(3, 'browser-3', ACTIONS)));
  });
});
