import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { io, type Socket } from 'socket.io-client';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { TITLES } from '../../src/games/index.ts';
import { type Child, startChild } from './child.ts';
import { DATABASES } from './databases.ts';
import { until } from './house.ts';
import { freePort, NGINX } from './nginx.ts';

/** The proxy of deploy/ in front of two processes of the house. What else deploy/ says is read in compose.test.ts. */

const read = (name: string) => readFileSync(`deploy/${name}`, 'utf8');

const postgres = DATABASES.find((database) => database.name === 'PostgreSQL');
const missing = postgres?.missing ?? (NGINX ? null : 'no nginx is installed');
if (missing) console.log(`skipped: nginx in front of two servers, because ${missing}`);

describe.skipIf(missing !== null)('nginx in front of two servers', () => {
  const folder = mkdtempSync(join(tmpdir(), 'backroom-nginx-'));
  const servers: Child[] = [];
  const sockets: Socket[] = [];
  let nginx: ChildProcess | undefined;
  let drop = async () => {};
  let url = '';

  beforeAll(async () => {
    const database = await postgres?.fresh();
    drop = database?.drop ?? drop;
    const port = await freePort();
    url = `http://127.0.0.1:${port}`;
    const env = {
      DATABASE_URL: database?.url ?? '',
      TRUST_PROXY: '1',
      PUBLIC_URL: url,
      METRICS_TOKEN: 'a-token-for-prometheus',
    };
    let config = read('nginx.conf');
    for (const name of ['server1', 'server2']) {
      // A house with PUBLIC_URL prints that address and not where it listens.
      const inside = await freePort();
      const server = startChild({ ...env, PORT: String(inside) });
      servers.push(server);
      await server.open;
      config = config.replace(`${name}:8000`, `127.0.0.1:${inside}`);
    }
    config = config.replace('listen 80;', `listen 127.0.0.1:${port};`).replace('/tmp/nginx.pid', `${folder}/nginx.pid`);
    writeFileSync(join(folder, 'nginx.conf'), config);
    nginx = spawn(NGINX ?? '', ['-p', folder, '-c', join(folder, 'nginx.conf'), '-e', 'stderr', '-g', 'daemon off;']);
    await until(() =>
      fetch(`${url}/health`).then(
        (answer) => answer.ok,
        () => false,
      ),
    );
  });

  afterAll(async () => {
    for (const socket of sockets) socket.disconnect();
    nginx?.kill('SIGQUIT');
    for (const server of servers) server.process.kill('SIGKILL');
    await Promise.all(servers.map((server) => server.ended));
    await drop();
    rmSync(folder, { recursive: true, force: true });
  });

  const post = async (path: string, body: object) => {
    const headers = { 'content-type': 'application/json', origin: url };
    const answer = await fetch(url + path, { method: 'POST', headers, body: JSON.stringify(body) });
    return (await answer.json()) as Record<string, string>;
  };

  /** A seat's socket from an address of its own, by which nginx chooses the server. */
  async function sitFrom(localAddress: string, matchID: string, seat: number, credentials: string): Promise<Socket> {
    const options = { transports: ['websocket'], forceNew: true, localAddress, extraHeaders: { origin: url } };
    const socket = io(url, options);
    sockets.push(socket);
    await new Promise<void>((resolve) => socket.once('connect', () => resolve()));
    const watched = await socket.timeout(20_000).emitWithAck('watch', { matchID, seats: [{ seat, credentials }] });
    expect(watched.ok).toBe(true);
    return socket;
  }

  test('a match whose seats sit at both servers goes on, also when one of them dies', async () => {
    const { matchID = '' } = await post('/games/moonshine/create', { numPlayers: 3 });
    const secrets: string[] = [];
    for (const seat of ['0', '1', '2']) {
      const joined = await post(`/games/moonshine/${matchID}/join`, { playerID: seat, playerName: `Seat ${seat}` });
      secrets.push(joined.playerCredentials ?? '');
    }
    const frames = new Map<Socket, number>();
    for (let n = 0; n < 9; n++) {
      const socket = await sitFrom(`127.0.0.${n + 2}`, matchID, n % 3, secrets[n % 3] ?? '');
      socket.on('frame', ({ number }: { number: number }) => frames.set(socket, number));
    }
    const title = TITLES.moonshine;
    const act = async () => {
      const answer = await fetch(`${url}/api/tables/${matchID}/replay?from=0`);
      const { count, frames: lines } = (await answer.json()) as {
        count: number;
        frames: { waiting: { seat: number }[] }[];
      };
      const seat = lines.at(-1)?.waiting[0]?.seat ?? -1;
      const headers = { 'x-seat-credentials': secrets[seat] ?? '' };
      const own = await fetch(`${url}/api/tables/${matchID}/replay?from=${count}&eyes=${seat}`, { headers });
      const { frames: mine } = (await own.json()) as { frames: { view: unknown }[] };
      const action = title?.rules.actions(mine[0]?.view, seat)[0];
      const credentials = secrets[seat];
      const by = sockets.find((socket) => socket.connected) as Socket;
      const done = await by
        .timeout(20_000)
        .emitWithAck('act', { matchID, seat, credentials, action, key: `deploy-${count}` });
      expect(done).toMatchObject({ ok: true, number: count + 1 });
      return count + 1;
    };
    const first = await act();
    await until(() => [...frames.values()].filter((number) => number === first).length === 9);
    servers[0]?.process.kill('SIGKILL');
    await servers[0]?.ended;
    for (const [n, socket] of sockets.entries()) {
      const seats = [{ seat: n % 3, credentials: secrets[n % 3] }];
      const watch = () => socket.timeout(2000).emitWithAck('watch', { matchID, seats });
      await until(() =>
        watch().then(
          ({ ok }) => ok,
          () => false,
        ),
      );
    }
    const second = await act();
    await until(() => [...frames.values()].filter((number) => number === second).length === 9);
  });

  test('tells the servers who calls, shows nobody outside the figures, and lets other origins do nothing', async () => {
    const guess = { authorization: 'Bearer a-token-for-prometheus' };
    expect((await fetch(`${url}/metrics`, { headers: guess })).status).toBe(404);
    const evil = { 'content-type': 'application/json', origin: 'https://evil.example' };
    const created = await fetch(`${url}/games/moonshine/create`, {
      method: 'POST',
      headers: evil,
      body: '{"numPlayers":3}',
    });
    expect(created.status).toBe(403);
    const lied = await fetch(`${url}/api/titles`, { headers: { 'x-forwarded-for': '1.2.3.4' } });
    expect(lied.status).toBe(200);
    expect(lied.headers.get('x-content-type-options')).toBe('nosniff');
  });
});
