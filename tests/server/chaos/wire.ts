import { io, type Socket } from 'socket.io-client';
import type { Wire } from '../../../client/net/session.ts';
import type { Dice } from '../../../src/engine/rules.ts';

/** What a bad line does, in so many of a hundred packets. Whatever is lost takes the connection with it soon after. */
export interface Weather {
  lost: number;
  twice: number;
  late: number;
}

export const STORM: Weather = { lost: 3, twice: 8, late: 25 };
const CALM: Weather = { lost: 0, twice: 0, late: 0 };

const LATE_MS = 120;
const DYING_MS = 400;
const AGAIN_MS = 300;

type Listener = (payload: never) => void;

/** A client's line to some process of the house: it loses packets, doubles them, lets one overtake another, and breaks. */
export class BadLine implements Wire {
  readonly #address: () => string;
  readonly #dice: Dice;
  readonly #listeners = new Map<string, Set<Listener>>();
  #weather = STORM;
  #socket: Socket | null = null;
  #closed = false;

  /** `address` is asked at every connection: a balancer that knows no stickiness. */
  constructor(address: () => string, dice: Dice) {
    this.#address = address;
    this.#dice = dice;
    this.#connect();
  }

  get connected(): boolean {
    return this.#socket?.connected ?? false;
  }

  on(event: string, listener: Listener): void {
    this.#listeners.set(event, (this.#listeners.get(event) ?? new Set()).add(listener));
  }

  off(event: string, listener: Listener): void {
    this.#listeners.get(event)?.delete(listener);
  }

  emit(event: string, payload: unknown, ack?: Listener): void {
    const socket = this.#socket;
    this.#pass(socket, () => {
      if (!ack) socket?.emit(event, payload);
      else socket?.emit(event, payload, (answer: never) => this.#pass(socket, () => ack(answer)));
    });
  }

  /** The weather clears, and the line is made once more. */
  calm(): void {
    this.#weather = CALM;
    this.#cut(this.#socket);
  }

  close(): void {
    this.#closed = true;
    this.#socket?.disconnect();
  }

  #connect(): void {
    if (this.#closed) return;
    const from = `10.0.${this.#dice.below(250)}.${this.#dice.below(250)}`;
    const extraHeaders = { 'x-forwarded-for': from };
    const socket = io(this.#address(), {
      transports: ['websocket'],
      forceNew: true,
      reconnection: false,
      extraHeaders,
    });
    this.#socket = socket;
    socket.on('connect', () => this.#tell('connect'));
    for (const event of ['disconnect', 'connect_error']) socket.on(event, () => this.#lost(socket));
    for (const event of ['frame', 'table'])
      socket.on(event, (payload: unknown) => this.#pass(socket, () => this.#tell(event, payload)));
  }

  #lost(socket: Socket): void {
    if (this.#socket !== socket) return;
    this.#socket = null;
    socket.disconnect();
    this.#tell('disconnect');
    setTimeout(() => this.#connect(), this.#dice.below(AGAIN_MS));
  }

  #cut(socket: Socket | null): void {
    if (socket && this.#socket === socket) this.#lost(socket);
  }

  /** One packet, as the weather will have it. Nothing comes out of a line that is broken. */
  #pass(socket: Socket | null, deliver: () => void): void {
    const { lost, twice, late } = this.#weather;
    const happens = (percent: number) => this.#dice.below(100) < percent;
    if (happens(lost)) {
      setTimeout(() => this.#cut(socket), this.#dice.below(DYING_MS));
      return;
    }
    const once = () => {
      if (this.#socket === socket) deliver();
    };
    const send = () => (happens(late) ? void setTimeout(once, this.#dice.below(LATE_MS)) : once());
    send();
    if (happens(twice)) send();
  }

  #tell(event: string, payload?: unknown): void {
    for (const listener of [...(this.#listeners.get(event) ?? [])]) listener(payload as never);
  }
}
