/**
 * Draws the icons of the installed app from client/public/icon.svg into client/public/icons/:
 *
 *     npx tsx tests/e2e/icons.ts
 */
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Browser } from 'playwright-core';
import { launch } from './support/chromium.ts';

const PUBLIC = fileURLToPath(new URL('../../client/public/', import.meta.url));
const GROUND = '#0d0c0f';

/** `margin` is the part of the width that a mask may cut off on each side. */
const ICONS = [
  { name: 'icon-192.png', size: 192, margin: 0 },
  { name: 'icon-512.png', size: 512, margin: 0 },
  { name: 'icon-maskable-512.png', size: 512, margin: 0.14 },
  { name: 'apple-touch-180.png', size: 180, margin: 0.08 },
];

async function draw(browser: Browser, svg: string, { name, size, margin }: (typeof ICONS)[number]): Promise<void> {
  const page = await browser.newPage({ viewport: { width: size, height: size } });
  const inner = Math.round(size * (1 - 2 * margin));
  await page.setContent(
    `<body style="margin:0;display:grid;place-content:center;height:100vh;background:${margin ? GROUND : 'transparent'}">
     <div style="width:${inner}px;height:${inner}px">${svg.replace('<svg ', '<svg width="100%" height="100%" ')}</div></body>`,
  );
  writeFileSync(join(PUBLIC, 'icons', name), await page.screenshot({ omitBackground: true }));
  await page.close();
}

mkdirSync(join(PUBLIC, 'icons'), { recursive: true });
const svg = readFileSync(join(PUBLIC, 'icon.svg'), 'utf8');
const browser = await launch();
for (const icon of ICONS) await draw(browser, svg, icon);
await browser.close();
