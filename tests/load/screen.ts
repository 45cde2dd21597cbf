import { io, type Socket } from 'socket.io-client';
import type { Action, Seat, Waiting } from '../../src/engine/rules.ts';
import type { Title } from '../../src/engine/title.ts';

/** One seat's connection: what it was shown last, and what each update cost on the wire. */
export interface Screen {
  readonly socket: Socket;
  readonly seat: Seat;
  /** The number of actions that it has been shown; -1 before the first. */
  number: number;
  view: unknown;
  waiting: Waiting[];
  /** Bytes on the wire, compressed and with everything around them, of each update. */
  readonly updates: number[];
  /** Called with each update. */
  onNumber: (number: number) => void;
}

/** A table at which somebody sits at every seat. */
export interface LiveTable {
  readonly matchID: string;
  readonly title: Title;
  readonly screens: readonly Screen[];
  /** Sends the action; resolves false when the server says no. A server that says nothing resolves at once. */
  act(screen: Screen, action: Action): Promise<boolean>;
  close(): void;
}

/** One more address for each table, as a proxy would tell it: limits are counted for addresses. */
let addresses = 0;
export function newAddress(): Record<string, string> {
  addresses += 1;
  const [a, b] = [Math.floor(addresses / 250) % 250, addresses % 250];
  return { 'x-forwarded-for': `10.${Math.floor(addresses / 62_500) % 250}.${a}.${b + 1}` };
}

export function openScreen(url: string, seat: Seat, headers: Record<string, string>): Promise<Screen> {
  const socket = io(url, { transports: ['websocket'], forceNew: true, reconnection: false, extraHeaders: headers });
  const screen: Screen = { socket, seat, number: -1, view: null, waiting: [], updates: [], onNumber: () => undefined };
  return new Promise((resolve, reject) => {
    socket.once('connect', () => resolve(screen));
    socket.once('connect_error', reject);
  });
}

/** Bytes that this connection has read from the wire so far. */
export function bytesRead({ socket }: Screen): number {
  const { transport } = socket.io.engine as unknown as { transport: { ws?: { _socket?: { bytesRead: number } } } };
  return transport.ws?._socket?.bytesRead ?? 0;
}

/** Counts the bytes of every update and tells who listens. `read` takes what was sent; null: it was no update. */
export function follow(
  screen: Screen,
  event: string,
  read: (...packet: never[]) => Pick<Screen, 'number' | 'view' | 'waiting'> | null,
): void {
  let before = bytesRead(screen);
  screen.socket.on(event, (...packet: unknown[]) => {
    const news = read(...(packet as never[]));
    const now = bytesRead(screen);
    if (news) {
      screen.updates.push(now - before);
      Object.assign(screen, news);
      screen.onNumber(news.number);
    }
    before = now;
  });
}

export async function post(
  url: string,
  body: unknown,
  headers: Record<string, string>,
): Promise<Record<string, string>> {
  const response = await fetch(url, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify(body),
  });
  if (!response.ok) throw new Error(`${new URL(url).pathname}: ${response.status} ${await response.text()}`);
  return (await response.json()) as Record<string, string>;
}
