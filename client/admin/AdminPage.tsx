import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { type Complaint, OfficeError, overview } from './api.ts';
import { Faults } from './Faults.tsx';
import { Figures } from './Figures.tsx';
import { Tables } from './Tables.tsx';
import { TokenForm } from './TokenForm.tsx';
import { office } from './words/index.ts';
import './admin.css';

const { words } = office.spoken();
const KEY = 'backroom.office';
const EVERY_MS = 5000;

/** The page of whoever runs the house. The token is kept as long as the tab is open. */
export function AdminPage() {
  const [token, setToken] = useState(() => sessionStorage.getItem(KEY) ?? '');
  const seen = useQuery({
    queryKey: ['office', 'overview', token],
    queryFn: () => overview(token),
    enabled: token !== '',
    refetchInterval: EVERY_MS,
    retry: false,
  });
  const keep = (next: string) => {
    sessionStorage.setItem(KEY, next);
    setToken(next);
  };
  const complaint: Complaint | null = seen.error ? complaintOf(seen.error) : null;
  if (!seen.data) return <TokenForm complaint={complaint} onToken={keep} waiting={seen.isFetching} />;
  return (
    <div className="page office">
      <header className="office-head">
        <h1>{words.title}</h1>
        <button type="button" className="button quiet" onClick={() => keep('')}>
          {words.leave}
        </button>
      </header>
      <p className="office-complaint" role="status">
        {complaint ? words[complaint] : ''}
      </p>
      <Figures overview={seen.data} />
      <Tables token={token} />
      <Faults faults={seen.data.faults} />
    </div>
  );
}

function complaintOf(error: unknown): Complaint {
  return error instanceof OfficeError ? error.complaint : 'silent';
}
