import { Suspense, useCallback, useMemo } from 'react';
import { Link, useLocation, useParams, useSearchParams } from 'react-router';
import { Lost } from '../app/Lost.tsx';
import { Shell } from '../app/Shell.tsx';
import { words } from '../messages/index.ts';
import { ReplayOf } from '../replay/ReplayOf.tsx';
import { CHUNK, type Fetch } from '../replay/reel.ts';
import { localMomentPath } from '../table/moment.tsx';
import { readRecord } from './kept.ts';
import { orWhyNot } from './orWhyNot.ts';
import { eyesOf, pastOf } from './past.ts';
import { cardOf } from './playedSession.ts';
import { titleOf } from './titles.ts';
import '../table/table.css';
import '../replay/replay.css';

/** The past of a table on this device. */
export function LocalPastPage() {
  const { id = '' } = useParams();
  const [params] = useSearchParams();
  const { key } = useLocation();
  const record = useMemo(() => readRecord(id), [id]);
  const title = record && titleOf(record.title);
  const eyes = record ? eyesOf(record) : 'spectator';
  const frames = useMemo(
    () => (record && title ? orWhyNot(() => pastOf(title, record, eyes)) : words.local.lost),
    [record, title, eyes],
  );
  const fetch = useCallback<Fetch>(
    async (from) => {
      if (typeof frames === 'string') throw new Error(frames);
      return { count: frames.length - 1, frames: frames.slice(from, from + CHUNK) };
    },
    [frames],
  );
  const path = useCallback((line: number, play: boolean) => localMomentPath(id, line, play), [id]);
  if (!record || typeof frames === 'string') {
    return (
      <Shell>
        <Lost why={typeof frames === 'string' ? frames : words.local.lost} />
      </Shell>
    );
  }
  const at = Number.parseInt(params.get('at') ?? '', 10);
  return (
    <Suspense fallback={<p className="loading">{words.net.loading}</p>}>
      <ReplayOf
        table={cardOf(record)}
        eyes={eyes}
        fetch={fetch}
        path={path}
        first={Number.isNaN(at) ? null : at}
        playing={params.get('play') === '1'}
        visit={key}
        menu={
          <div className="table-menu">
            <Link to={`/local/${id}`}>{words.replay.back}</Link>
            <p className="hint">{words.replay.readOnly}</p>
            <p className="hint">{words.replay.keys}</p>
          </div>
        }
      />
    </Suspense>
  );
}
