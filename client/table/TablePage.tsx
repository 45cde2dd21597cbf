import { useQuery } from '@tanstack/react-query';
import { Suspense, useEffect, useState } from 'react';
import { useParams } from 'react-router';
import { Lost } from '../app/Lost.tsx';
import { Shell } from '../app/Shell.tsx';
import { gameCard } from '../games/index.ts';
import { words } from '../messages/index.ts';
import { table } from '../net/api.ts';
import { dropSeat } from '../net/credentials.ts';
import { hideLink, type LinkHeld, readLink } from '../net/invites.ts';
import { refusedWords } from '../net/refused.ts';
import type { Fault, HeldSeat } from '../net/types.ts';
import { useTable } from '../net/useTable.ts';
import { PlayedTable } from './PlayedTable.tsx';
import { TakeOver } from './TakeOver.tsx';
import { useOwnSeats } from './useOwnSeats.ts';
import { useTableParam } from './useTableParam.ts';
import { WaitingRoom } from './WaitingRoom.tsx';
import './table.css';

/** One table, from its waiting room to its last Day. */
export function TablePage() {
  const { matchID = '' } = useParams();
  useTableParam();
  return <TableOf key={matchID} matchID={matchID} />;
}

function TableOf({ matchID }: { matchID: string }) {
  const [link] = useState(() => readLink(matchID));
  useEffect(() => hideLink(link), [link]);
  const { session, now, seats } = useTable(matchID);
  useOwnSeats(matchID, now, seats);
  const { frames, status } = now;
  const card = now.table;
  if (status === 'gone') {
    const closed = now.error?.code === 'noSpectators';
    return closed ? (
      <ClosedTable matchID={matchID} link={link} />
    ) : (
      <NoTable matchID={matchID} fault={now.error} held={seats} />
    );
  }
  if (card && link.substitute && seats.length === 0) return <TakeOver table={card} link={link} />;
  if (!card) return <p className="loading">{status === 'lost' ? words.net.lost : words.net.connecting}</p>;
  if (frames.size === 0 || !gameCard(card.title)) {
    return (
      <Shell>
        <WaitingRoom table={card} seats={seats} />
      </Shell>
    );
  }
  return (
    <Suspense fallback={<p className="loading">{words.net.loading}</p>}>
      <PlayedTable session={session} now={now} table={card} held={seats} />
    </Suspense>
  );
}

const LOOK_AGAIN_MS = 3000;

/** A table that lets nobody watch: its waiting room is open all the same, as long as there is a seat to take. */
function ClosedTable({ matchID, link }: { matchID: string; link: LinkHeld }) {
  const asked = useQuery({
    queryKey: ['table', matchID],
    queryFn: () => table(matchID),
    refetchInterval: LOOK_AGAIN_MS,
  });
  if (!asked.data) return <p className="loading">{words.net.loading}</p>;
  if (link.substitute) return <TakeOver table={asked.data} link={link} />;
  return (
    <Shell>
      {asked.data.seats.some((s) => s.kind === 'open') ? (
        <WaitingRoom table={asked.data} seats={[]} />
      ) : (
        <div className="page">
          <h1>{asked.data.name}</h1>
          <p className="notice">{words.table.closed}</p>
        </div>
      )}
    </Shell>
  );
}

interface NoTableProps {
  matchID: string;
  fault: Fault | null;
  held: readonly HeldSeat[];
}

/** Nothing to show, and why; chairs that are no longer one's own can be forgotten. */
function NoTable({ matchID, fault, held }: NoTableProps) {
  const forget = () => {
    for (const { seat } of held) dropSeat(matchID, seat);
  };
  return (
    <Shell>
      <Lost why={fault ? refusedWords(fault) : words.net.notFound}>
        {fault?.code === 'forbidden' && held.length > 0 && (
          <button type="button" className="button" onClick={forget}>
            {words.table.forget}
          </button>
        )}
      </Lost>
    </Shell>
  );
}
