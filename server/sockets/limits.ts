import type { IncomingMessage } from 'node:http';
import type { Server, Socket } from 'socket.io';

/** What sockets may send, per caller: packets at once, packets per second after that, and connections at a time. */
export interface SocketLimits {
  burst: number;
  perSecond: number;
  connections: number;
}

/** How many packets over the limit end a connection. */
const PATIENCE = 500;
/** How many unsent packets a slow reader may have before it is let go; it connects again and is told everything anew. */
const MOST_UNSENT = 500;

/** One caller's allowance, shared by all his connections. */
interface Caller {
  open: number;
  tokens: number;
  last: number;
}

/** Who is connected, and how much of his allowance is left. Forgets a caller with his last connection. */
export class Callers {
  readonly #callers = new Map<string, Caller>();
  readonly #limits: SocketLimits;
  readonly #callerOf: (request: IncomingMessage) => string;

  constructor(limits: SocketLimits, callerOf: (request: IncomingMessage) => string) {
    this.#limits = limits;
    this.#callerOf = callerOf;
  }

  /** Counts connections, and closes those beyond the limit. */
  watch(io: Server): void {
    io.engine.on('connection', (raw: RawConnection) => {
      const name = this.#callerOf(raw.request);
      const caller = this.#callers.get(name) ?? { open: 0, tokens: this.#limits.burst, last: Date.now() };
      this.#callers.set(name, caller);
      caller.open += 1;
      raw.once('close', () => {
        caller.open -= 1;
        if (caller.open === 0) this.#callers.delete(name);
      });
      if (caller.open > this.#limits.connections) raw.close();
    });
  }

  /** Drops what the caller sends beyond his limit, and the connection when it does not stop. */
  limit(socket: Socket): void {
    const name = this.#callerOf(socket.request);
    let dropped = 0;
    socket.use((packet, next) => {
      if (this.#take(name)) return next();
      dropped += 1;
      const ack = packet.at(-1);
      if (typeof ack === 'function') ack({ ok: false, error: { code: 'tooMany', message: 'Too fast.' } });
      if (dropped > PATIENCE) socket.disconnect(true);
    });
  }

  #take(name: string): boolean {
    const caller = this.#callers.get(name);
    if (!caller) return false;
    const { burst, perSecond } = this.#limits;
    const now = Date.now();
    caller.tokens = Math.min(burst, caller.tokens + ((now - caller.last) / 1000) * perSecond);
    caller.last = now;
    if (caller.tokens < 1) return false;
    caller.tokens -= 1;
    return true;
  }
}

interface RawConnection {
  request: IncomingMessage;
  close(): void;
  once(event: 'close', listener: () => void): void;
}

/** Sends, unless the reader is so slow that its unsent packets fill the memory. */
export function send(socket: Socket, event: string, ...data: unknown[]): void {
  const { writeBuffer } = socket.conn as unknown as { writeBuffer?: unknown[] };
  const unsent = writeBuffer?.length ?? 0;
  if (unsent > MOST_UNSENT) socket.disconnect(true);
  else socket.emit(event, ...data);
}
