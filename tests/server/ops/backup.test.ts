import { execFile } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, describe, expect, test } from 'vitest';
import { backup } from '../../../server/backup/backup.ts';
import { restore } from '../../../server/backup/restore.ts';
import { openStorage } from '../../../server/storage/storage.ts';
import { programme } from '../child.ts';
import { DATABASES, type TestDatabase } from '../databases.ts';
import { openHouse, seatAll, type TestHouse } from '../house.ts';

/** What was backed up stands again, row for row, on either database; a file that is not whole, or a database in use, loses nothing. */

const folder = mkdtempSync(join(tmpdir(), 'backroom-backup-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

let files = 0;
const newFile = (end = '.jsonl') => {
  files += 1;
  return join(folder, `backup-${files}${end}`);
};

/** Three matches of which one has been played at for a while. */
async function busy(url: string, acts = 40): Promise<{ at: TestHouse; matchID: string; credentials: string }> {
  const at = await openHouse({ database: url });
  const { matchID, chair } = await seatAll(at, 3, { name: 'Überraschung — "née" 🎲\\n' });
  await seatAll(at, 2, { visibility: 'unlisted' });
  await at.post('/games/alley/create', { numPlayers: 4 });
  const player = await at.connect();
  for (let n = 0; n < acts; n++) {
    const [from, to] = n % 2 === 0 ? [0, 1] : [1, 0];
    expect(await player.act(matchID, chair(from), { do: 'gift', to, coins: 1 })).toMatchObject({ ok: true });
  }
  return { at, matchID, credentials: chair(0).credentials };
}

/** Every row of every table, as text that does not depend on the database. */
async function everything(url: string): Promise<Record<string, string[]>> {
  const storage = await openStorage(url);
  const tables = await storage.db.introspection.getTables();
  const rows: Record<string, string[]> = {};
  for (const { name } of tables) {
    if (/^(kysely|sqlite)_|^(outbox|node|presence|lease|allowance)$/.test(name)) continue;
    const all = await storage.db
      .selectFrom(name as 'match')
      .selectAll()
      .execute();
    rows[name] = all.map((row) => JSON.stringify(Object.entries(row).sort())).sort();
  }
  await storage.close();
  return rows;
}

async function fresh(database: TestDatabase): Promise<string> {
  const { url, drop } = await database.fresh();
  drops.push(drop);
  return url;
}
const drops: (() => Promise<void>)[] = [];
afterAll(async () => {
  for (const drop of drops) await drop();
});

const missing = DATABASES.find((database) => database.missing !== null);
const pairs = DATABASES.flatMap((from) => DATABASES.map((to) => ({ from, to, name: `${from.name} to ${to.name}` })));

describe.each(pairs)('$name', ({ from, to }) => {
  test.skipIf(from.missing !== null || to.missing !== null)('every row comes back, and the match goes on', async () => {
    const [source, target] = [await fresh(from), await fresh(to)];
    const { at, matchID, credentials } = await busy(source, 230);
    const file = newFile('.jsonl.gz');
    const made = await backup(source, file);
    await at.close();
    expect(made.rows).toMatchObject({ match: 3, journal: 232, seat: 9 });
    expect((await restore(target, file)).rows).toEqual(made.rows);
    expect(await everything(target)).toEqual(await everything(source));
    const again = await openHouse({ database: target });
    const player = await again.connect();
    const answer = await player.act(matchID, { seat: 0, credentials }, { do: 'seal', coins: 1 });
    expect(answer).toMatchObject({ ok: true, number: 231 });
    await again.close();
  });
});

describe.each(DATABASES)('on $name', (database) => {
  test.skipIf(database.missing !== null)('a backup made while the house plays is of one moment', async () => {
    const source = await fresh(database);
    const { at, matchID, credentials } = await busy(source);
    const player = await at.connect();
    let [going, played] = [true, 0];
    const playing = (async () => {
      for (; going; played++) {
        await player.act(matchID, { seat: 0, credentials }, { do: 'gift', to: 1, coins: 0 + (played % 2) });
      }
    })();
    const file = newFile();
    await backup(source, file);
    going = false;
    await playing;
    await at.close();
    const lines = readFileSync(file, 'utf8')
      .trim()
      .split('\n')
      .map((line) => JSON.parse(line));
    const names: string[] = lines[0].tables.map((table: { name: string }) => table.name);
    const of = (name: string) => lines.slice(1, -1).filter(([table]) => names[table] === name);
    const columns: string[] = lines[0].tables[names.indexOf('position')].columns;
    const numbers = of('position').map((row) => row[columns.indexOf('number') + 1] + 1);
    expect(of('journal')).toHaveLength(numbers.reduce((sum, number) => sum + number, 0));
  });

  test.skipIf(database.missing !== null)(
    'a database that holds anything is refused, and with --force replaced',
    async () => {
      const [source, target] = [await fresh(database), await fresh(database)];
      await (await busy(source)).at.close();
      const file = newFile();
      await backup(source, file);
      const other = await openHouse({ database: target });
      await seatAll(other, 2);
      await other.close();
      const before = await everything(target);
      await expect(restore(target, file)).rejects.toThrow(/not empty/);
      expect(await everything(target)).toEqual(before);
      await restore(target, file, { overwrite: true });
      expect(await everything(target)).toEqual(await everything(source));
    },
  );

  test.skipIf(database.missing !== null)('a damaged file changes nothing, whatever is wrong with it', async () => {
    const [source, target] = [await fresh(database), await fresh(database)];
    await (await busy(source)).at.close();
    const file = newFile();
    await backup(source, file);
    const text = readFileSync(file, 'utf8');
    const lines = text.trimEnd().split('\n');
    const newer = lines[0]?.replace('"001-tables"', '"001-tables","999-from-the-future"') ?? '';
    const bad: [string, RegExp][] = [
      ['', /not a backup/],
      ['{"some":"file"}\n', /not a backup/],
      [lines.slice(0, -1).join('\n'), /cut off/],
      [text.slice(0, -200), /cut off/],
      [text.replace('"gift', '"gifT'), /damaged/],
      [[...lines.slice(0, 5), ...lines.slice(6)].join('\n'), /damaged/],
      [[newer, ...lines.slice(1)].join('\n'), /damaged/],
    ];
    const other = await openHouse({ database: target });
    await seatAll(other, 2);
    await other.close();
    const before = await everything(target);
    for (const [content, complaint] of bad) {
      const wrong = newFile();
      writeFileSync(wrong, content);
      await expect(restore(target, wrong, { overwrite: true })).rejects.toThrow(complaint);
    }
    expect(await everything(target)).toEqual(before);
  });

  test.skipIf(database.missing !== null)('the backup of an older house is brought up to date', async () => {
    const [source, target] = [await fresh(database), await fresh(database)];
    const old = await openStorage(source, '002-memory');
    await old.close();
    const file = newFile();
    const { header } = await backup(source, file);
    expect(header.migrations).toEqual(['001-tables', '002-memory']);
    await restore(target, file);
    const at = await openHouse({ database: target });
    expect((await seatAll(at, 2)).chairs).toHaveLength(2);
    await at.close();
  });
});

test('a gzipped file that ends too early is refused', async () => {
  const source = await fresh(DATABASES[0] as TestDatabase);
  await (await busy(source)).at.close();
  const file = newFile('.gz');
  await backup(source, file);
  const whole = readFileSync(file);
  writeFileSync(file, whole.subarray(0, whole.length / 2));
  await expect(restore(await fresh(DATABASES[0] as TestDatabase), file)).rejects.toThrow(/unzipped/);
});

describe('the commands', () => {
  const run = async (work: string, args: string[], database: string) => {
    const env = { PATH: process.env.PATH, DATABASE_URL: database };
    const command = [...programme('backup', 'server/backup/main.ts'), work, ...args];
    return promisify(execFile)(process.execPath, command, { env }).then(
      ({ stdout }) => ({ code: 0, stdout, stderr: '' }),
      ({ code, stdout, stderr }) => ({ code, stdout, stderr }),
    );
  };

  test('say what they did in one line or one object, and end with 0, 1 or 2', async () => {
    const [source, target] = [await fresh(DATABASES[0] as TestDatabase), await fresh(DATABASES[0] as TestDatabase)];
    await (await busy(source)).at.close();
    const file = newFile();
    const made = await run('backup', [file, '--json'], source);
    expect(made.code).toBe(0);
    expect(JSON.parse(made.stdout)).toMatchObject({ ok: true, rows: { match: 3 } });
    expect(statSync(file).mode & 0o077).toBe(0);
    expect(await run('backup', [file], source)).toMatchObject({ code: 1, stderr: expect.stringContaining('--force') });
    expect((await run('restore', [file], target)).stdout).toMatch(/rows of \d+ tables/);
    expect((await run('restore', [file], target)).code).toBe(1);
    const nowhere = join(folder, 'no.sqlite');
    expect((await run('backup', [newFile()], `sqlite:${nowhere}`)).code).toBe(1);
    expect(existsSync(nowhere)).toBe(false);
    expect((await run('backup', [file, '--nonsense'], source)).code).toBe(2);
  });
});

if (missing) console.log(`skipped: backups on ${missing.name}, because ${missing.missing}`);
