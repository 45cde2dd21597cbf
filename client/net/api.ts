import { words } from '../messages/index.ts';
import { inviteTo } from './invites.ts';
import { refusedWords } from './refused.ts';
import type {
  ClockSetting,
  Fault,
  HeldSeat,
  ReplayFrame,
  TableCard,
  TableDetail,
  TitleCard,
  Visibility,
} from './types.ts';

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
  visibility: Visibility;
  spectators: boolean | 'friends';
  readyFirst: boolean;
  options: Record<string, string | boolean>;
  bots: Record<number, string>;
  clock?: ClockSetting;
}

/** Asks the house and reads its answer. Throws ApiError. */
export async function call<T>(path: string, body?: unknown, headers: Record<string, string> = {}): Promise<T> {
  const init: RequestInit =
    body === undefined
      ? { headers }
      : { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) };
  const response = await ask(path, init);
  const answer: unknown = await response.json().catch(() => null);
  if (!response.ok) throw new ApiError(faultOf(answer, response.status));
  return answer as T;
}

function ask(path: string, init: RequestInit): Promise<Response> {
  return fetch(path, init).catch(() => {
    throw new ApiError({ code: 'OFFLINE', message: words.net.offline });
  });
}

function faultOf(answer: unknown, status: number): Fault {
  const error = (answer as { error?: Partial<Fault> } | null)?.error;
  if (typeof error?.message === 'string') {
    const fault = { code: error.code ?? `HTTP_${status}`, message: error.message };
    return { ...fault, message: refusedWords(fault) };
  }
  const closed = status >= 502 && status <= 504;
  if (closed) return { code: `HTTP_${status}`, message: words.net.offline };
  return { code: `HTTP_${status}`, message: status === 404 ? words.net.notFound : words.net.failed(status) };
}

const game = (title: string, ...rest: (string | number)[]) =>
  ['/games', title, ...rest].map((part) => (part === '/games' ? part : encodeURIComponent(part))).join('/');

/** The games that can be seated. */
export const titles = (): Promise<TitleCard[]> => call(`/api/titles?weekday=${new Date().getDay()}`);

/** One page of the public tables of that status, newest first; `next` is the cursor of the page after, or null. */
export const tables = (
  status: 'open' | 'running',
  before?: string,
): Promise<{ tables: TableCard[]; next: string | null }> =>
  call(`/api/tables?status=${status}${before ? `&before=${encodeURIComponent(before)}` : ''}`);

export const table = (matchID: string): Promise<TableDetail> => call(`/api/tables/${encodeURIComponent(matchID)}`);

/** Sets a table and gives its id. */
export async function createTable(order: NewTable): Promise<string> {
  const { title, seats, name, visibility, spectators, readyFirst, options, bots, clock } = order;
  const chosen = { ...(name ? { name } : {}), ...(clock ? { clock } : {}) };
  const setupData = { options, bots, visibility, spectators, readyFirst, ...chosen };
  const unlisted = visibility !== 'public';
  const answer = await call<{ matchID: string }>(game(title, 'create'), { numPlayers: seats, setupData, unlisted });
  return answer.matchID;
}

/**
 * Sits down; the answer is the chair with its secret. Without a seat, in the one that is kept for whoever asks, or any.
 * @param substitute what the link holds that gives the right to take over a seat
 */
export async function joinSeat(
  title: string,
  matchID: string,
  seat: number | null,
  name: string,
  substitute?: string,
): Promise<HeldSeat> {
  const where = { ...(seat === null ? {} : { playerID: String(seat) }), ...(substitute ? { substitute } : {}) };
  const body = { playerName: name, ...where, ...inviteTo(matchID) };
  const answer = await call<{ playerID: string; playerCredentials: string }>(game(title, matchID, 'join'), body);
  return { seat: Number(answer.playerID), credentials: answer.playerCredentials, name };
}

/** Gives the chair up; in a running match a bot plays on in it. */
export async function leaveSeat(title: string, matchID: string, held: HeldSeat): Promise<void> {
  const body = { playerID: String(held.seat), credentials: held.credentials, bot: true };
  await call(game(title, matchID, 'leave'), body);
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

const proof = (credentials?: string): Record<string, string> =>
  credentials === undefined ? {} : { 'x-seat-credentials': credentials };

/** Whose eyes, and the secret that lets one look through a seat's while its game runs. */
export interface Looking {
  eyes: number | 'spectator' | 'all';
  credentials?: string | undefined;
}

/** The lines `from` to `to` of a table, at most a hundred; `count` is the number of its last line. */
export function replay(
  matchID: string,
  { from, to }: { from: number; to: number },
  { eyes, credentials }: Looking,
): Promise<{ count: number; frames: ReplayFrame[] }> {
  const query = `from=${from}&to=${to}&eyes=${eyes}`;
  return call(`/api/tables/${encodeURIComponent(matchID)}/replay?${query}`, undefined, proof(credentials));
}

/** A file that the house makes, with the name it gives it. `path` is below the table's own address. */
export async function tableFile(
  matchID: string,
  path: string,
  credentials?: string,
): Promise<{ name: string; blob: Blob }> {
  const response = await ask(`/api/tables/${encodeURIComponent(matchID)}/${path}`, { headers: proof(credentials) });
  if (!response.ok) throw new ApiError(faultOf(await response.json().catch(() => null), response.status));
  const said = response.headers.get('content-disposition') ?? '';
  return { name: /filename="([^"]+)"/.exec(said)?.[1] ?? 'backroom.json', blob: await response.blob() };
}

/** Hands a game file in; the id under which it can be looked at. */
export async function importGame(file: unknown): Promise<string> {
  return (await call<{ matchID: string }>('/api/import', file)).matchID;
}
