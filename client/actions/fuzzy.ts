/** Letters without their marks, in lower case: "Große Bühne" is found by "grosse buhne". */
export function plain(text: string): string {
  return text
    .toLowerCase()
    .replaceAll('ß', 'ss')
    .normalize('NFD')
    .replace(/[\p{M}’']/gu, '');
}

/**
 * How well `text` answers `query`: 0 when a letter is missing or out of order, more for letters that begin a word and for letters
 * that follow each other. An empty query is answered by everything.
 */
export function score(query: string, text: string): number {
  const [asked, given] = [plain(query).replaceAll(' ', ''), plain(text)];
  if (asked === '') return 1;
  const whole = plain(text).indexOf(plain(query).trim());
  let [at, points, run] = [0, 0, 0];
  for (const letter of asked) {
    const found = given.indexOf(letter, at);
    if (found < 0) return 0;
    const begins = found === 0 || /[^\p{L}\p{N}]/u.test(given[found - 1] ?? '');
    run = found === at ? run + 1 : 0;
    points += 1 + (begins ? 4 : 0) + 2 * run;
    at = found + 1;
  }
  const bonus = whole === 0 ? 40 : whole > 0 ? 20 : 0;
  return points + bonus - given.length / 100;
}

/** Those that answer the query, best first; of equals the earlier first. */
export function ranked<T>(query: string, items: readonly T[], textOf: (item: T) => string): T[] {
  const scored = items.map((item) => ({ item, points: score(query, textOf(item)) })).filter(({ points }) => points > 0);
  return query.trim() === ''
    ? scored.map(({ item }) => item)
    : scored.sort((a, b) => b.points - a.points).map(({ item }) => item);
}

/** How many letters must be changed, left out or put in to make one word of the other. */
export function distance(a: string, b: string): number {
  let row = Array.from({ length: b.length + 1 }, (_, i) => i);
  for (const [i, letter] of [...a].entries()) {
    const next = [i + 1];
    for (const [j, other] of [...b].entries()) {
      const swap = (row[j] ?? 0) + Number(letter !== other);
      next.push(Math.min((row[j + 1] ?? 0) + 1, (next[j] ?? 0) + 1, swap));
    }
    row = next;
  }
  return row[b.length] ?? 0;
}
