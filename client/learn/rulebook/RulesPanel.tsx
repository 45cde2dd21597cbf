import { useLayoutEffect, useRef } from 'react';
import type { OptionChoice } from '../../games/options.ts';
import { words } from '../../messages/index.ts';
import { BookView, type Turned } from './BookView.tsx';
import type { ClosedBook } from './types.ts';

interface RulesPanelProps {
  closed: ClosedBook;
  options: OptionChoice;
  turned: Turned;
  onClose(): void;
}

/** The rulebook beside the table, which stays in play. Escape closes it and gives the focus back. */
export function RulesPanel({ closed, options, turned, onClose }: RulesPanelProps) {
  const panel = useRef<HTMLElement>(null);
  // Before the book turns to a section, which then has the focus.
  useLayoutEffect(() => {
    const before = document.activeElement;
    panel.current?.querySelector<HTMLElement>('button')?.focus({ preventScroll: true });
    return () => {
      if (before instanceof HTMLElement && before.isConnected) before.focus({ preventScroll: true });
    };
  }, []);
  return (
    <aside
      ref={panel}
      className="rules-panel"
      aria-label={words.learn.rules}
      onKeyDown={(event) => {
        if (event.key !== 'Escape') return;
        event.stopPropagation();
        onClose();
      }}
    >
      <div className="rules-panel-head">
        <h2>{words.learn.rules}</h2>
        <button type="button" className="button small" onClick={onClose}>
          {words.learn.close}
        </button>
      </div>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be in reach of the keyboard */}
      <div className="rules-panel-body" tabIndex={0}>
        <BookView closed={closed} options={options} turned={turned} />
      </div>
    </aside>
  );
}
