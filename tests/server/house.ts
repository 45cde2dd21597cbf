import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { io, type Socket } from 'socket.io-client';
import { createServer, type House, type HouseOptions } from '../../server/app.ts';
import { openStorage } from '../../server/storage/storage.ts';
import type { Frame, TableCard } from '../../server/views.ts';
import type { Action, Refusal, Seat } from '../../src/engine/rules.ts';
import type { Title } from '../../src/engine/title.ts';
import { alley } from './fixtures/alley.ts';

/** Limits that no test meets by accident. */
const WIDE = { seconds: 1, reads: 1e6, writes: 1e6, creates: 1e6, replays: 1e6 };

export interface TestHouse {
  house: House;
  url: string;
  /** What the house asked of its storage. */
  database: string;
  post(path: string, body: unknown, headers?: Record<string, string>): Promise<Answer>;
  get(path: string, headers?: Record<string, string>): Promise<Answer>;
  /** A connected socket, closed with the house; as the guest whose cookie that is. */
  connect(headers?: Record<string, string>): Promise<Player>;
  close(): Promise<void>;
}

export interface Answer {
  status: number;
  body: Record<string, unknown> & { error?: { code: string; message: string } };
  headers: Headers;
}

/** A house with the fixture game on a database file of its own, listening. */
export async function openHouse(
  options: Partial<HouseOptions> & { database?: string; titles?: Record<string, Title> } = {},
): Promise<TestHouse> {
  const folder = mkdtempSync(join(tmpdir(), 'backroom-'));
  const database = options.database ?? `sqlite:${join(folder, 'house.sqlite')}`;
  const storage = await openStorage(database);
  const identityLimit = { points: 1e6, seconds: 1 };
  const limits = { httpLimits: WIDE, identityLimit, socketLimits: { burst: 1e6, perSecond: 1e6, connections: 1e6 } };
  const house = createServer({ titles: { alley }, botDelayMs: 1, ...limits, ...options, storage });
  const url = `http://127.0.0.1:${await house.listen(0, '127.0.0.1')}`;
  const players: Player[] = [];
  return {
    house,
    url,
    database,
    post: (path, body, headers = {}) => ask(url + path, body, headers),
    get: (path, headers = {}) => ask(url + path, undefined, headers),
    connect: async (headers = {}) => {
      const player = await Player.connect(url, headers);
      players.push(player);
      return player;
    },
    close: async () => {
      for (const player of players) player.socket.disconnect();
      await house.close();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

async function ask(url: string, body: unknown, headers: Record<string, string>): Promise<Answer> {
  const json = typeof body === 'string' ? body : JSON.stringify(body);
  const post = { method: 'POST', body: json, headers: { 'content-type': 'application/json', ...headers } };
  const response = await fetch(url, body === undefined ? { headers } : post);
  const text = await response.text();
  return {
    status: response.status,
    body: text.startsWith('{') ? JSON.parse(text) : { text },
    headers: response.headers,
  };
}

export interface Chair {
  seat: Seat;
  credentials: string;
}

/** A table of that many with everybody seated, so that the match runs. */
export async function seatAll(at: TestHouse, seats: number, setupData: object = {}, game = 'alley') {
  const created = await at.post(`/games/${game}/create`, { numPlayers: seats, setupData });
  const matchID = String(created.body.matchID);
  const chairs: Chair[] = [];
  for (let seat = 0; seat < seats; seat++) {
    const body = { playerID: String(seat), playerName: `Player ${seat}` };
    const joined = await at.post(`/games/${game}/${matchID}/join`, body);
    if (joined.status === 200) chairs.push({ seat, credentials: String(joined.body.playerCredentials) });
  }
  return { matchID, chairs, chair: (seat: Seat) => chairs.find((one) => one.seat === seat) as Chair };
}

export type ActReply = {
  ok: boolean;
  number?: number;
  refusal?: Refusal;
  error?: { code: string; message: string };
};

let keys = 0;

/** One connection that remembers everything it was sent. */
export class Player {
  readonly socket: Socket;
  readonly frames: Frame[] = [];
  readonly tables: TableCard[] = [];
  /** The newest frame, be it from the answer to `watch` or pushed. */
  latest: Frame | undefined;
  /** Everything that came in, as text. */
  readonly heard: string[] = [];

  private constructor(socket: Socket) {
    this.socket = socket;
    socket.onAny((...packet) => this.heard.push(JSON.stringify(packet)));
    socket.on('frame', (frame: Frame) => {
      this.frames.push(frame);
      this.latest = frame;
    });
    socket.on('table', (table: TableCard) => this.tables.push(table));
  }

  static connect(url: string, extraHeaders: Record<string, string> = {}): Promise<Player> {
    const socket = io(url, { transports: ['websocket'], forceNew: true, reconnection: false, extraHeaders });
    const player = new Player(socket);
    return new Promise((resolve, reject) => {
      socket.once('connect', () => resolve(player));
      socket.once('connect_error', reject);
    });
  }

  async ask(
    event: string,
    input: unknown,
  ): Promise<ActReply & { table?: TableCard; frames?: Frame[]; history?: unknown[] }> {
    const reply = await this.socket.timeout(20_000).emitWithAck(event, input);
    this.heard.push(JSON.stringify(reply));
    return reply;
  }

  async watch(matchID: string, seats: Chair[] = []) {
    const answer = await this.ask('watch', { matchID, seats });
    this.latest = answer.frames?.at(-1) ?? this.latest;
    return answer;
  }

  act(matchID: string, chair: Chair, action: Action, key = newKey()): Promise<ActReply> {
    return this.ask('act', { matchID, ...chair, action, key });
  }
}

export function newKey(): string {
  keys += 1;
  return `test-key-${keys}`;
}

/** Waits until that is true. */
export async function until(what: () => boolean | Promise<boolean>, ms = 20_000): Promise<void> {
  const end = Date.now() + ms;
  while (!(await what())) {
    if (Date.now() > end) throw new Error(`waited ${ms} ms in vain`);
    await new Promise((resolve) => setTimeout(resolve, 5));
  }
}
