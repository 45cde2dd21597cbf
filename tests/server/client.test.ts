import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { get, type IncomingHttpHeaders } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync, brotliDecompressSync, gunzipSync, gzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openHouse, type TestHouse } from './house.ts';

/** How the files of the built client are sent: how long they may be kept, as what, and in which encoding. */

const built = mkdtempSync(join(tmpdir(), 'backroom-files-'));
const SCRIPT = 'a script '.repeat(500);
let at: TestHouse;

beforeAll(async () => {
  mkdirSync(join(built, 'assets'));
  const files = {
    'index.html': '<p>page</p>',
    'sw.js': SCRIPT,
    'manifest.webmanifest': '{}',
    'assets/app-1.js': SCRIPT,
  };
  for (const [name, text] of Object.entries(files)) {
    writeFileSync(join(built, name), text);
    if (text !== SCRIPT) continue;
    writeFileSync(join(built, `${name}.br`), brotliCompressSync(text));
    writeFileSync(join(built, `${name}.gz`), gzipSync(text));
  }
  at = await openHouse({ clientDir: built });
});

afterAll(async () => {
  await at.close();
  rmSync(built, { recursive: true });
});

interface Sent {
  status: number | undefined;
  headers: IncomingHttpHeaders;
  bytes: Buffer;
}

/** What comes over the line, not decoded by anybody. */
function sent(path: string, headers: Record<string, string> = {}): Promise<Sent> {
  return new Promise((resolve, reject) => {
    const asking = get(at.url + path, { headers }, async (answer) => {
      const parts: Buffer[] = [];
      for await (const part of answer) parts.push(part as Buffer);
      resolve({ status: answer.statusCode, headers: answer.headers, bytes: Buffer.concat(parts) });
    });
    asking.on('error', reject);
  });
}

describe('how long a file may be kept', () => {
  test.each([
    ['/sw.js', /^(text|application)\/javascript/, 'no-cache'],
    ['/manifest.webmanifest', /^application\/manifest\+json/, 'no-cache'],
    ['/', /^text\/html/, 'no-cache'],
    ['/assets/app-1.js', /^(text|application)\/javascript/, 'public, max-age=31536000, immutable'],
  ])('%s', async (path, type, cached) => {
    for (const encoding of ['identity', 'gzip', 'br']) {
      const { status, headers } = await sent(path, { 'accept-encoding': encoding });
      expect(status).toBe(200);
      expect(headers['content-type']).toMatch(type);
      expect(headers['cache-control']).toBe(cached);
      expect(headers['last-modified']).toBeTruthy();
    }
  });
});

describe('in which encoding', () => {
  const readers: Readonly<Record<string, (bytes: Buffer) => Buffer>> = {
    br: brotliDecompressSync,
    gzip: gunzipSync,
    none: (bytes) => bytes,
  };

  test.each([
    ['br', 'br'],
    ['gzip, deflate, br', 'br'],
    ['gzip', 'gzip'],
    ['gzip, br;q=0', 'gzip'],
    ['identity', 'none'],
    ['br;q=0, gzip;q=0', 'none'],
    ['zstd', 'none'],
    ['', 'none'],
  ])('asked for with "%s": %s', async (accepted, encoding) => {
    for (const path of ['/assets/app-1.js', '/sw.js']) {
      const { headers, bytes } = await sent(path, accepted === '' ? {} : { 'accept-encoding': accepted });
      expect(headers['content-encoding'] ?? 'none').toBe(encoding);
      expect(headers.vary).toMatch(/\baccept-encoding\b/i);
      expect(Number(headers['content-length'])).toBe(bytes.length);
      expect(readers[encoding]?.(bytes).toString()).toBe(SCRIPT);
    }
  });

  test('a file without compressed ones is sent as it is, and varies all the same', async () => {
    const { headers, bytes } = await sent('/manifest.webmanifest', { 'accept-encoding': 'gzip, br' });
    expect(headers['content-encoding']).toBeUndefined();
    expect(headers.vary).toMatch(/\baccept-encoding\b/i);
    expect(bytes.toString()).toBe('{}');
  });
});
