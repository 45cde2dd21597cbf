import { relative } from 'node:path';
import type { HtmlTagDescriptor, Plugin, Rollup } from 'vite';

/** What every page is made of: the page itself asks for it, before any script has run. */
const ALWAYS = 'app/draw.tsx';

/** Parts of the client, by their module, that a page may need before it can ask for them. */
const WANTED = /^(table\/TablePage\.tsx|messages\/\w+\/index\.ts|games\/\w+\/(Board\.tsx|words\/\w+\/index\.ts))$/;

/**
 * Writes into the page what every page is made of, and which files the other parts are made of, as JSON in a `meta` element:
 * client/preloads.ts fetches what a page will need all at once, where imports alone would ask for one after the other.
 */
export function preloads(root: string): Plugin {
  return {
    name: 'preloads',
    apply: 'build',
    transformIndexHtml: {
      order: 'post',
      handler(html, { bundle }) {
        if (!bundle) return;
        const always = filesWith(ALWAYS, bundle, root);
        const fresh = always.filter((file) => !html.includes(`/${file}"`));
        const content = JSON.stringify(partsOf(bundle, root, new Set(always)));
        return [...fresh.map(askedFor), { tag: 'meta', attrs: { name: 'parts', content }, injectTo: 'head' }];
      },
    },
  };
}

const askedFor = (file: string): HtmlTagDescriptor => ({
  tag: 'link',
  attrs: { rel: file.endsWith('.css') ? 'stylesheet' : 'modulepreload', crossorigin: true, href: `/${file}` },
  injectTo: 'head',
});

function partsOf(bundle: Rollup.OutputBundle, root: string, there: ReadonlySet<string>): Record<string, string[]> {
  const parts: Record<string, string[]> = {};
  for (const chunk of Object.values(bundle)) {
    if (chunk.type !== 'chunk') continue;
    for (const module of chunk.moduleIds.map((id) => nameOf(id, root)))
      if (WANTED.test(module)) parts[module] = [...filesOf(chunk, bundle)].filter((file) => !there.has(file));
  }
  return parts;
}

const nameOf = (id: string, root: string) => relative(root, id).replaceAll('\\', '/');

function filesWith(module: string, bundle: Rollup.OutputBundle, root: string): string[] {
  const holds = (chunk: Rollup.OutputChunk) => chunk.moduleIds.some((id) => nameOf(id, root) === module);
  const chunk = Object.values(bundle).find((file) => file.type === 'chunk' && holds(file));
  return chunk?.type === 'chunk' ? [...filesOf(chunk, bundle)] : [];
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
