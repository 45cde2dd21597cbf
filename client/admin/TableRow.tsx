import { useState } from 'react';
import { Link } from 'react-router';
import type { TableLine } from './api.ts';
import { moment } from './Faults.tsx';
import { office } from './words/index.ts';

const { words } = office.spoken();

/** One table, with the question whether it is really to be closed in the place of the button. */
export function TableRow({ line, onClose }: { line: TableLine; onClose: () => void }) {
  const [asking, setAsking] = useState(false);
  const { matchID, name, status, unlisted, archive, seats, lines, watchers, updatedAt } = line;
  const going = status === 'open' || status === 'running';
  const marks = [unlisted && words.unlisted, archive && words.archive].filter(Boolean);
  const [button, rest] = words.close(name);
  return (
    <tr>
      <th scope="row">
        <Link to={`/table/${matchID}`}>{name}</Link>
        <small>{[matchID, ...marks].join(' · ')}</small>
      </th>
      <td>{words.status[status]}</td>
      <td>{seats.map((seat) => (seat.kind === 'open' ? words.free : seat.name)).join(', ')}</td>
      <td className="figure">{lines}</td>
      <td className="figure">{watchers}</td>
      <td>{moment(updatedAt)}</td>
      <td>
        {going && !asking && (
          <button type="button" className="button small" onClick={() => setAsking(true)}>
            {button}
            <span className="sr-only">{rest}</span>
          </button>
        )}
        {going && asking && (
          <fieldset className="office-sure">
            <legend>{words.sure(name)}</legend>
            <button type="button" className="button small primary" onClick={onClose}>
              {words.yes}
            </button>
            <button type="button" className="button small" onClick={() => setAsking(false)}>
              {words.no}
            </button>
          </fieldset>
        )}
      </td>
    </tr>
  );
}
