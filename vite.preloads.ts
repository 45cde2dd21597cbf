import { relative } from 'node:path';
import type { Plugin, Rollup } from 'vite';

/** Parts of the client, by their module, that a page may need before it can ask for them. */
const WANTED =
  /^(app\/draw\.tsx|table\/TablePage\.tsx|messages\/\w+\/index\.ts|games\/\w+\/(Board\.tsx|words\/\w+\/index\.ts))$/;

/**
 * Writes into the page which files each of those parts is made of, as JSON in a `meta` element: client/preloads.ts fetches what a
 * page will need all at once, where imports alone would ask for one after the other.
 */
export function preloads(root: string): Plugin {
  return {
    name: 'preloads',
    apply: 'build',
    transformIndexHtml: {
      order: 'post',
      handler(_html, { bundle }) {
        if (!bundle) return;
        const content = JSON.stringify(partsOf(bundle, root));
        return [{ tag: 'meta', attrs: { name: 'parts', content }, injectTo: 'head' }];
      },
    },
  };
}

function partsOf(bundle: Rollup.OutputBundle, root: string): Record<string, string[]> {
  const parts: Record<string, string[]> = {};
  for (const chunk of Object.values(bundle)) {
    if (chunk.type !== 'chunk' || !chunk.facadeModuleId) continue;
    const module = relative(root, chunk.facadeModuleId).replaceAll('\\', '/');
    if (WANTED.test(module)) parts[module] = [...filesOf(chunk, bundle)];
  }
  return parts;
}

/** A chunk with everything that it imports at once, and their styles. */
function filesOf(chunk: Rollup.OutputChunk, bundle: Rollup.OutputBundle, found = new Set<string>()): Set<string> {
  if (found.has(chunk.fileName)) return found;
  found.add(chunk.fileName);
  const styles = (chunk as { viteMetadata?: { importedCss: Set<string> } }).viteMetadata?.importedCss;
  for (const style of styles ?? []) found.add(style);
  for (const name of chunk.imports) {
    const next = bundle[name];
    if (next?.type === 'chunk') filesOf(next, bundle, found);
  }
  return found;
}
