import { useMemo } from 'react';
import { beatsOf } from '../show/beats.ts';
import { useTableau } from '../tableau.ts';
import { BOARD_WORDS as W } from '../words/board.ts';
import { Happened } from './Happened.tsx';

const BEATS = 4;

/** The last chapters of what happened, for whoever comes to the table or waits. */
export function Recent() {
  const { history } = useTableau();
  const beats = useMemo(() => beatsOf(history.slice(-12)).slice(-BEATS).reverse(), [history]);
  if (beats.length === 0) return null;
  return (
    <section className="cs-recent" aria-label={W.since}>
      {beats.map((beat) => (
        <div key={beat.end}>
          <h3>{beat.title}</h3>
          <Happened events={beat.events} />
        </div>
      ))}
    </section>
  );
}
