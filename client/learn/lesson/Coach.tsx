import { type ReactNode, useEffect, useRef, useState } from 'react';
import { words } from '../../messages/index.ts';
import type { Book } from '../rulebook/book.ts';
import { Prose } from '../rulebook/Prose.tsx';
import type { Beat, Said } from './lesson.ts';

interface CoachProps {
  beat: Beat;
  number: number;
  of: number;
  said: Said | undefined;
  book: Book;
  onNext(): void;
  onShow(): void;
  onRestart(): void;
  /** What there is to do when the lesson is over. */
  atEnd: ReactNode;
}

/** Who stands beside the pupil: says what happens, what is asked for, and goes on when told. */
export function Coach({ beat, number, of, said, book, onNext, onShow, onRestart, atEnd }: CoachProps) {
  const [folded, setFolded] = useState(false);
  const next = useRef<HTMLButtonElement>(null);
  const last = number === of;
  // biome-ignore lint/correctness/useExhaustiveDependencies: at every beat anew
  useEffect(() => {
    setFolded(false);
    next.current?.focus({ preventScroll: true });
  }, [number]);
  if (!said) return null;
  return (
    <section
      className="coach"
      data-corner="top"
      data-kind={beat.kind}
      data-beat={beat.words}
      data-folded={folded}
      aria-label={words.learn.coach}
    >
      <header>
        <h2>{said.title}</h2>
        <small>{words.learn.beat(number, of)}</small>
        <button type="button" className="button quiet small" aria-expanded={!folded} onClick={() => setFolded(!folded)}>
          {folded ? words.learn.unfold : words.learn.fold}
        </button>
      </header>
      {!folded && (
        <>
          <p role="status">
            <Prose text={said.text} book={book} />
          </p>
          <footer>
            {beat.kind === 'tell' && !last && (
              <button ref={next} type="button" className="button primary" data-testid="next" onClick={onNext}>
                {words.learn.next}
              </button>
            )}
            {beat.kind === 'ask' && (
              <button type="button" className="button small" data-testid="show" onClick={onShow}>
                {words.learn.show}
              </button>
            )}
            {beat.kind === 'rivals' && <span className="hint">{words.learn.rivals}</span>}
            {last && atEnd}
            {number > 1 && (
              <button type="button" className="button quiet small" onClick={onRestart}>
                {words.learn.restart}
              </button>
            )}
          </footer>
        </>
      )}
    </section>
  );
}
