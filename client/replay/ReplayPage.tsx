import { useQuery } from '@tanstack/react-query';
import { Suspense, useCallback } from 'react';
import { Link, useLocation, useParams, useSearchParams } from 'react-router';
import { Lost } from '../app/Lost.tsx';
import { SelectField } from '../app/SelectField.tsx';
import { Shell } from '../app/Shell.tsx';
import { words } from '../messages/index.ts';
import { askWhy } from '../net/advice.ts';
import { table as askTable, replay } from '../net/api.ts';
import type { TableDetail } from '../net/types.ts';
import { useHeldSeats } from '../net/useTable.ts';
import { FileButtons } from '../table/FileButtons.tsx';
import { type Eyes, momentPath } from '../table/moment.tsx';
import { eyesAllowed, eyesOf } from './eyes.ts';
import { ReplayOf } from './ReplayOf.tsx';
import type { Fetch } from './reel.ts';
import './replay.css';

/** A table's past, line by line, through the eyes that may be looked through. */
export function ReplayPage() {
  const { matchID = '' } = useParams();
  const asked = useQuery({ queryKey: ['table', matchID], queryFn: () => askTable(matchID) });
  if (asked.isPending) return <p className="loading">{words.net.loading}</p>;
  if (asked.isError) {
    return (
      <Shell>
        <Lost why={asked.error.message} />
      </Shell>
    );
  }
  return <Seen key={matchID} table={asked.data} />;
}

/** The line on show, which the address follows. */
const lineNow = () => Number(new URLSearchParams(location.search).get('at') ?? 0);

function Seen({ table }: { table: TableDetail }) {
  const [params, setParams] = useSearchParams();
  const { key } = useLocation();
  const held = useHeldSeats(table.matchID);
  const allowed = eyesAllowed(table, held);
  const eyes = eyesOf(params.get('eyes'), allowed);
  const credentials = held.find(({ seat }) => seat === eyes)?.credentials;
  const { matchID } = table;
  const fetch = useCallback<Fetch>(
    (from, to) => replay(matchID, { from, to }, { eyes, credentials }),
    [matchID, eyes, credentials],
  );
  const path = useCallback((line: number, play: boolean) => momentPath(matchID, line, eyes, play), [matchID, eyes]);
  const at = Number.parseInt(params.get('at') ?? '', 10);
  const look = (next: string) => {
    setParams({ at: String(lineNow()), eyes: next }, { replace: true });
  };
  return (
    <Suspense fallback={<p className="loading">{words.net.loading}</p>}>
      <ReplayOf
        key={String(eyes)}
        table={table}
        eyes={eyes}
        fetch={fetch}
        path={path}
        why={table.status === 'over' ? (line) => askWhy(table.matchID, line) : undefined}
        first={Number.isNaN(at) ? null : at}
        playing={params.get('play') === '1'}
        visit={key}
        menu={<Menu table={table} allowed={allowed} eyes={eyes} look={look} />}
      />
    </Suspense>
  );
}

interface MenuProps {
  table: TableDetail;
  allowed: readonly Eyes[];
  eyes: Eyes;
  look(eyes: string): void;
}

function Menu({ table, allowed, eyes, look }: MenuProps) {
  const W = words.replay;
  const said = (one: Eyes) => {
    if (one === 'all') return W.all;
    return one === 'spectator' ? W.spectator : (table.seats.find(({ seat }) => seat === one)?.name ?? '');
  };
  return (
    <div className="table-menu">
      <Link to={`/table/${table.matchID}`}>{W.back}</Link>
      <p className="hint">{W.readOnly}</p>
      <SelectField label={W.eyes} value={String(eyes)} onChange={look}>
        {allowed.map((one) => (
          <option key={String(one)} value={String(one)}>
            {said(one)}
          </option>
        ))}
      </SelectField>
      <p className="hint">{W.keys}</p>
      <FileButtons table={table} eyes={eyes} at={lineNow} />
    </div>
  );
}
