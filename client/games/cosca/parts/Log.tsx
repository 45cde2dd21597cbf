import { memo, useEffect, useMemo, useRef, useState } from 'react';
import type { GameEvent } from '../../../../src/engine/rules.ts';
import { SelectField } from '../../../app/SelectField.tsx';
import { type Tableau, useTableau } from '../tableau.ts';
import { BOARD_WORDS as W } from '../words/board.ts';
import { eventWords } from '../words/events.ts';

/** Everything that happened, newest last; pressing a line leads to that moment. While things are shown, it ends before them. */
export function Log() {
  const { history, shown, show, names, Moment } = useTableau();
  const [only, setOnly] = useState<number | null>(null);
  const box = useRef<HTMLDivElement>(null);
  const lines = useMemo(
    () =>
      history
        .filter(({ number }) => number <= show.told)
        .flatMap(({ number, events }) =>
          events
            .filter((event) => only === null || concerns(event, only))
            .map((event, i) => ({ key: `${number} ${i}`, number, event })),
        ),
    [history, only, show.told],
  );
  const many = lines.length;
  useEffect(() => {
    if (many > 0) box.current?.scrollTo?.({ top: box.current.scrollHeight });
  }, [many]);
  return (
    <section className="cs-log">
      <SelectField
        className="cs-log-filter"
        label={W.logFilter}
        value={String(only ?? '')}
        onChange={(seat) => setOnly(seat === '' ? null : Number(seat))}
      >
        <option value="">{W.logAll}</option>
        {shown.players.map((p, seat) => (
          <option key={p.family} value={seat}>
            {names.seat(seat)}
          </option>
        ))}
      </SelectField>
      <div
        className="cs-log-lines"
        ref={box}
        role="log"
        aria-label={W.log}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be in reach of the keyboard
        tabIndex={0}
      >
        {many === 0 && <p className="hint">{W.logEmpty}</p>}
        <ol>
          {lines.map(({ key, number, event }) => (
            <Line key={key} number={number} event={event} names={names} Moment={Moment} />
          ))}
        </ol>
      </div>
    </section>
  );
}

/** Whether that seat did it, suffered it or had a hat in it. */
function concerns(event: GameEvent, seat: number): boolean {
  const { seats, bids, from } = event as { seats?: number[]; bids?: { seat: number }[]; from?: number };
  return event.seat === seat || from === seat || Boolean(seats?.includes(seat) || bids?.some((b) => b.seat === seat));
}

type LineProps = Pick<Tableau, 'names' | 'Moment'> & { number: number; event: GameEvent };

/** Lines are many and never change: each is drawn once. */
const Line = memo(function Line({ number, event, names, Moment }: LineProps) {
  const words = eventWords(event, names);
  return (
    <li data-event={event.type} data-number={number}>
      {Moment ? (
        <Moment at={number} className="cs-moment">
          {words}
        </Moment>
      ) : (
        words
      )}
    </li>
  );
});
