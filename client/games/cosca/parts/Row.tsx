import { useEffect, useRef } from 'react';
import { useTableau } from '../tableau.ts';
import { BOARD_WORDS as W } from '../words/board.ts';
import { MobsterCard } from './MobsterCard.tsx';

/** The row of mobsters, decided from left to right. The one that is decided now is brought into sight. */
export function Row() {
  const { shown } = useTableau();
  const list = useRef<HTMLOListElement>(null);
  const at = shown.step === 'loyalty' ? shown.at : null;
  useEffect(() => {
    if (at === null) list.current?.scrollTo?.({ top: 0 });
    else list.current?.children[at]?.scrollIntoView?.({ block: 'nearest' });
  }, [at]);
  return (
    <ol
      className="cs-row"
      aria-label={W.row}
      ref={list}
      data-many={shown.row.length}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be in reach of the keyboard
      tabIndex={0}
    >
      {shown.row.map((m, i) => (
        <MobsterCard key={m.id} mobster={m} now={at === i} />
      ))}
    </ol>
  );
}
