import { Suspense, useEffect, useMemo, useState } from 'react';
import { Link, useParams } from 'react-router';
import type { Thoughts } from '../../src/bots/thoughts.ts';
import type { Seat } from '../../src/engine/rules.ts';
import { Shell } from '../app/Shell.tsx';
import { thoughtsBesideThePage } from '../bots/thread.ts';
import { words } from '../messages/index.ts';
import { useSnapshot } from '../net/useSnapshot.ts';
import { PlayedTable } from '../table/PlayedTable.tsx';
import { seatBots } from './bots.ts';
import { hintAt } from './hint.ts';
import { readRecord, writeRecord } from './kept.ts';
import { LocalAtEnd, LocalMenu } from './LocalMenu.tsx';
import { orWhyNot } from './orWhyNot.ts';
import { type PlayedSession, playedSession } from './playedSession.ts';
import type { LocalRecord } from './record.ts';
import { titleOf } from './titles.ts';
import '../table/table.css';
import './local.css';

/** Bots seem to think at least so long, so that what they do can be followed. */
const BOT_PAUSE_MS = 500;

/** One table on this device, played here alone. */
export function LocalTablePage() {
  const { id = '' } = useParams();
  return <LocalTableOf key={id} id={id} />;
}

function LocalTableOf({ id }: { id: string }) {
  const [full, setFull] = useState(false);
  const opened = useMemo(() => open(id, (record) => setFull(!writeRecord(record))), [id]);
  if (typeof opened === 'string') {
    return (
      <Shell>
        <div className="page">
          <h1>{words.local.title}</h1>
          <p className="notice">{opened}</p>
          <p>
            <Link to="/local">{words.local.back}</Link>
          </p>
        </div>
      </Shell>
    );
  }
  return (
    <>
      {full && (
        <p className="line-down" role="alert">
          {words.local.full}
        </p>
      )}
      <Suspense fallback={<p className="loading">{words.net.loading}</p>}>
        <Played session={opened} />
      </Suspense>
    </>
  );
}

/** The table's session, or why there is none. */
function open(id: string, save: (record: LocalRecord) => void): PlayedSession | string {
  const record = readRecord(id);
  const title = record && titleOf(record.title);
  if (!record || !title) return words.local.lost;
  return orWhyNot(() => playedSession(title, record, save));
}

function Played({ session }: { session: PlayedSession }) {
  const held = useMemo(() => peopleOf(session.record()), [session]);
  const now = useSnapshot(session, held);
  useEffect(() => session.watch(held), [session, held]);
  const thoughts = useThoughts();
  useEffect(() => (thoughts ? seatBots(session, thoughts, BOT_PAUSE_MS) : undefined), [session, thoughts]);
  if (!now.table) return null;
  return (
    <PlayedTable
      session={session}
      now={now}
      table={now.table}
      held={held}
      own={{
        menu: (screen) => <LocalMenu session={session} screen={screen} />,
        atEnd: <LocalAtEnd session={session} />,
        ...(thoughts ? { hint: (seat: Seat) => hintAt(session, thoughts, seat) } : {}),
      }}
    />
  );
}

const peopleOf = ({ seats }: LocalRecord) =>
  seats.flatMap(({ kind, name }, seat) => (kind === 'human' ? [{ seat, name, credentials: '' }] : []));

/** The players beside the page, as long as the table is open: they decide for bots and counsel people. None begins before it is asked. */
function useThoughts(): Thoughts | null {
  const [thoughts, setThoughts] = useState<Thoughts | null>(null);
  useEffect(() => {
    const begun = thoughtsBesideThePage();
    setThoughts(begun);
    return () => {
      setThoughts(null);
      begun.close();
    };
  }, []);
  return thoughts;
}
