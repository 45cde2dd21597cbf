import type { Language } from './messages/language.ts';

/** The files of each part of the client, as the build wrote them into the page; none in development. */
function parts(): Record<string, string[]> {
  const content = document.querySelector<HTMLMetaElement>('meta[name="parts"]')?.content;
  return content ? (JSON.parse(content) as Record<string, string[]>) : {};
}

const styles = new Set<Promise<void>>();

/** Fetches those parts now, without running them. */
function fetchParts(names: readonly string[]): void {
  const known = parts();
  for (const file of new Set(names.flatMap((name) => known[name] ?? []))) {
    if (document.querySelector(`link[href="/${file}"]`)) continue;
    const link = document.createElement('link');
    const style = file.endsWith('.css');
    link.rel = style ? 'stylesheet' : 'modulepreload';
    link.crossOrigin = '';
    link.href = `/${file}`;
    if (style) styles.add(settled(link));
    document.head.append(link);
  }
}

const settled = (link: HTMLLinkElement) =>
  new Promise<void>((resolve) => {
    link.onload = link.onerror = () => resolve();
  });

/** Until every style that was fetched ahead is in force: the bundler's own imports take it that it is. */
export async function styled(): Promise<void> {
  await Promise.all(styles);
}

const TABLE = /^\/table\/(\w+)/;

/** The table that is played at that address. */
export const tableAt = (path: string): string | undefined => TABLE.exec(path)?.[1];

/** Fetches everything that the page at that address will need, all at once: behind a slow line each question costs its time. */
export function fetchAhead(path: string, language: Language): void {
  const matchID = tableAt(path);
  if (matchID) void boardAhead(matchID, language);
  fetchParts([`messages/${language}/index.ts`, ...(matchID ? ['table/TablePage.tsx'] : [])]);
}

/** The board of the game that is played there; whatever goes wrong is found out by the table itself. */
async function boardAhead(matchID: string, language: Language): Promise<void> {
  try {
    const response = await fetch(`/api/tables/${matchID}`, { priority: 'high' });
    const { title } = (await response.json()) as { title?: unknown };
    if (typeof title === 'string')
      fetchParts([`games/${title}/words/${language}/index.ts`, `games/${title}/Board.tsx`]);
  } catch {
    // The line is down: the table says so.
  }
}
