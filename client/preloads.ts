import type { Language } from './messages/language.ts';

/** The files of each part of the client, as the build wrote them into the page; none in development. */
function parts(): Record<string, string[]> {
  const content = document.querySelector<HTMLMetaElement>('meta[name="parts"]')?.content;
  return content ? (JSON.parse(content) as Record<string, string[]>) : {};
}

/** Fetches those parts now, without running them. */
function fetchParts(names: readonly string[]): void {
  const known = parts();
  for (const file of new Set(names.flatMap((name) => known[name] ?? []))) {
    const link = document.createElement('link');
    const style = file.endsWith('.css');
    link.rel = style ? 'preload' : 'modulepreload';
    if (style) link.as = 'style';
    link.href = `/${file}`;
    document.head.append(link);
  }
}

const TABLE = /^\/table\/(\w+)/;

/** Fetches everything that the page at that address will need, all at once: behind a slow line each question costs its time. */
export function fetchAhead(path: string, language: Language): void {
  fetchParts([`messages/${language}/index.ts`, 'app/draw.tsx']);
  const matchID = TABLE.exec(path)?.[1];
  if (!matchID) return;
  fetchParts(['table/TablePage.tsx']);
  void boardAhead(matchID, language);
}

/** The board of the game that is played there; whatever goes wrong is found out by the table itself. */
async function boardAhead(matchID: string, language: Language): Promise<void> {
  try {
    const response = await fetch(`/api/tables/${matchID}`);
    const { title } = (await response.json()) as { title?: unknown };
    if (typeof title === 'string')
      fetchParts([`games/${title}/Board.tsx`, `games/${title}/words/${language}/index.ts`]);
  } catch {
    // The line is down: the table says so.
  }
}
