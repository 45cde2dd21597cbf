import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { originRule, readConfig } from '../../server/config.ts';
import { startChild } from './child.ts';

const folder = mkdtempSync(join(tmpdir(), 'backroom-config-'));
const database = `sqlite:${join(folder, 'house.sqlite')}`;

afterAll(() => rmSync(folder, { recursive: true }));

describe('the environment', () => {
  test('has defaults for everything', () => {
    expect(readConfig({})).toEqual({
      ok: true,
      config: {
        port: 8000,
        host: undefined,
        database: 'sqlite:data/backroom.sqlite',
        publicUrl: undefined,
        logLevel: 'warn',
        botDelayMs: 600,
        trustProxy: false,
        metricsToken: undefined,
        adminToken: undefined,
        retentionDays: 0,
        openTableDays: 7,
      },
    });
  });

  test.each([
    ['sqlite:some/file.sqlite'],
    ['sqlite::memory:'],
    ['file:/var/lib/house.sqlite'],
    ['file:///var/lib/house.sqlite'],
    ['postgres://me:secret@db/house'],
    ['postgresql://db/house'],
  ])('may name the database %s', (url) => {
    expect(readConfig({ DATABASE_URL: url })).toMatchObject({ ok: true, config: { database: url } });
  });

  test.each([
    [{ PORT: '99999' }, /^PORT /],
    [{ PORT: '80a' }, /^PORT /],
    [{ PORT: '-1' }, /^PORT /],
    [{ PORT: ' 80' }, /^PORT /],
    [{ DATABASE_URL: 'mysql://x' }, /^DATABASE_URL /],
    [{ DATABASE_URL: 'sqlite:' }, /^DATABASE_URL /],
    [{ DATABASE_URL: 'postgres://' }, /^DATABASE_URL /],
    [{ PUBLIC_URL: 'backroom.example' }, /^PUBLIC_URL /],
    [{ PUBLIC_URL: 'https://backroom.example/path' }, /^PUBLIC_URL /],
    [{ PUBLIC_URL: 'ftp://backroom.example' }, /^PUBLIC_URL /],
    [{ HOST: 'a b' }, /^HOST /],
    [{ LOG_LEVEL: 'loud' }, /^LOG_LEVEL /],
    [{ BOT_DELAY_MS: 'soon' }, /^BOT_DELAY_MS /],
    [{ TRUST_PROXY: 'yes' }, /^TRUST_PROXY /],
    [{ METRICS_TOKEN: 'short' }, /^METRICS_TOKEN /],
    [{ ADMIN_TOKEN: 'sixteen letters and spaces' }, /^ADMIN_TOKEN /],
    [{ RETENTION_DAYS: '-1' }, /^RETENTION_DAYS /],
    [{ OPEN_TABLE_DAYS: 'week' }, /^OPEN_TABLE_DAYS /],
  ])('is refused with one clear line: %o', (env, line) => {
    const read = readConfig(env as Record<string, string>);
    if (read.ok) throw new Error('accepted');
    expect(read.message).toMatch(line);
    expect(read.message).not.toContain('\n');
  });

  test('never repeats a password or a token', () => {
    for (const name of ['DATABASE_URL', 'ADMIN_TOKEN', 'METRICS_TOKEN']) {
      const read = readConfig({ [name]: 'postgre://me:hunter2@db/house hunter2' });
      expect(read.ok).toBe(false);
      expect(JSON.stringify(read)).not.toContain('hunter2');
    }
  });
});

describe('origins', () => {
  test('without PUBLIC_URL: local ones, and the one the request came to', () => {
    const rule = originRule(undefined);
    for (const origin of [
      undefined,
      'http://localhost:5173',
      'http://127.0.0.1:8000',
      'http://[::1]:1',
      'http://box:8000',
    ]) {
      expect(rule(origin, 'box:8000')).toBe(true);
    }
    for (const origin of ['http://evil', 'http://localhost.evil', 'null', '', 'file://box:8000', 'http://box:81']) {
      expect(rule(origin, 'box:8000')).toBe(false);
    }
  });

  test('with PUBLIC_URL: that one', () => {
    const rule = originRule('https://backroom.example');
    expect(rule('https://backroom.example', 'inside:8000')).toBe(true);
    expect(rule('http://localhost:8000', 'localhost:8000')).toBe(false);
  });
});

describe('a start that cannot be', () => {
  const refused = async (env: Record<string, string>, asNode?: string) => {
    const child = startChild({ DATABASE_URL: database, ...env }, asNode);
    const code = await child.ended;
    const lines = child.stderr().trim().split('\n');
    expect(child.stdout()).toBe('');
    expect(lines).toHaveLength(1);
    return { code, line: lines[0] };
  };

  test('a wrong value: one line, 2', async () => {
    expect(await refused({ PORT: 'many' })).toMatchObject({ code: 2, line: expect.stringMatching(/^PORT must be/) });
  });

  test('a file that is no database, and a database that does not answer: one line, 2', async () => {
    const text = join(folder, 'text.sqlite');
    writeFileSync(text, 'not a database, only a text that is long enough to be looked at '.repeat(20));
    expect(await refused({ DATABASE_URL: `sqlite:${text}` })).toMatchObject({
      code: 2,
      line: expect.stringMatching(/^DATABASE_URL: /),
    });
    const nobody = 'postgres://me:hunter2@127.0.0.1:1/house';
    const answer = await refused({ DATABASE_URL: nobody });
    expect(answer).toMatchObject({ code: 2, line: expect.stringMatching(/^DATABASE_URL: /) });
    expect(answer.line).not.toContain('hunter2');
  });

  test('a port in use: one line, 1', async () => {
    const other = createServer();
    await new Promise<void>((resolve) => other.listen(0, '127.0.0.1', resolve));
    const { port } = other.address() as AddressInfo;
    expect(await refused({ PORT: String(port) })).toEqual({
      code: 1,
      line: `Port ${port} cannot be used: something else is listening there.`,
    });
    other.close();
  });

  test('a Node that is too old: one line, 2', async () => {
    expect(await refused({}, '20.11.1')).toMatchObject({ code: 2, line: expect.stringContaining('20.11.1') });
  });
});
