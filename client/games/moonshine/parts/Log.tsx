import { useEffect, useRef, useState } from 'react';
import type { GameEvent } from '../../../../src/engine/rules.ts';
import { type DistrictId, indexOf } from '../../../../src/games/moonshine/data/districts.ts';
import { SelectField } from '../../../app/SelectField.tsx';
import { useTableau } from '../tableau.ts';
import { BOARD_WORDS as W } from '../words/board.ts';
import { eventPlaces, eventWords } from '../words/events.ts';

interface Line {
  key: string;
  event: GameEvent;
}

/** Everything that happened, newest last. Pointing at a line shows its District on the map. */
export function Log() {
  const { history, view, names, doing } = useTableau();
  const [only, setOnly] = useState<number | null>(null);
  const end = useRef<HTMLDivElement>(null);
  const lines: Line[] = history.flatMap((entry) =>
    entry.events.map((event, i) => ({ key: `${entry.number} ${i + 1}`, event })),
  );
  const shown = only === null ? lines : lines.filter(({ event }) => event.seat === only || event.rival === only);
  const many = shown.length;
  useEffect(() => {
    if (many > 0) end.current?.scrollTo({ top: end.current.scrollHeight });
  }, [many]);
  const show = (event: GameEvent) => {
    const place = eventPlaces(event).at(-1);
    doing.point(place && indexOf(place) >= 0 ? (place as DistrictId) : null);
  };
  return (
    <div className="ms-log">
      <SelectField
        className="ms-log-filter"
        label={W.logFilter}
        value={String(only ?? '')}
        onChange={(seat) => setOnly(seat === '' ? null : Number(seat))}
      >
        <option value="">{W.logAll}</option>
        {view.players.map((p, seat) => (
          <option key={p.family} value={seat}>
            {names.seat(seat)}
          </option>
        ))}
      </SelectField>
      <div
        className="ms-log-lines"
        ref={end}
        role="log"
        aria-label={W.log}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be in reach of the keyboard
        tabIndex={0}
        onMouseLeave={() => doing.point(null)}
      >
        {shown.length === 0 && <p className="hint">{W.logEmpty}</p>}
        <ol>
          {shown.map(({ key, event }) => (
            <li key={key} data-event={event.type} onMouseEnter={() => show(event)}>
              {eventWords(event, names)}
            </li>
          ))}
        </ol>
      </div>
    </div>
  );
}
