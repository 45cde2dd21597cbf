import { words } from '../messages/index.ts';
import type { Fault, HeldSeat, TableCard, TableDetail, TitleCard } from './types.ts';

/** What went wrong with a request, in words fit for the screen. `code` is the server's, or `OFFLINE` / `HTTP_<status>`. */
export class ApiError extends Error {
  readonly code: string;
  constructor(fault: Fault) {
    super(fault.message);
    this.code = fault.code;
  }
}

/** Everything that is chosen when a table is set. `bots` maps a seat to the level that fills it. */
export interface NewTable {
  title: string;
  seats: number;
  name: string;
  visibility: 'public' | 'unlisted';
  spectators: boolean;
  options: Record<string, string | boolean>;
  bots: Record<number, string>;
}

async function call<T>(path: string, body?: unknown): Promise<T> {
  const init: RequestInit =
    body === undefined
      ? {}
      : { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) };
  const response = await fetch(path, init).catch(() => {
    throw new ApiError({ code: 'OFFLINE', message: words.net.offline });
  });
  const answer: unknown = await response.json().catch(() => null);
  if (!response.ok) throw new ApiError(faultOf(answer, response.status));
  return answer as T;
}

function faultOf(answer: unknown, status: number): Fault {
  const error = (answer as { error?: Partial<Fault> } | null)?.error;
  if (typeof error?.message === 'string') return { code: error.code ?? `HTTP_${status}`, message: error.message };
  const closed = status >= 502 && status <= 504;
  if (closed) return { code: `HTTP_${status}`, message: words.net.offline };
  return { code: `HTTP_${status}`, message: status === 404 ? words.net.notFound : words.net.failed(status) };
}

const game = (title: string, ...rest: (string | number)[]) =>
  ['/games', title, ...rest].map((part) => (part === '/games' ? part : encodeURIComponent(part))).join('/');

/** The games that can be seated. */
export const titles = (): Promise<TitleCard[]> => call('/api/titles');

/** One page of public tables, newest first; `next` is the cursor of the page after, or null. */
export const tables = (before?: string): Promise<{ tables: TableCard[]; next: string | null }> =>
  call(`/api/tables${before ? `?before=${encodeURIComponent(before)}` : ''}`);

export const table = (matchID: string): Promise<TableDetail> => call(`/api/tables/${encodeURIComponent(matchID)}`);

/** Sets a table and gives its id. */
export async function createTable(order: NewTable): Promise<string> {
  const { title, seats, name, visibility, spectators, options, bots } = order;
  const setupData = { options, bots, visibility, spectators, ...(name ? { name } : {}) };
  const unlisted = visibility === 'unlisted';
  const answer = await call<{ matchID: string }>(game(title, 'create'), { numPlayers: seats, setupData, unlisted });
  return answer.matchID;
}

/** Sits down; the answer is the chair with its secret. */
export async function joinSeat(title: string, matchID: string, seat: number, name: string): Promise<HeldSeat> {
  const body = { playerID: String(seat), playerName: name };
  const answer = await call<{ playerID: string; playerCredentials: string }>(game(title, matchID, 'join'), body);
  return { seat: Number(answer.playerID), credentials: answer.playerCredentials, name };
}

export async function leaveSeat(title: string, matchID: string, held: HeldSeat): Promise<void> {
  await call(game(title, matchID, 'leave'), { playerID: String(held.seat), credentials: held.credentials });
}

/** Puts a bot of that level in an open chair, or (null) takes it out again; `held` is the chair of whoever asks. */
export async function setBot(matchID: string, seat: number, level: string | null, held: HeldSeat): Promise<void> {
  const body = { playerID: String(held.seat), credentials: held.credentials, bot: level };
  await call(`/api/tables/${encodeURIComponent(matchID)}/seats/${seat}`, body);
}

/** The id of the table at which the same people play another game. */
export async function playAgain(title: string, matchID: string, held: HeldSeat): Promise<string> {
  const body = { playerID: String(held.seat), credentials: held.credentials };
  return (await call<{ nextMatchID: string }>(game(title, matchID, 'playAgain'), body)).nextMatchID;
}
