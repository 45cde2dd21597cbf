import type { Browser, CDPSession, Page } from 'playwright-core';
import { DESKTOP, visit } from '../e2e/support/visitor.ts';

/** The line and the processor that everything is measured on. */
export const SLOW = { bitsPerSecond: 1_600_000, latencyMs: 150, cpu: 4 } as const;

export interface SlowPage {
  page: Page;
  cdp: CDPSession;
  /** Bytes of script on the line so far. */
  script(): number;
  close(): Promise<void>;
}

/** An empty browser profile on a slow line and a slow processor, with nothing cached. Things move in it. */
export async function slowPage(browser: Browser, init?: string): Promise<SlowPage> {
  const { page, context } = await visit(browser, { viewport: DESKTOP, reducedMotion: 'no-preference' });
  const cdp = await context.newCDPSession(page);
  const bytes = SLOW.bitsPerSecond / 8;
  await cdp.send('Network.enable');
  await cdp.send('Network.setCacheDisabled', { cacheDisabled: true });
  await cdp.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: SLOW.latencyMs,
    downloadThroughput: bytes,
    uploadThroughput: bytes,
  });
  await cdp.send('Emulation.setCPUThrottlingRate', { rate: SLOW.cpu });
  if (init) await page.addInitScript(init);
  const scripts = new Set<string>();
  let script = 0;
  cdp.on('Network.responseReceived', ({ requestId, type, response }) => {
    if (type === 'Script' || response.mimeType.includes('javascript')) scripts.add(requestId);
  });
  cdp.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    if (scripts.has(requestId)) script += encodedDataLength;
  });
  return { page, cdp, script: () => script, close: () => context.close() };
}

export function median(of: readonly number[]): number {
  return [...of].sort((a, b) => a - b)[Math.floor(of.length / 2)] ?? Number.NaN;
}
