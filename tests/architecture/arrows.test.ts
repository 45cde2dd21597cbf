/** The rooms of the house know each other in one direction only (the README's layout; design of the house, section 1). */
import { describe, expect, test } from 'vitest';
import { type Arrow, arrowsOf, circles, sourcesUnder, specifiers, textOf } from './imports.ts';

const SRC = arrowsOf('src');
const SERVER = arrowsOf('server');
const CLIENT = arrowsOf('client');
const ALL = [...SRC, ...SERVER, ...CLIENT];

const under = (...folders: string[]) => {
  return (path: string) => folders.some((folder) => path === folder || path.startsWith(`${folder}/`));
};
const said = ({ from, to }: Arrow) => `${from} -> ${to}`;

/** The room of a game: `src/games/<name>`; undefined for the catalogue itself. */
function gameOf(path: string): string | undefined {
  return /^src\/games\/([^/]+)\//.exec(path)?.[1];
}

/** Arrows from one place to own code (not to packages) outside the places allowed. */
function strays(arrows: Arrow[], from: (path: string) => boolean, allowed: (path: string) => boolean): string[] {
  const own = under('src', 'server', 'client', 'tests');
  return arrows.filter((a) => from(a.from) && (own(a.to) || a.to.startsWith('..')) && !allowed(a.to)).map(said);
}

describe('the reader of imports', () => {
  test('finds every way of naming a module, and none in comments', () => {
    const text = [
      "import a from 'a';",
      "import type { B,\n  C } from './b.ts';",
      "import 'side';",
      'export * from "d";',
      "export type { E } from './e.ts';",
      "const f = await import('./f.ts'); type G = import('g').G;",
      "// import x from 'no';",
      "/* import y from 'no' */ const url = 'http://from'; // import('no')",
    ].join('\n');
    expect(specifiers(text).sort()).toEqual(['./b.ts', './e.ts', './f.ts', 'a', 'd', 'g', 'side']);
  });

  test('sees the whole house', () => {
    expect(sourcesUnder('src').length).toBeGreaterThan(50);
    expect(SRC.map(said)).toContain('src/games/index.ts -> src/games/moonshine/index.ts');
    expect(SERVER.some((a) => a.to === 'src/engine/rules.ts')).toBe(true);
  });
});

describe('arrows point down only', () => {
  test('the engine knows nobody', () => {
    expect(strays(SRC, under('src/engine'), under('src/engine'))).toEqual([]);
  });

  test('a game knows the engine and itself', () => {
    const wrong = SRC.filter((a) => {
      const game = gameOf(a.from);
      return game !== undefined && !under('src/engine', `src/games/${game}`)(a.to) && under('src')(a.to);
    });
    expect(wrong.map(said)).toEqual([]);
  });

  test('the catalogue knows games and the engine', () => {
    const catalogue = (path: string) => path === 'src/games/index.ts';
    expect(strays(SRC, catalogue, under('src/engine', 'src/games'))).toEqual([]);
  });

  test('bots know a game through the engine’s contract only', () => {
    expect(strays(SRC, under('src/bots'), under('src/bots', 'src/engine'))).toEqual([]);
  });

  test('src knows neither server nor client nor tests', () => {
    expect(strays(SRC, under('src'), under('src'))).toEqual([]);
  });

  test('server and client know src and themselves', () => {
    expect(strays(SERVER, under('server'), under('server', 'src'))).toEqual([]);
    expect(strays(CLIENT, under('client'), under('client', 'src'))).toEqual([]);
  });

  test('only the lab knows the lab', () => {
    expect(ALL.filter((a) => under('src/lab')(a.to) && !under('src/lab')(a.from)).map(said)).toEqual([]);
  });
});

/** `client/learn`, `server/seats`, `src/engine`; a game's folder is a room of its own. */
const roomOf = (path: string): string =>
  path
    .split('/')
    .slice(0, /^(src|client)\/games\//.test(path) ? 3 : 2)
    .join('/');

describe('no circle of imports goes through two rooms', () => {
  const arrow = (from: string, to: string) => ({ from, to });

  test('the reader of circles finds each once, and no way that leads nowhere', () => {
    const two = [arrow('c', 'd'), arrow('d', 'c'), arrow('d', 'e')];
    const three = [arrow('a', 'b'), arrow('b', 'x'), arrow('x', 'a'), arrow('x', 'c')];
    expect(circles([...three, ...two]).sort()).toEqual([
      ['a', 'b', 'x'],
      ['c', 'd'],
    ]);
  });

  test.each([
    ['src', SRC],
    ['server', SERVER],
    ['client', CLIENT],
  ])('in %s', (_, arrows) => {
    expect(circles(arrows).filter((circle) => new Set(circle.map(roomOf)).size > 1)).toEqual([]);
  });
});

describe('packages stay at their doors', () => {
  const isPackage = (a: Arrow, ...names: string[]) => under(...names)(a.to);

  test('rules and facts import no framework', () => {
    const pure = /^src\/games\/[^/]+\/(rules|data)\//;
    const frameworks = ['boardgame.io', 'react', 'react-dom', 'koa', '@koa', 'immer', 'socket.io', 'zod'];
    expect(SRC.filter((a) => pure.test(a.from) && isPackage(a, ...frameworks)).map(said)).toEqual([]);
  });

  test('rules and facts import no package and no built-in at all', () => {
    const pure = /^src\/(engine|games\/[^/]+\/(rules|data))\//;
    const foreign = SRC.filter((a) => pure.test(a.from) && !a.to.startsWith('src/') && !isPackage(a, 'boardgame.io'));
    expect(foreign.map(said)).toEqual([]);
  });

  test('one module in each of src, server and client imports boardgame.io', () => {
    const doors = (arrows: Arrow[]) => [
      ...new Set(arrows.filter((a) => isPackage(a, 'boardgame.io')).map((a) => a.from)),
    ];
    expect(doors(SRC)).toEqual(['src/engine/boardgameio.ts']);
    expect(doors(SERVER)).toEqual(['server/boardgameio.ts']);
    expect(doors(CLIENT)).toEqual(['client/boardgameio.ts']);
  });

  test('react and the browser stay in the client, koa and the disk in the server', () => {
    const browser = ['react', 'react-dom', 'react-router', 'react-aria-components', '@tanstack'];
    const machine = ['koa', '@koa', 'kysely', 'pg', 'pino', 'socket.io'];
    expect([...SRC, ...SERVER].filter((a) => isPackage(a, ...browser)).map(said)).toEqual([]);
    expect([...SRC, ...CLIENT].filter((a) => isPackage(a, ...machine)).map(said)).toEqual([]);
    expect(CLIENT.filter((a) => a.to.startsWith('node:')).map(said)).toEqual([]);
  });
});

describe('no file names this machine', () => {
  // Spelt in parts, so that this file does not find itself.
  const paths = new RegExp(
    ['/wo', 'rk/|/ho', 'me/[a-z]|/Us', 'ers/[A-Za-z]|/ro', 'ot/|[A-Z]:\\\\\\\\Us', 'ers'].join(''),
  );

  test.each(['src', 'server', 'client', 'tests'])('in %s', (folder) => {
    expect(sourcesUnder(folder).filter((path) => paths.test(textOf(path)))).toEqual([]);
  });

  test('the pattern finds one', () => {
    expect(paths.test(['/ho', 'me/x'].join(''))).toBe(true);
  });
});

describe('randomness and time come from outside', () => {
  test('the engine, the games and the bots never ask the machine for either', () => {
    const asks = /\bMath\.random\b|\bDate\.now\b|\bnew Date\b|\bcrypto\b|\bperformance\.now\b/;
    const inside = ['src/engine', 'src/games', 'src/bots'].flatMap(sourcesUnder);
    // A budget of time needs a clock: the search's, in one place, which a test can replace.
    const clock = 'src/bots/search/budget.ts';
    const others = inside.filter((path) => path !== clock);
    expect(others.filter((path) => asks.test(textOf(path).replace(/\/\*[\s\S]*?\*\/|\/\/[^\n]*/g, '')))).toEqual([]);
  });
});
