import type { Wire } from '../../../client/net/session.ts';

interface Sent {
  event: string;
  payload: Record<string, unknown>;
  ack: ((answer: unknown) => void) | undefined;
}

/** A socket whose other end is the test. */
export class FakeWire implements Wire {
  connected = true;
  readonly sent: Sent[] = [];
  readonly #listeners = new Map<string, Set<(payload: never) => void>>();

  on(event: string, listener: (payload: never) => void): void {
    const all = this.#listeners.get(event) ?? new Set();
    this.#listeners.set(event, all.add(listener));
  }

  off(event: string, listener: (payload: never) => void): void {
    this.#listeners.get(event)?.delete(listener);
  }

  emit(event: string, payload: unknown, ack?: (answer: never) => void): void {
    this.sent.push({
      event,
      payload: payload as Record<string, unknown>,
      ack: ack as ((answer: unknown) => void) | undefined,
    });
  }

  /** The server says something. */
  push(event: string, payload?: unknown): void {
    for (const listener of this.#listeners.get(event) ?? []) listener(payload as never);
  }

  /** The packets of that kind, oldest first. */
  of(event: string): Sent[] {
    return this.sent.filter((s) => s.event === event);
  }

  /** Answers the last packet of that kind. */
  answer(event: string, answer: unknown): void {
    this.of(event).at(-1)?.ack?.(answer);
  }

  lose(): void {
    this.connected = false;
    this.push('disconnect');
  }

  regain(): void {
    this.connected = true;
    this.push('connect');
  }

  get listeners(): number {
    return [...this.#listeners.values()].reduce((sum, set) => sum + set.size, 0);
  }
}
