import { useEffect, useRef, useState } from 'react';
import { Link } from 'react-router';
import { words } from '../../messages/index.ts';
import type { Taught } from '../kit.ts';
import type { Book } from '../rulebook/book.ts';
import { Prose } from '../rulebook/Prose.tsx';
import type { ClosedBook } from '../rulebook/types.ts';
import { useRulebook } from '../rulebook/useRulebook.ts';
import type { Puzzle, Verdict } from './puzzle.ts';

interface PuzzleCardProps {
  closed: ClosedBook;
  taught: Taught;
  puzzle: Puzzle;
  verdict: Verdict | null;
  onAgain(): void;
}

/** The question of a puzzle; once it is answered, why that was right or wrong. */
export function PuzzleCard({ closed, taught, puzzle, verdict, onAgain }: PuzzleCardProps) {
  const { book } = useRulebook(closed);
  const { puzzles } = taught.kit;
  const at = puzzles.indexOf(puzzle);
  const said = taught.puzzleWords[puzzle.id];
  const [folded, setFolded] = useState(false);
  const box = useRef<HTMLElement>(null);
  useEffect(() => {
    if (!verdict) return;
    setFolded(false);
    box.current?.focus({ preventScroll: true });
  }, [verdict]);
  if (!said) return null;
  return (
    <section
      ref={box}
      tabIndex={-1}
      className="coach"
      data-corner={puzzle.corner ?? 'bottom'}
      data-puzzle={puzzle.id}
      data-verdict={verdict?.right}
      data-folded={folded}
      aria-label={said.title}
    >
      <header>
        <h2>{said.title}</h2>
        <small>{words.learn.puzzle(at + 1, puzzles.length)}</small>
        <button type="button" className="button quiet small" aria-expanded={!folded} onClick={() => setFolded(!folded)}>
          {folded ? words.learn.unfold : words.learn.fold}
        </button>
      </header>
      {!folded && (
        <>
          <div role="status">
            {verdict ? (
              <Explained verdict={verdict} book={book} />
            ) : (
              <p>
                <Prose text={said.asks} book={book} />
              </p>
            )}
          </div>
          <footer>
            {verdict && !verdict.right && (
              <button type="button" className="button primary" data-testid="again" onClick={onAgain}>
                {words.learn.tryAgain}
              </button>
            )}
            {verdict && <Onward game={closed.game} next={puzzles[at + 1]?.id} />}
            <ShareLink />
          </footer>
        </>
      )}
    </section>
  );
}

function Explained({ verdict, book }: { verdict: Verdict; book: Book }) {
  return (
    <>
      <p>
        <strong>{verdict.right ? words.learn.right : words.learn.wrong}</strong>{' '}
        <Prose text={verdict.why} book={book} />
      </p>
      {verdict.chances && <p className="hint">{words.learn.chance(verdict.chances.yours, verdict.chances.best)}</p>}
    </>
  );
}

function Onward({ game, next }: { game: string; next: string | undefined }) {
  if (!next) {
    return (
      <Link className="button" to={`/learn/${game}/puzzles`}>
        {words.learn.allPuzzles}
      </Link>
    );
  }
  return (
    <Link className="button" data-testid="next" to={`/learn/${game}/puzzles/${next}`}>
      {words.learn.nextPuzzle}
    </Link>
  );
}

/** Copies the address of this puzzle. */
function ShareLink() {
  const [copied, setCopied] = useState(false);
  const copy = () =>
    navigator.clipboard?.writeText(window.location.href).then(
      () => setCopied(true),
      () => undefined,
    );
  return (
    <button type="button" className="button quiet small" onClick={() => void copy()}>
      {copied ? words.learn.shared : words.learn.share}
    </button>
  );
}
