import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { gameCard } from '../games/index.ts';
import { words } from '../messages/index.ts';
import { recall } from '../net/credentials.ts';
import { MY_NAME, myMatches } from '../net/people.ts';

const EVERY_MS = 8000;
const MOST = 4;

/** The tables one sits at, or may sit down at again, those first that wait for one. */
export function MyTables() {
  const mine = useQuery({
    queryKey: ['myMatches'],
    queryFn: () => myMatches(),
    enabled: recall(MY_NAME) !== null,
    retry: false,
    refetchInterval: EVERY_MS,
  });
  const running = mine.data?.running ?? [];
  if (running.length === 0) return null;
  return (
    <section className="my-tables" aria-labelledby="my-tables">
      <div className="tables-head">
        <h2 id="my-tables">{words.mine.title}</h2>
        <Link to="/history">{words.mine.history}</Link>
      </div>
      <ul className="table-cards">
        {running.slice(0, MOST).map(({ table, turn, kept }) => (
          <li key={table.matchID} className="table-card" data-status={table.status} data-turn={turn}>
            <div>
              <h3>{table.name}</h3>
              <p className="hint">
                {gameCard(table.title)?.name !== table.name && `${gameCard(table.title)?.name} · `}
                {turn && <strong>{words.mine.turn}</strong>}
                {kept && <strong>{words.mine.kept}</strong>}
                {!turn && !kept && words.lobby.status[table.status]}
              </p>
            </div>
            <Link className={`button ${turn || kept ? 'primary' : ''}`} to={`/table/${table.matchID}`}>
              {kept ? words.lobby.sit : words.lobby.resume}
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
