import type { IncomingMessage } from 'node:http';
import type { Server, Socket } from 'socket.io';

/** Packets a socket may send at once, and per second after that. */
export interface SocketLimits {
  burst: number;
  perSecond: number;
}

/** How many packets over the limit end the connection. */
const PATIENCE = 500;
/** How many unsent packets a slow reader may have before it is let go; it connects again and is told everything anew. */
const MOST_UNSENT = 500;

/** Drops what a socket sends beyond its limit, and the socket when it does not stop. */
export function limitSocket(socket: Socket, limits: SocketLimits): void {
  let tokens = limits.burst;
  let dropped = 0;
  let last = Date.now();
  socket.use((packet, next) => {
    const now = Date.now();
    tokens = Math.min(limits.burst, tokens + ((now - last) / 1000) * limits.perSecond);
    last = now;
    if (tokens >= 1) {
      tokens -= 1;
      return next();
    }
    dropped += 1;
    const ack = packet.at(-1);
    if (typeof ack === 'function') ack({ ok: false, error: { code: 'tooMany', message: 'Too fast.' } });
    if (dropped > PATIENCE) socket.disconnect(true);
  });
}

/** Sends, unless the reader is so slow that its unsent packets fill the memory. */
export function send(socket: Socket, event: string, ...data: unknown[]): void {
  const { writeBuffer } = socket.conn as unknown as { writeBuffer?: unknown[] };
  const unsent = writeBuffer?.length ?? 0;
  if (unsent > MOST_UNSENT) socket.disconnect(true);
  else socket.emit(event, ...data);
}

/** At most that many open connections from one address. */
export function limitConnections(io: Server, most: number, addressOf: (request: IncomingMessage) => string): void {
  const open = new Map<string, number>();
  io.engine.on(
    'connection',
    (raw: { request: IncomingMessage; close(): void; once(event: 'close', f: () => void): void }) => {
      const address = addressOf(raw.request);
      const count = (open.get(address) ?? 0) + 1;
      open.set(address, count);
      raw.once('close', () => {
        const left = (open.get(address) ?? 1) - 1;
        if (left > 0) open.set(address, left);
        else open.delete(address);
      });
      if (count > most) raw.close();
    },
  );
}
