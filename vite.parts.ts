import { fileURLToPath } from 'node:url';

const ROOT = fileURLToPath(new URL('.', import.meta.url)).replaceAll('\\', '/');

/**
 * The parts that the client comes in, in the order in which a page asks for them: each is a module with everything that it imports
 * at once, except what an earlier part has brought. Behind a slow line one file comes sooner than thirty of the same size together.
 */
const PARTS = {
  start: ['client/main.ts'],
  'words-en': ['client/messages/en/index.ts'],
  'words-de': ['client/messages/de/index.ts'],
  house: ['client/app/draw.tsx'],
  table: ['client/table/TablePage.tsx'],
  moonshine: ['client/games/moonshine/Board.tsx'],
  cosca: ['client/games/cosca/Board.tsx'],
};

/** What words tell of is there before anything that speaks them, and so is no part of a board. */
const WORDS: Readonly<Record<string, readonly string[]>> = {
  moonshine: ['client/games/moonshine/words/en/index.ts', 'client/games/moonshine/words/de/index.ts'],
  cosca: ['client/games/cosca/words/en/index.ts', 'client/games/cosca/words/de/index.ts'],
};

interface Known {
  getModuleInfo(id: string): { importedIds: readonly string[] } | null;
}

type Modules = ReadonlySet<string>;

/**
 * Says to which part a module belongs; null where the bundler decides. A game's rules and facts are a part of their own, beside its
 * board; what is no game's own but only boards need is one as well. The little of the engine that they share goes with the house.
 */
export function partOf(): (id: string, known: Known) => string | null {
  let parts: [string, Modules][] | undefined;
  let words: Readonly<Record<string, Modules>> = {};
  return (id, known) => {
    if (!parts) {
      const reach = ([name, roots]: [string, readonly string[]]): [string, Modules] => [name, reached(roots, known)];
      parts = Object.entries(PARTS).map(reach);
      words = Object.fromEntries(Object.entries(WORDS).map(reach));
    }
    const part = parts.find(([, modules]) => modules.has(id))?.[0];
    if (!part || part === 'start') return null;
    const told = words[part];
    if (!told) return part;
    if (id.includes(`/src/games/${part}/`) || told.has(id)) return `${part}-rules`;
    if (id.includes('/src/engine/')) return 'house';
    return id.includes(`/client/games/${part}/`) ? part : 'board';
  };
}

function reached(roots: readonly string[], known: Known): Modules {
  const found = new Set<string>();
  const rest = roots.map((root) => ROOT + root);
  for (let id = rest.pop(); id; id = rest.pop()) {
    if (found.has(id)) continue;
    found.add(id);
    rest.push(...(known.getModuleInfo(id)?.importedIds ?? []));
  }
  return found;
}
