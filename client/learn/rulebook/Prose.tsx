import { Fragment } from 'react';
import { SectionLink } from '../door.tsx';
import { Term } from '../terms/Term.tsx';
import type { Book } from './book.ts';
import { type Run, runsOf } from './prose.ts';

/** A sentence of the book with its terms and links. */
export function Prose({ text, book }: { text: string; book: Book }) {
  return runsOf(text).map((run, i) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: the runs of a sentence never change places
    <Fragment key={i}>
      <RunOf run={run} book={book} />
    </Fragment>
  ));
}

function RunOf({ run, book }: { run: Run; book: Book }) {
  switch (run.kind) {
    case 'words':
      return run.text;
    case 'strong':
      return (
        <strong>
          <Prose text={run.text} book={book} />
        </strong>
      );
    case 'term':
      return <Named run={run} book={book} />;
    case 'section':
      return <SectionLink id={run.id}>{sectionName(book, run.id)}</SectionLink>;
  }
}

function Named({ run, book }: { run: Run & { kind: 'term' }; book: Book }) {
  const words = run.text ?? book.terms[run.term]?.name ?? run.term;
  return <Term id={run.term}>{words.startsWith('*') ? <strong>{words.replaceAll('*', '')}</strong> : words}</Term>;
}

/** A numbered section by its number, a list at the back by its name. */
function sectionName(book: Book, id: string): string {
  return /^\d/.test(id) ? `§ ${id}` : `“${book.sections.find((s) => s.id === id)?.title ?? id}”`;
}
