import { lazy, type ReactNode, Suspense, useMemo, useRef, useState } from 'react';
import { useContribution } from '../actions/useActions.ts';
import { Boundary } from '../app/Boundary.tsx';
import type { OptionChoice } from '../games/options.ts';
import { RulesDoorProvider } from './door.tsx';
import type { ClosedBook } from './rulebook/types.ts';
import { useTermCards } from './terms/useTermCards.ts';
import './learn.css';

const RulesPanel = lazy(() => import('./rulebook/RulesPanel.tsx').then((m) => ({ default: m.RulesPanel })));
const CardOf = lazy(() => import('./terms/CardOf.tsx').then((m) => ({ default: m.CardOf })));

interface LearningProps {
  book: ClosedBook;
  /** The rules of this table. */
  options: OptionChoice;
  children: ReactNode;
}

interface Turned {
  section: string | null;
  /** Grows with every time a section is asked for, the same one included. */
  time: number;
}

/** A board that can be asked: its words have cards, and the rulebook opens beside it. Both are loaded when first asked for. */
export function Learning({ book, options, children }: LearningProps) {
  const root = useRef<HTMLDivElement>(null);
  const [turned, setTurned] = useState<Turned | null>(null);
  const { card, close } = useTermCards(root);
  const door = useMemo(() => {
    const open = (section?: string) => {
      close();
      setTurned((now) => ({ section: section ?? now?.section ?? null, time: (now?.time ?? 0) + 1 }));
    };
    return { game: book.game, open };
  }, [book, close]);
  useContribution('rules', { hands: { rules: () => door.open() } });
  return (
    <RulesDoorProvider value={door}>
      <div className="learning" data-turned={turned !== null} ref={root}>
        {children}
        <Boundary instead={null}>
          <Suspense fallback={null}>
            {turned && <RulesPanel closed={book} options={options} turned={turned} onClose={() => setTurned(null)} />}
          </Suspense>
        </Boundary>
      </div>
      <Boundary instead={null}>
        <Suspense fallback={null}>{card && <CardOf closed={book} card={card} onClose={close} />}</Suspense>
      </Boundary>
    </RulesDoorProvider>
  );
}
