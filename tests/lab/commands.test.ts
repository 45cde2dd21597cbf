/** The lab as it is run from a shell: exit codes, flags, keys of --json. */
import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { labHere } from './here.ts';

const ROOT = join(import.meta.dirname, '../..');
const BATTLE = 'tests/fixtures/scenarios/moonshine/rules/T-34-battle-for-the-docks.json';
const QUESTION = 'tests/fixtures/scenarios/moonshine/rules/T-57-question-open.json';

const { NODE_ENV: _, ...env } = process.env;

function lab(args: readonly string[], input = '') {
  const run = spawnSync(process.execPath, ['--import', 'tsx', 'src/lab/main.ts', ...args], {
    cwd: ROOT,
    env,
    input,
    encoding: 'utf8',
  });
  return { code: run.status, out: run.stdout, err: run.stderr };
}

describe('lab', () => {
  it('helps', async () => {
    expect(await labHere(['--help'])).toMatchObject({ code: 0, out: expect.stringContaining('scenario') });
    expect(await labHere(['scenario', '--help'])).toMatchObject({ code: 0, out: expect.stringContaining('--json') });
  });

  it.each([
    [[]],
    [['dance']],
    [['scenario']],
    [['scenario', 'a.json', 'b.json']],
    [['scenario', 'missing.json']],
    [['scenario', BATTLE, '--loud']],
    [['simulate', '--bots', 'nobody']],
    [['simulate', '--games', '0']],
    [['simulate', '--game', 'poker']],
    [['simulate', '--seats', '9']],
    [['bench', '--seconds', 'many']],
    [['regret', '--levels', 'nobody']],
    [['regret', '--positions', '0']],
    [['regret', '--seats', '9']],
    [['learn', '--games', '0']],
    [['learn', '--seats', '9']],
    [['learn', 'quickly']],
  ])('exits with 2 and one clear line on %j', async (args) => {
    const { code, err, out } = await labHere(args);
    expect(code).toBe(2);
    if (args.length > 0) expect(err.trim().split('\n')).toHaveLength(1);
    expect(out).not.toContain('    at ');
  });

  it('says so to the shell, too', () => {
    expect(lab(['dance'])).toMatchObject({
      code: 2,
      out: '',
      err: expect.stringMatching(/^lab no command dance.*\n$/),
    });
  });

  it('plays a scenario from a file and from standard input', () => {
    expect(lab(['scenario', BATTLE]).code).toBe(0);
    const { code, out } = lab(
      ['scenario', '-', '--json'],
      JSON.stringify({ notation: 1, game: 'moonshine', seats: 4, seed: 'x' }),
    );
    expect(code).toBe(0);
    expect(JSON.parse(out)).toMatchObject({ ok: true, position: { day: 1 } });
  });

  it('exits with 1 on the first difference and 2 on what is no JSON', () => {
    const wrong = { notation: 1, game: 'moonshine', seats: 4, expect: { day: 2 } };
    expect(lab(['scenario', '-'], JSON.stringify(wrong))).toMatchObject({
      code: 1,
      out: expect.stringContaining('$.day'),
    });
    expect(lab(['scenario', '-'], '{')).toMatchObject({ code: 2, err: expect.stringContaining('JSON') });
  });

  it('lists legal actions by seat', async () => {
    const { code, out } = await labHere(['actions', QUESTION, '--json']);
    expect(code).toBe(0);
    const { knights, ...others } = JSON.parse(out);
    expect(others).toEqual({});
    expect(knights.filter((action: { do: string }) => action.do === 'run')).toEqual([
      { seat: 'knights', do: 'run', to: 'eastHarlem' },
      { seat: 'knights', do: 'run', to: 'tenderloin' },
    ]);
  });

  it('holds the choices of levels against a long search, the same for the same seed', async () => {
    const args = [
      'regret',
      '--levels',
      'priorities;search:iterations=40',
      '--positions',
      '3',
      '--truth',
      '30',
      '--json',
    ];
    const [first, again] = [await labHere(args), await labHere(args)].map(({ out }) => JSON.parse(out));
    for (const [i, { ms: _, ...row }] of first.entries()) {
      expect(Object.keys(row)).toEqual(['level', 'regret', 'best']);
      expect(row.regret).toBeGreaterThanOrEqual(0);
      expect(again[i]).toMatchObject(row);
    }
    expect(first).toHaveLength(2);
  });

  it('teaches: weights of every list by trait, the same for the same seed', async () => {
    const args = ['learn', '--games', '1', '--iterations', '8', '--decay', '20', '--json'];
    const [first, again] = [await labHere(args), await labHere(args)].map(({ out }) => JSON.parse(out));
    expect(again).toEqual(first);
    expect(Object.keys(first)).toEqual(['TAKING', 'DROPPING', 'PLAYING']);
    for (const weights of Object.values(first)) expect(Object.keys(weights as object).length).toBeGreaterThan(9);
    expect((await labHere([...args.slice(0, -1)])).out).toContain('PLAYING:');
  });

  it('simulates with stable keys, the same for the same seed, silent on standard error', async () => {
    const args = ['simulate', '--games', '2', '--seats', '3', '--bots', 'priorities,random', '--seed', 'k', '--json'];
    const [one, two] = [lab(args), await labHere(args)];
    expect(one).toMatchObject({ code: 0, err: '' });
    const { gamesPerSecond, decisionsPerSecond, ...figures } = JSON.parse(one.out);
    expect(figures).toMatchObject({
      game: 'moonshine',
      seats: 3,
      games: 2,
      decisions: expect.any(Number),
      decisionsPerGame: { median: expect.any(Number), p90: expect.any(Number), max: expect.any(Number) },
      days: { median: expect.any(Number), p90: expect.any(Number), max: expect.any(Number) },
      ends: expect.any(Object),
      winsBySeat: expect.any(Object),
      winsByFamily: expect.any(Object),
      failures: [],
    });
    expect([gamesPerSecond, decisionsPerSecond].every((n) => n > 0)).toBe(true);
    expect(JSON.parse(two.out)).toMatchObject(figures);
  });

  it('ends a long game as a limit', async () => {
    const { out } = await labHere(['simulate', '--games', '1', '--max-days', '2', '--json']);
    expect(JSON.parse(out).ends).toEqual({ limit: 1 });
  });

  it('measures the engine beside the reducer', () => {
    const { code, out } = lab(['bench', '--seconds', '1', '--json']);
    expect(code).toBe(0);
    const { engine, reducer, ratio } = JSON.parse(out);
    for (const n of [
      engine.decisionsPerSecond,
      engine.gamesPerSecond,
      engine.copiesPerSecond,
      reducer.actionsPerSecond,
    ]) {
      expect(n).toBeGreaterThan(0);
    }
    expect(ratio.engineToReducer).toBeGreaterThan(5);
  });
});
