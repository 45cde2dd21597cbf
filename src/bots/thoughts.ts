/** Asks thinking players on threads: decisions queue up, each goes to the first thread that is free, and can be called off. */
import type { Dealing } from '../engine/dealings.ts';
import type { Action, Seat } from '../engine/rules.ts';
import type { Explained, Why } from './thinkers.ts';
import type { Aside, Assignment, Reply } from './worker.ts';

/** A thread as its owner sees it; Node's Worker and, by a line of wrapping, the browser's. */
export interface Thread {
  postMessage(said: Assignment | Aside): void;
  on(event: 'message', hear: (reply: Reply) => void): unknown;
  on(event: 'error', hear: (error: Error) => void): unknown;
  terminate(): unknown;
}

export interface Asked {
  title: string;
  level: string;
  view: unknown;
  seat: Seat;
  seed: string;
  budget?: { ms?: number; iterations?: number };
  /** Asks for a reason as well. */
  why?: Why | undefined;
  /** Calls the decision off: the promise rejects with the signal's reason, and the thread stops within an iteration, or a slice. */
  signal?: AbortSignal;
}

/** What a thread gives back when it does not fail. */
type Answer = Exclude<Reply, { error: string }>;

interface Job {
  asked: Asked & { done?: readonly string[] };
  resolve(answer: Answer): void;
  reject(reason: unknown): void;
}

interface Desk {
  thread: Thread;
  stop: Int32Array | null;
  job: Job | null;
  id: number;
}

/** A few threads, begun when first needed. */
export class Thoughts {
  readonly #begin: () => Thread;
  readonly #most: number;
  readonly #shares: boolean;
  readonly #desks: Desk[] = [];
  readonly #queue: Job[] = [];
  #closed = false;
  #resting = false;
  #lastId = 0;

  /**
   * `begin` starts a thread that runs `thinkAt`; at most `most` of them run. They are told to stop through memory that is shared, or
   * without it (`shares` false) by messages: then they think slice by slice, and can rest.
   */
  constructor(begin: () => Thread, most = 1, shares = typeof SharedArrayBuffer !== 'undefined') {
    this.#begin = begin;
    this.#most = most;
    this.#shares = shares;
  }

  /** How many decisions are asked for and not answered yet. */
  get pending(): number {
    return this.#queue.length + this.#desks.filter(({ job }) => job !== null).length;
  }

  /** While it is on, threads that share no memory think nothing; time does not run for them meanwhile, and no thought is lost. */
  rest(on: boolean): void {
    if (on === this.#resting) return;
    this.#resting = on;
    for (const { stop, thread } of this.#desks) if (!stop) thread.postMessage({ rest: on });
  }

  /** The action that the level answers with. Rejects when it fails, is called off, or the pool is closed. */
  async decide(asked: Asked): Promise<Action> {
    return (await this.think(asked)).action;
  }

  /** The answer with what was thought about it. Rejects like `decide`. */
  async think(asked: Asked): Promise<Explained> {
    const answer = await this.#ask(asked);
    if ('verdict' in answer) return answer.verdict;
    throw new Error('no verdict');
  }

  /** What the level does on the side, of those occasions none; null: nothing. Rejects like `decide`. */
  async deal(asked: Asked & { done: readonly string[] }): Promise<Dealing | null> {
    const answer = await this.#ask(asked);
    return 'dealing' in answer ? answer.dealing : null;
  }

  #ask(asked: Job['asked']): Promise<Answer> {
    if (this.#closed) return Promise.reject(new Error('the thoughts are closed'));
    if (asked.signal?.aborted) return Promise.reject(asked.signal.reason);
    return new Promise((resolve, reject) => {
      const job = { asked, resolve, reject };
      asked.signal?.addEventListener('abort', () => this.#callOff(job), { once: true });
      this.#queue.push(job);
      this.#serve();
    });
  }

  /** Ends the threads; what is still thought about is rejected. */
  close(): void {
    this.#closed = true;
    for (const job of this.#queue.splice(0)) job.reject(new Error('the thoughts are closed'));
    for (const desk of this.#desks.splice(0)) {
      desk.job?.reject(new Error('the thoughts are closed'));
      void desk.thread.terminate();
    }
  }

  #serve(): void {
    while (this.#queue.length > 0) {
      const desk = this.#desks.find(({ job }) => job === null) ?? this.#newDesk();
      const job = desk && this.#queue.shift();
      if (!desk || !job) return;
      this.#assign(desk, job);
    }
  }

  #newDesk(): Desk | null {
    if (this.#desks.length >= this.#most) return null;
    const shared = this.#shares ? new Int32Array(new SharedArrayBuffer(4)) : null;
    const desk: Desk = { thread: this.#begin(), stop: shared, job: null, id: 0 };
    desk.thread.on('message', (reply) => this.#hear(desk, reply));
    desk.thread.on('error', (error) => this.#lose(desk, error));
    this.#desks.push(desk);
    if (this.#resting && !shared) desk.thread.postMessage({ rest: true });
    return desk;
  }

  #assign(desk: Desk, job: Job): void {
    const { title, level, view, seat, seed, why, done, budget = {} } = job.asked;
    desk.job = job;
    desk.id = ++this.#lastId;
    desk.thread.postMessage({ id: desk.id, title, level, view, seat, seed, budget, why, done, stop: desk.stop });
  }

  #hear(desk: Desk, reply: Reply): void {
    if (reply.id !== desk.id) return;
    const { job } = desk;
    desk.job = null;
    if ('error' in reply) job?.reject(new Error(reply.error));
    else job?.resolve(reply);
    this.#serve();
  }

  /** A thread that broke takes its job with it; another is begun for the next. */
  #lose(desk: Desk, error: Error): void {
    const at = this.#desks.indexOf(desk);
    if (at >= 0) this.#desks.splice(at, 1);
    desk.job?.reject(error);
    if (!this.#closed) this.#serve();
  }

  #callOff(job: Job): void {
    const queued = this.#queue.indexOf(job);
    if (queued >= 0) this.#queue.splice(queued, 1);
    const desk = this.#desks.find((candidate) => candidate.job === job);
    job.reject(job.asked.signal?.reason);
    if (desk?.stop) Atomics.store(desk.stop, 0, desk.id);
    else desk?.thread.postMessage({ stop: desk.id });
  }
}
