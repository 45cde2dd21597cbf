import type { IncomingMessage } from 'node:http';
import type { Server, Socket } from 'socket.io';
import { tellable } from '../errors.ts';
import { type Identities, secretIn } from '../identities.ts';
import { Bucket, type Rate } from './bucket.ts';

/** What sockets may send, per caller: packets at once, packets per second after that, and connections at a time. */
export interface SocketLimits extends Rate {
  connections: number;
  /** What one connection may send. Absent: as much as its caller. */
  each?: Rate;
}

/** How many packets over the limit end a connection. */
const PATIENCE = 500;
/** How many unsent packets a slow reader may have before it is let go; it connects again and is told everything anew. */
const MOST_UNSENT = 500;

/** One caller's allowance, shared by all his connections. */
interface Caller {
  open: number;
  bucket: Bucket;
}

/**
 * Who is connected, and how much of his allowance is left. A caller is forgotten when his last connection is gone and his
 * allowance would be whole again: who hangs up and calls back has won nothing.
 */
export class Callers {
  readonly #callers = new Map<string, Caller>();
  readonly #limits: SocketLimits;
  readonly #callerOf: (request: IncomingMessage) => string;
  readonly #identities: Identities;

  constructor(limits: SocketLimits, callerOf: (request: IncomingMessage) => string, identities: Identities) {
    this.#limits = limits;
    this.#callerOf = callerOf;
    this.#identities = identities;
  }

  /** Counts connections, and closes those beyond the limit. */
  watch(io: Server): void {
    io.engine.on('connection', (raw: RawConnection) => {
      const name = this.#callerOf(raw.request);
      const caller = this.#callers.get(name) ?? { open: 0, bucket: new Bucket(this.#limits) };
      this.#callers.set(name, caller);
      caller.open += 1;
      raw.once('close', () => this.#left(name, caller));
      if (caller.open > this.#limits.connections) raw.close();
    });
  }

  /** Whether a caller has as many connections as he may: the next is refused before anything is made for it. */
  isFull(request: IncomingMessage): boolean {
    return (this.#callers.get(this.#callerOf(request))?.open ?? 0) >= this.#limits.connections;
  }

  /**
   * Drops what is sent beyond the limit of the connection, of the caller with all his connections, of the person whose cookie it
   * was opened with, or of the holder of the seat in whose name it is sent; and the connection when it does not stop.
   */
  limit(socket: Socket): void {
    const name = this.#callerOf(socket.request);
    const own = new Bucket(this.#limits.each ?? this.#limits);
    const countPerson = this.#personBehind(socket);
    let dropped = 0;
    socket.use((packet, next) => {
      const drop = (message: string) => {
        dropped += 1;
        const ack = packet.at(-1);
        if (typeof ack === 'function') ack({ ok: false, error: { code: 'tooMany', message } });
        if (dropped > PATIENCE) socket.disconnect(true);
      };
      if (!own.take() || !this.#callers.get(name)?.bucket.take()) return drop('Too fast.');
      countPerson()
        .then(() => this.#identities.count(secretIn(packet[1])))
        .then(
          () => next(),
          (error) => drop(tellable(error).message),
        );
    });
  }

  /** Counts for the person behind the connection, who is looked up once: packets keep their order while that lasts. */
  #personBehind(socket: Socket): () => Promise<void> {
    let person: Promise<string | null> | null = null;
    return async () => {
      person ??= this.#identities.personOf(socket.handshake.headers.cookie);
      const found = await person.catch((error) => {
        person = null;
        throw error;
      });
      await this.#identities.countPerson(found);
    };
  }

  #left(name: string, caller: Caller): void {
    caller.open -= 1;
    if (caller.open > 0) return;
    const forget = () => {
      if (caller.open === 0 && this.#callers.get(name) === caller) this.#callers.delete(name);
    };
    setTimeout(forget, caller.bucket.fullAfterMs).unref();
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
