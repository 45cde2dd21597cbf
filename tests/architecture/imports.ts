/** Reads the imports of a source file: every way in which one module can name another. */
import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join, posix, relative, sep } from 'node:path';
import { fileURLToPath } from 'node:url';

export const ROOT = join(dirname(fileURLToPath(import.meta.url)), '..', '..');

const SOURCE = /\.(ts|tsx|mts|js|mjs)$/;

/** Every source file under that folder of the repository, as paths from the root with forward slashes. */
export function sourcesUnder(folder: string): string[] {
  return readdirSync(join(ROOT, folder), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && SOURCE.test(entry.name))
    .map((entry) => relative(ROOT, join(entry.parentPath, entry.name)).split(sep).join('/'))
    .sort();
}

export function textOf(path: string): string {
  return readFileSync(join(ROOT, path), 'utf8');
}

const STATEMENTS = [
  // import x from 'y', import type { x } from 'y', export { x } from 'y', export * from 'y'
  /(?:^|[;}\n])\s*(?:import|export)\s[^;'"]*?\bfrom\s*(['"])([^'"\n]+)\1/g,
  // import 'y'
  /(?:^|[;}\n])\s*import\s*(['"])([^'"\n]+)\1/g,
  // import('y'), typeof import('y'), require('y'), import.meta.glob('y')
  /\b(?:import|require|import\.meta\.glob)\s*(?:<[^>()]*>)?\(\s*(['"`])([^'"`\n]+)\1/g,
  // vi.mock('y') and the like name a module too
  /\bvi\.(?:mock|doMock|importActual)\s*(?:<[^>()]*>)?\(\s*(['"])([^'"\n]+)\1/g,
];

/** The specifiers that the text imports, comments left out. */
export function specifiers(text: string): string[] {
  const code = withoutComments(text);
  return STATEMENTS.flatMap((statement) => [...code.matchAll(statement)].map((match) => match[2] as string));
}

/** Comments blanked; string and template literals kept, so that `'http://'` does not begin one. */
export function withoutComments(text: string): string {
  const tokens = /'(?:\\.|[^'\\\n])*'|"(?:\\.|[^"\\\n])*"|`(?:\\.|[^`\\])*`|\/\*[\s\S]*?\*\/|\/\/[^\n]*/g;
  return text.replace(tokens, (token) => (token.startsWith('/*') || token.startsWith('//') ? ' ' : token));
}

/** What a specifier leads to: a path from the root for a relative one, the name itself for a package. */
export function target(from: string, specifier: string): string {
  return specifier.startsWith('.') ? posix.normalize(posix.join(posix.dirname(from), specifier)) : specifier;
}

export interface Arrow {
  from: string;
  to: string;
}

/** Every import of every source file under the folder. */
export function arrowsOf(folder: string): Arrow[] {
  return sourcesUnder(folder).flatMap((from) =>
    specifiers(textOf(from)).map((specifier) => ({ from, to: target(from, specifier) })),
  );
}

/** Circles of imports: each a set of files that all lead to one another, sorted (Tarjan's strongly connected components). */
export function circles(arrows: readonly Arrow[]): string[][] {
  const next = Map.groupBy(arrows, ({ from }) => from);
  const [seen, low] = [new Map<string, number>(), new Map<string, number>()];
  const path: string[] = [];
  const found: string[][] = [];
  const visit = (file: string) => {
    const number = seen.size;
    seen.set(file, number);
    low.set(file, number);
    path.push(file);
    for (const { to } of next.get(file) ?? []) {
      if (!seen.has(to)) visit(to);
      if (path.includes(to)) low.set(file, Math.min(low.get(file) ?? 0, low.get(to) ?? 0));
    }
    if (low.get(file) !== number) return;
    const circle = path.splice(path.indexOf(file));
    if (circle.length > 1) found.push(circle.sort());
  };
  for (const file of next.keys()) if (!seen.has(file)) visit(file);
  return found;
}
