import { memo, useEffect, useMemo, useRef, useState } from 'react';
import type { GameEvent } from '../../../../src/engine/rules.ts';
import { SelectField } from '../../../app/SelectField.tsx';
import type { Entry } from '../../../net/types.ts';
import { ofClock, seatLine } from '../../seatLine.ts';
import { type Tableau, useTableau } from '../tableau.ts';
import { BOARD_WORDS as W } from '../words/board.ts';
import { eventWords } from '../words/events.ts';

/** Everything that happened, newest last; pressing a line leads to that moment. While things are shown, it ends before them. */
export function Log() {
  const { history, seatLines, shown, show, names, Moment } = useTableau();
  const [only, setOnly] = useState<number | null>(null);
  const box = useRef<HTMLDivElement>(null);
  const lines = useMemo(
    () =>
      [...history, ...seatLines]
        .filter(({ number }) => number <= show.told)
        .sort((a, b) => a.number - b.number)
        .flatMap((entry) => linesOf(entry, only)),
    [history, seatLines, only, show.told],
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
          {lines.map(({ key, ...line }) => (
            <Line key={key} {...line} names={names} Moment={Moment} />
          ))}
        </ol>
      </div>
    </section>
  );
}

/** A line of the log: what the game tells, or what the house says of a seat. */
interface LogLine {
  key: string;
  number: number;
  event: GameEvent | null;
  house: string;
  /** The clock did it: only of the first line of its deed. */
  byClock?: boolean;
}

function linesOf(entry: Entry, only: number | null): LogLine[] {
  const { number, events, seat, by } = entry;
  if (entry.kind === 'seat') {
    return only === null || only === seat ? [{ key: `${number}`, number, event: null, house: seatLine(entry) }] : [];
  }
  const shown = events.filter((event) => only === null || concerns(event, only));
  const byClock = (i: number) => by === 'clock' && i === 0;
  return shown.map((event, i) => ({ key: `${number} ${i}`, number, event, house: '', byClock: byClock(i) }));
}

/** Whether that seat did it, suffered it or had a hat in it. */
function concerns(event: GameEvent, seat: number): boolean {
  const { seats, bids, from } = event as { seats?: number[]; bids?: { seat: number }[]; from?: number };
  return event.seat === seat || from === seat || Boolean(seats?.includes(seat) || bids?.some((b) => b.seat === seat));
}

type LineProps = Pick<Tableau, 'names' | 'Moment'> & Omit<LogLine, 'key'>;

/** Lines are many and never change: each is drawn once. */
const Line = memo(function Line({ number, event, house, byClock, names, Moment }: LineProps) {
  const words = event ? ofClock(eventWords(event, names), byClock) : house;
  return (
    <li data-event={event?.type ?? 'seat'} data-number={number}>
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
