import { useState } from 'react';
import { Link } from 'react-router';
import { gameCard } from '../games/index.ts';
import { words } from '../messages/index.ts';
import { pageLanguage } from '../messages/language.ts';
import { readRecords, removeRecord, touched } from './kept.ts';
import type { LocalRecord } from './record.ts';

/** The tables on this device, the one played last first. */
export function KeptTables() {
  const [records, setRecords] = useState(readRecords);
  if (records.length === 0) return <p className="hint">{words.local.none}</p>;
  const remove = (id: string) => {
    removeRecord(id);
    setRecords(readRecords());
  };
  return (
    <ul className="table-cards">
      {records.map((record) => (
        <KeptTable key={record.id} record={record} remove={() => remove(record.id)} />
      ))}
    </ul>
  );
}

function KeptTable({ record, remove }: { record: LocalRecord; remove(): void }) {
  const [sure, setSure] = useState(false);
  const { id, title, name, seats, lines, over } = record;
  const day = new Intl.DateTimeFormat(pageLanguage(), { dateStyle: 'medium', timeStyle: 'short' });
  return (
    <li className="table-card" data-table={id} data-status={over ? 'over' : 'running'}>
      <div>
        <h3>{name}</h3>
        <p className="hint">
          {gameCard(title)?.name ?? title} · {over ? words.lobby.status.over : words.local.actions(lines.length)} ·{' '}
          {day.format(touched(record))}
        </p>
        <ul className="heads" aria-label={words.lobby.bySeat}>
          {seats.map((seat, i) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a seat has no identity but its place
            <li key={i} className="head" data-kind={seat.kind}>
              {seat.name}
              {seat.kind === 'bot' && <small> {words.room.bot}</small>}
            </li>
          ))}
        </ul>
        <p className="local-remove">
          {sure ? (
            <>
              <span>{words.local.removeSure}</span>
              <button type="button" className="button small" onClick={remove}>
                {words.local.remove}
              </button>
              <button type="button" className="button small quiet" onClick={() => setSure(false)}>
                {words.local.keep}
              </button>
            </>
          ) : (
            <button type="button" className="button small quiet" onClick={() => setSure(true)}>
              {words.local.remove}
            </button>
          )}
        </p>
      </div>
      <Link className="button primary" to={`/local/${id}`}>
        {over ? words.local.look : words.local.resume}
      </Link>
    </li>
  );
}
