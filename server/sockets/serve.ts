import type { Server as HttpServer } from 'node:http';
import { Server, type Socket } from 'socket.io';
import type { OriginRule } from '../config.ts';
import { tellable } from '../errors.ts';
import { SAFE_HEADERS } from '../http/guards.ts';
import { readTable } from '../storage/matches.ts';
import { HouseSocket } from './house.ts';
import type { Callers } from './limits.ts';
import type { Room } from './room.ts';
import { StockSocket } from './stock.ts';

const MOST_BYTES = 64 * 1024;

/**
 * socket.io on the house's HTTP server. The default namespace and one namespace per game (where boardgame.io's client connects)
 * are served alike. No packet whatever may end the process: every handler's failure is caught here, told and logged.
 */
export function serveSockets(http: HttpServer, room: Room, rules: { origin: OriginRule; callers: Callers }): Server {
  const io = new Server(http, {
    maxHttpBufferSize: MOST_BYTES,
    perMessageDeflate: { threshold: 1024 },
    serveClient: false,
    cors: { origin: (origin, done) => done(null, origin !== undefined) },
    allowRequest: (request, done) => {
      const allowed = rules.origin(request.headers.origin, request.headers.host);
      const full = rules.callers.isFull(request);
      done(allowed ? (full ? 'too many connections' : null) : 'origin not allowed', allowed && !full);
    },
  });
  io.engine.on('headers', (told: Record<string, string>) => Object.assign(told, SAFE_HEADERS));
  rules.callers.watch(io);
  for (const name of ['/', ...room.titles.ids.map((id) => `/${id}`)]) {
    io.of(name).on('connection', (socket) => serve(room, socket, rules.callers));
  }
  return io;
}

function serve(room: Room, socket: Socket, callers: Callers): void {
  callers.limit(socket);
  const house = new HouseSocket(room, socket);
  const stock = new StockSocket(room, socket);
  on(room, socket, 'watch', ([input]) => house.watch(input));
  on(room, socket, 'unwatch', ([input]) => house.unwatch(input));
  on(room, socket, 'act', ([input]) => house.act(input));
  on(room, socket, 'clock', ([input]) => house.clock(input));
  on(room, socket, 'say', ([input]) => house.say(input));
  for (const event of ['takeBack', 'askTakeBack', 'answerTakeBack'] as const) {
    on(room, socket, event, ([input]) => house.takeBack(event, input));
  }
  on(room, socket, 'sync', (input) => stock.sync(input));
  on(room, socket, 'update', (input) => stock.update(input));
  socket.on('disconnect', () => {
    for (const matchID of new Set([...house.close(), ...stock.close()])) void announce(room, matchID);
  });
}

/** Answers through the acknowledgement, where the client wants one, whatever happens. */
function on(room: Room, socket: Socket, event: string, handle: (input: unknown[]) => Promise<unknown>): void {
  socket.on(event, async (...input: unknown[]) => {
    const last = input.at(-1);
    const ack = typeof last === 'function' ? (input.pop() as (answer: unknown) => void) : () => undefined;
    try {
      ack((await handle(input)) ?? { ok: true });
    } catch (error) {
      const told = tellable(error);
      if (told !== error) room.log.error({ err: error, event }, 'a socket event failed');
      ack({ ok: false, error: told.wire });
    }
  });
}

/** The others are told that somebody is gone. */
async function announce(room: Room, matchID: string): Promise<void> {
  if (!room.hub.isWatched(matchID)) return;
  try {
    await room.queue.run(matchID, async () => {
      const table = await readTable(room.storage.db, matchID);
      if (table) room.hub.announce(table);
    });
  } catch (error) {
    if (tellable(error) !== error) room.log.error({ err: error }, 'presence could not be told');
  }
}
