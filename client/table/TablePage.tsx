import { Suspense } from 'react';
import { Link, useParams } from 'react-router';
import { Shell } from '../app/Shell.tsx';
import { gameCard } from '../games/index.ts';
import { words } from '../messages/index.ts';
import { useTable } from '../net/useTable.ts';
import { PlayedTable } from './PlayedTable.tsx';
import { WaitingRoom } from './WaitingRoom.tsx';
import './table.css';

/** One table, from its waiting room to its last Day. */
export function TablePage() {
  const { matchID = '' } = useParams();
  return <TableOf key={matchID} matchID={matchID} />;
}

function TableOf({ matchID }: { matchID: string }) {
  const { session, now, seats } = useTable(matchID);
  const { table, frames, status } = now;
  if (status === 'gone') return <NoTable message={now.error?.message ?? words.net.notFound} />;
  if (!table) return <p className="loading">{words.net.connecting}</p>;
  if (frames.size === 0 || !gameCard(table.title)) {
    return (
      <Shell>
        <WaitingRoom table={table} seats={seats} />
      </Shell>
    );
  }
  return (
    <Suspense fallback={<p className="loading">{words.net.loading}</p>}>
      <PlayedTable session={session} now={now} table={table} held={seats} />
    </Suspense>
  );
}

function NoTable({ message }: { message: string }) {
  return (
    <Shell>
      <div className="page">
        <h1>{words.house.lost}</h1>
        <p className="notice">{message}</p>
        <p>
          <Link to="/">{words.house.back}</Link>
        </p>
      </div>
    </Shell>
  );
}
