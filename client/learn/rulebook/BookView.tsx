import { useEffect, useMemo, useState } from 'react';
import type { OptionChoice } from '../../games/options.ts';
import { words } from '../../messages/index.ts';
import { SectionLink } from '../door.tsx';
import { type Book, depthOf, sectionOf } from './book.ts';
import { anchorOf, Section } from './Section.tsx';
import { type Hit, indexOfBook, search } from './search.ts';
import type { ClosedBook } from './types.ts';
import { useRulebook } from './useRulebook.ts';
import './rulebook.css';

/** Where the book is turned to; `time` grows with every asking. */
export interface Turned {
  section: string | null;
  time: number;
}

interface BookViewProps {
  closed: ClosedBook;
  options: OptionChoice | null;
  turned: Turned;
  /** The contents lie open beside the text. */
  contents?: boolean;
}

/** A rulebook with its contents, its search, and all its sections. */
export function BookView({ closed, options, turned, contents = false }: BookViewProps) {
  const rulebook = useRulebook(closed);
  const { book, wordsOf } = rulebook;
  const [wanted, setWanted] = useState('');
  const [looking, setLooking] = useState(false);
  const index = useMemo(() => indexOfBook(book, wordsOf), [book, wordsOf]);
  const hits = useMemo(() => search(index, wanted), [index, wanted]);
  useTurning(book, turned);
  // What was found lies over the text: it goes when one of it is turned to.
  // biome-ignore lint/correctness/useExhaustiveDependencies: asked for again, it is turned to again
  useEffect(() => setLooking(false), [turned.section, turned.time]);
  return (
    <div className="rulebook">
      <search className="rule-search">
        <input
          type="search"
          className="input"
          aria-label={words.learn.search}
          placeholder={words.learn.search}
          value={wanted}
          onFocus={() => setLooking(true)}
          onChange={(event) => {
            setWanted(event.target.value);
            setLooking(true);
          }}
        />
        {looking && wanted.trim() && <Hits hits={hits} />}
      </search>
      <Contents book={book} open={contents} />
      <div className="rule-text">
        {book.sections.map((section) => (
          <Section key={section.id} closed={closed} rulebook={rulebook} section={section} options={options} />
        ))}
      </div>
    </div>
  );
}

/** Brings the section asked for into sight and gives its heading the focus. */
function useTurning(book: Book, { section, time }: Turned) {
  // biome-ignore lint/correctness/useExhaustiveDependencies: asked for again, it is turned to again
  useEffect(() => {
    const found = section && sectionOf(book, section);
    if (!found) return;
    const anchor = anchorOf(found.id);
    document.getElementById(anchor)?.scrollIntoView({ block: 'start' });
    document.getElementById(`${anchor}-title`)?.focus({ preventScroll: true });
  }, [book, section, time]);
}

function Hits({ hits }: { hits: readonly Hit[] }) {
  return (
    <div className="rule-hits">
      <p className="hint" role="status">
        {words.learn.found(hits.length)}
      </p>
      <ul>
        {hits.map(({ id, title, excerpt }) => (
          <li key={id}>
            <SectionLink id={id}>
              {/^\d/.test(id) && `${id} `}
              {title}
            </SectionLink>
            <span>{excerpt}</span>
          </li>
        ))}
      </ul>
    </div>
  );
}

function Contents({ book, open }: { book: Book; open: boolean }) {
  return (
    <details className="rule-contents" open={open}>
      <summary>{words.learn.contents}</summary>
      <ul>
        {book.sections.map(({ id, title }) => (
          <li key={id} data-depth={depthOf(id)}>
            <SectionLink id={id}>
              {/^\d/.test(id) && <span className="rule-number">{id}</span>} {title}
            </SectionLink>
          </li>
        ))}
      </ul>
    </details>
  );
}
