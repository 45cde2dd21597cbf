import { createServer as createHttpServer, type Server as HttpServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { bodyParser } from '@koa/bodyparser';
import Koa from 'koa';
import { type Logger, pino } from 'pino';
import type { Server as SocketServer } from 'socket.io';
import type { Title } from '../src/engine/title.ts';
import { callerOf } from './address.ts';
import { Authority } from './authority.ts';
import { Bots } from './bots.ts';
import { ClockRequests } from './clocks/requests.ts';
import { ClockWorker } from './clocks/worker.ts';
import { originRule } from './config.ts';
import { Counsel } from './counsel.ts';
import { Door } from './door.ts';
import { adminRouter } from './http/admin.ts';
import { client } from './http/client.ts';
import { counselRouter } from './http/counsel.ts';
import { errors, type HttpLimits, headers, limits, named, ofTheHouse, origins } from './http/guards.ts';
import { lobbyRouter } from './http/lobby.ts';
import { memoryRouter } from './http/memory.ts';
import { counted, opsRouter } from './http/ops.ts';
import { type PeopleDesk, peopleRouter } from './http/people.ts';
import { pushRouter } from './http/push.ts';
import { type RoomsDesk, roomsRouter } from './http/rooms.ts';
import { tablesRouter } from './http/tables.ts';
import { Hub } from './hub.ts';
import { Identities, type IdentityLimit } from './identities.ts';
import { Lobby } from './lobby.ts';
import { Herald } from './nodes/herald.ts';
import { type Node, nodeOf } from './nodes/node.ts';
import { bound, Operations } from './ops/operations.ts';
import { Identity } from './people/identity.ts';
import { HouseKey } from './people/key.ts';
import { Moves } from './people/moves.ts';
import { PushWorker, pushOver } from './push/worker.ts';
import { Queue } from './queue.ts';
import { Rooms } from './seats/rooms.ts';
import { Seating } from './seats/seating.ts';
import { Votes } from './seats/votes.ts';
import { Callers, type SocketLimits } from './sockets/limits.ts';
import { serveSockets } from './sockets/serve.ts';
import type { Storage } from './storage/storage.ts';
import { sweep } from './sweep.ts';
import { Talk } from './talk/talk.ts';
import { Thinking } from './thinking.ts';
import { Catalogue } from './titles.ts';

/** What a house is made of. Only the games and the storage must be given. */
export interface HouseOptions {
  titles: Readonly<Record<string, Title>>;
  storage: Storage;
  /** Where the built client lies. */
  clientDir?: string;
  publicUrl?: string | undefined;
  trustProxy?: boolean;
  /** A bot's pause before it acts. */
  botDelayMs?: number;
  /** How long a bot waits with its decision for people to answer what it has offered them; 20 seconds when it is left out. */
  botPatienceMs?: number;
  log?: Logger;
  /** Who may read the figures, and who may run the house. Absent: nobody. */
  metricsToken?: string | undefined;
  adminToken?: string | undefined;
  /** How long what is kept, in days; 0 for ever. */
  retentionDays?: number;
  openTableDays?: number;
  httpLimits?: HttpLimits;
  socketLimits?: SocketLimits;
  /** What may be asked in the name of one seat, and by one person, over whatever connections. */
  identityLimit?: IdentityLimit;
}

/** A house, built and not yet open. */
export interface House {
  authority: Authority;
  lobby: Lobby;
  rooms: Rooms;
  storage: Storage;
  thinking: Thinking;
  /** Opens the door; resolves with the port. Rejects when the port is taken. */
  listen(port: number, host?: string): Promise<number>;
  /** Lets nobody in any more, finishes what was begun, closes everything, the storage too. */
  close(): Promise<void>;
}

const HTTP_LIMITS: HttpLimits = { seconds: 60, reads: 1200, writes: 300, creates: 30, replays: 300 };
const EACH_SOCKET = { burst: 120, perSecond: 40 };
const SOCKET_LIMITS: SocketLimits = { burst: 300, perSecond: 100, connections: 200, each: EACH_SOCKET };
const IDENTITY_LIMIT: IdentityLimit = { points: 200, seconds: 5 };
const LAST_ANSWERS_MS = 2000;

/** Puts the rooms of the server together. Knows no game: the games come as a catalogue. */
export function createServer(options: HouseOptions): House {
  const { storage } = options;
  const queue = new Queue();
  const operations = new Operations({ storage, queue, log: options.log ?? pino({ level: 'silent' }) });
  const { log, metrics: meter } = operations;
  const titles = new Catalogue(options.titles);
  const hub = new Hub(titles, log);
  const herald = new Herald({ storage, queue, hub, log });
  const node = nodeOf(storage, log);
  const { leases, news } = node;
  hub.elsewhere = (matchID) => node.elsewhere(matchID);
  hub.onPresence = (matchID, seats) => node.here(matchID, seats);
  const door = new Door({ storage, titles, queue, herald, news });
  const clocks = new ClockRequests(door);
  const authority = new Authority({ storage, titles, queue, herald, news, meter });
  const parts = { storage, titles, queue, hub, herald, news };
  const key = new HouseKey(storage);
  const people = { ...parts, key, seating: new Seating(parts), identity: new Identity(storage, key) };
  const lobby = new Lobby(people);
  const rooms = new Rooms(people);
  const seatBot = (matchID: string, seat: number) => rooms.standInByClock(matchID, seat);
  const pushWorker = new PushWorker({ storage, leases, log, send: pushOver(storage, options.publicUrl) });
  const clockWorker = new ClockWorker({ storage, door, leases, log, seatBot });
  const talk = new Talk(people);
  herald.onTalk = (matchID) => talk.catchUp(matchID);
  const thinking = new Thinking();
  const delayMs = options.botDelayMs ?? 600;
  const patienceMs = options.botPatienceMs ?? 20_000;
  const bots = new Bots({ storage, titles, authority, hub, leases, thinking, log, meter, delayMs, patienceMs });
  hub.onNews = (matchID) => bots.poke(matchID);

  const desk = { ...people, lobby, rooms, votes: new Votes(people), moves: new Moves(people) };
  const counsel = new Counsel({ storage, titles, thinking });
  const identities = new Identities(options.identityLimit ?? IDENTITY_LIMIT, people.identity);
  const http = createHttpServer(createApp(desk, counsel, options, operations, identities).callback());
  bound(http);
  const origin = originRule(options.publicUrl);
  const room = { ...people, talk, authority, clocks, log };
  const caller = (request: IncomingMessage) => callerOf(request, options.trustProxy ?? false);
  const callers = new Callers(options.socketLimits ?? SOCKET_LIMITS, caller, identities);
  const io = serveSockets(http, room, { origin, callers });
  operations.open(io);
  let stopSweeping = () => {};

  return {
    authority,
    lobby,
    rooms,
    storage,
    thinking,
    listen: async (port, host) => {
      await key.open();
      await node.start({ hear: (item) => herald.hear(item), missed: () => herald.missed() });
      const bound = await listen(http, port, host);
      await bots.start();
      clockWorker.start();
      pushWorker.start();
      const { retentionDays = 0, openTableDays = 7 } = options;
      stopSweeping = sweep(storage, log, { retentionDays, openTableDays });
      return bound;
    },
    close: () => {
      stopSweeping();
      operations.drain();
      return close({ http, io, bots, clockWorker, pushWorker, thinking, queue, node, storage });
    },
  };
}

type WholeDesk = RoomsDesk & Omit<PeopleDesk, 'callerOf' | 'secure'>;

function createApp(
  desk: WholeDesk,
  counsel: Counsel,
  options: HouseOptions,
  operations: Operations,
  identities: Identities,
): Koa {
  const { log } = operations;
  const callers = (request: IncomingMessage) => callerOf(request, options.trustProxy ?? false);
  const app = new Koa();
  const lobby = lobbyRouter(desk);
  const tables = tablesRouter(desk);
  const memory = memoryRouter(desk);
  const advice = counselRouter(desk, counsel);
  const admin = adminRouter(desk, operations, { token: options.adminToken, callerOf: callers });
  const rooms = roomsRouter(desk);
  const secure = options.publicUrl?.startsWith('https:') ?? false;
  const people = peopleRouter({ ...desk, secure, callerOf: (ctx) => callers(ctx.req) });
  app.use(headers(options.publicUrl));
  app.use(counted(operations));
  app.use(errors(log));
  app.use(origins(originRule(options.publicUrl)));
  app.use(opsRouter(operations, { token: options.metricsToken, callerOf: callers }).routes());
  app.use(limits(options.httpLimits ?? HTTP_LIMITS, desk.storage, callers));
  const packets = bodyParser({ enableTypes: ['json'], jsonLimit: '64kb' });
  const files = bodyParser({ enableTypes: ['json'], jsonLimit: '4mb' });
  app.use((ctx, next) => (ctx.path === '/api/import' ? files : packets)(ctx, next));
  app.use(named(identities));
  app.use(async (ctx, next) => {
    if (/^\/(api|games)(\/|$)/.test(ctx.path)) ctx.set('Cache-Control', 'no-store');
    await next();
  });
  const push = pushRouter(desk);
  for (const router of [admin, lobby, tables, memory, advice, rooms, people, push]) app.use(router.routes());
  app.use(async (ctx, next) => {
    if (!ofTheHouse(ctx.path)) return client(options.clientDir ?? 'dist/client')(ctx, next);
    await next();
  });
  // What reaches this is a connection that its client cut off while it was being answered.
  app.on('error', (error) => log.debug({ err: error }, 'an answer was cut off'));
  return app;
}

function listen(http: HttpServer, port: number, host: string | undefined): Promise<number> {
  return new Promise((resolve, reject) => {
    http.once('error', reject);
    http.listen({ port, host }, () => {
      http.off('error', reject);
      resolve((http.address() as AddressInfo).port);
    });
  });
}

async function close(parts: {
  http: HttpServer;
  io: SocketServer;
  bots: Bots;
  clockWorker: ClockWorker;
  pushWorker: PushWorker;
  thinking: Thinking;
  queue: Queue;
  node: Node;
  storage: Storage;
}): Promise<void> {
  const { http, io, bots, clockWorker, pushWorker, thinking, queue, node, storage } = parts;
  const closed = new Promise<void>((resolve) => http.close(() => resolve()));
  await bots.close();
  await clockWorker.close();
  await pushWorker.close();
  thinking.close();
  await queue.close();
  // Cut, not dismissed: a client that is dismissed does not come back by itself, to this process or another.
  await io.close();
  await node.close();
  // Answers on their way still go out; a connection that will not end is cut off.
  const cut = setTimeout(() => http.closeAllConnections(), LAST_ANSWERS_MS);
  await closed;
  clearTimeout(cut);
  await storage.close();
}
