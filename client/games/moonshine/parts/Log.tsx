import { memo, useEffect, useMemo, useRef, useState } from 'react';
import type { GameEvent } from '../../../../src/engine/rules.ts';
import { type DistrictId, indexOf } from '../../../../src/games/moonshine/data/districts.ts';
import { SelectField } from '../../../app/SelectField.tsx';
import { ofClock, seatLine } from '../../seatLine.ts';
import { EVENT_TERMS } from '../eventTerms.ts';
import { type Tableau, useTableau } from '../tableau.ts';
import { BOARD_WORDS as W } from '../words/board.ts';
import { eventPlaces, eventWords } from '../words/events.ts';
import { TAKE_BACK_WORDS } from '../words/takeBack.ts';
import { type LogItem, type LogLine, logItems } from './logItems.ts';
import { MomentPicker } from './MomentPicker.tsx';

/** Everything that happened, newest last. Pointing at a line shows its District on the map; pressing it, that moment. */
export function Log() {
  const { history, view, names, doing, Moment, picking, takeBack, outcome } = useTableau();
  const [only, setOnly] = useState<number | null>(null);
  const end = useRef<HTMLDivElement>(null);
  const items = useMemo(() => logItems(history, only), [history, only]);
  const many = items.length;
  useEffect(() => {
    if (many > 0) end.current?.scrollTo({ top: end.current.scrollHeight });
  }, [many]);
  const { point } = doing;
  if (picking.on) return <MomentPicker />;
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
      {takeBack && !outcome && (
        <button type="button" className="button quiet small ms-pick" onClick={() => picking.set(true)}>
          {TAKE_BACK_WORDS.ask}
        </button>
      )}
      <div
        className="ms-log-lines"
        ref={end}
        role="log"
        aria-label={W.log}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be in reach of the keyboard
        tabIndex={0}
        onMouseLeave={() => point(null)}
      >
        {many === 0 && <p className="hint">{W.logEmpty}</p>}
        <ol>
          {items.map((item) => (
            <Item key={item.key} item={item} names={names} Moment={Moment} point={point} />
          ))}
        </ol>
      </div>
    </div>
  );
}

type Shown = Pick<Tableau, 'names' | 'Moment'> & { point: Tableau['doing']['point'] };

/** Lines are many and never change: each is drawn once. */
const Item = memo(function Item({ item, ...shown }: Shown & { item: LogItem }) {
  if (item.kind === 'line') return <Line line={item} {...shown} />;
  if (item.kind === 'seat') return <li data-event="seat">{seatLine(item.entry)}</li>;
  const { entry, entries, lines } = item;
  const by = String(entry.action.by ?? '');
  return (
    <li className="ms-fold" data-event="takeBack">
      <details>
        <summary>{TAKE_BACK_WORDS.took(shown.names.seat(entry.seat ?? -1), entries, by)}</summary>
        <ol>
          {lines.map((line) => (
            <Line key={line.key} line={line} {...shown} />
          ))}
        </ol>
      </details>
    </li>
  );
});

function Line({ line: { event, number, byClock }, names, Moment, point }: Shown & { line: LogLine }) {
  const words = ofClock(eventWords(event, names), byClock);
  return (
    <li
      data-event={event.type}
      data-number={number}
      data-term={EVENT_TERMS[event.type]}
      onMouseEnter={() => point(placeIn(event))}
    >
      {Moment ? (
        <Moment at={number} className="ms-moment">
          {words}
        </Moment>
      ) : (
        words
      )}
    </li>
  );
}

function placeIn(event: GameEvent): DistrictId | null {
  const place = eventPlaces(event).at(-1);
  return place && indexOf(place) >= 0 ? (place as DistrictId) : null;
}
