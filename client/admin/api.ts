/** What went wrong, as far as the page has words for it. */
export type Complaint = 'off' | 'wrong' | 'many' | 'silent';

export class OfficeError extends Error {
  readonly complaint: Complaint;
  constructor(complaint: Complaint) {
    super(complaint);
    this.complaint = complaint;
  }
}

export type Status = 'open' | 'running' | 'over' | 'closed';

export interface Overview {
  build: string;
  pulse: { upMs: number; heap: number; resident: number; gapP99Ms: number; gapMaxMs: number };
  sockets: number;
  watched: number;
  queued: number;
  matches: Partial<Record<Status, number>>;
  actions: Record<string, number>;
  faults: { count: number; latest: { at: number; what: string; error: string; matchID?: string }[] };
}

export interface TableLine {
  matchID: string;
  title: string;
  name: string;
  status: Status;
  unlisted: boolean;
  archive: boolean;
  createdAt: number;
  updatedAt: number;
  lines: number;
  watchers: number;
  seats: { seat: number; kind: 'open' | 'human' | 'bot'; name: string; level: string | null }[];
}

const COMPLAINTS: Readonly<Record<number, Complaint>> = { 403: 'wrong', 404: 'off', 429: 'many' };

async function call<T>(token: string, path: string, method = 'GET'): Promise<T> {
  const headers = { authorization: `Bearer ${token}` };
  const response = await fetch(`/api/admin/${path}`, { method, headers }).catch(() => null);
  if (!response?.ok) throw new OfficeError(COMPLAINTS[response?.status ?? 0] ?? 'silent');
  return (await response.json()) as T;
}

export const overview = (token: string): Promise<Overview> => call(token, 'overview');

/** The tables of that status (null: all), the one that something happened at last first, a page at a time. */
export function tables(
  token: string,
  status: Status | null,
  before: string | null,
): Promise<{ tables: TableLine[]; next: string | null }> {
  const query = new URLSearchParams({ ...(status && { status }), ...(before && { before }) });
  return call(token, `tables?${query}`);
}

export async function closeTable(token: string, matchID: string): Promise<void> {
  await call(token, `tables/${encodeURIComponent(matchID)}/close`, 'POST');
}
