/** A run of prose: plain words, stressed words, a term with a card, a link to a section. */
export type Run =
  | { kind: 'words'; text: string }
  | { kind: 'strong'; text: string }
  | { kind: 'term'; term: string; text: string | null }
  | { kind: 'section'; id: string };

const MARKS = /\{(\w+)(?:\|([^}]*))?\}|§([\w.]*\w)|\*([^*]+)\*/g;

/** The runs of a sentence. A term's `text` is null when it is called by its own name. */
export function runsOf(prose: string): Run[] {
  const runs: Run[] = [];
  let at = 0;
  for (const found of prose.matchAll(MARKS)) {
    if (found.index > at) runs.push({ kind: 'words', text: prose.slice(at, found.index) });
    runs.push(runOf(found));
    at = found.index + found[0].length;
  }
  if (at < prose.length) runs.push({ kind: 'words', text: prose.slice(at) });
  return runs;
}

function runOf([, term, text, section, strong]: RegExpMatchArray): Run {
  if (term) return { kind: 'term', term, text: text ?? null };
  if (section) return { kind: 'section', id: section };
  return { kind: 'strong', text: strong ?? '' };
}

/** The sentence as plain text, with terms by their names. */
export function plain(prose: string, nameOf: (term: string) => string): string {
  return runsOf(prose)
    .map((run) => {
      if (run.kind === 'term') return run.text ?? nameOf(run.term);
      return run.kind === 'section' ? `§${run.id}` : run.text;
    })
    .join('');
}
