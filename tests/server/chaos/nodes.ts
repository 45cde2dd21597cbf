import type { Dice } from '../../../src/engine/rules.ts';
import { type Child, startChild } from '../child.ts';

interface Running {
  child: Child;
  url: string;
}

const REST_MS = 1500;

/** Some processes of one house, and somebody who kills them, closes them and starts them again, one at a time. */
export class Nodes {
  readonly #env: Record<string, string>;
  readonly #dice: Dice;
  readonly #running: (Running | null)[] = [];
  #troubling = false;
  #trouble: Promise<void> = Promise.resolve();
  kills = 0;
  restarts = 0;

  constructor(database: string, dice: Dice) {
    this.#env = { DATABASE_URL: database, BOT_DELAY_MS: '10', TRUST_PROXY: '1' };
    this.#dice = dice;
  }

  async start(count: number): Promise<void> {
    const started = Array.from({ length: count }, () => this.#start());
    this.#running.push(...(await Promise.all(started)));
  }

  /** The address of one that is there; of some one while none is. */
  address(): string {
    const there = this.#running.filter((one) => one !== null);
    return there[this.#dice.below(there.length || 1)]?.url ?? 'http://127.0.0.1:9';
  }

  /** Begins to kill (two times of three) or close a process every now and then. */
  trouble(): void {
    this.#troubling = true;
    this.#trouble = this.#makeTrouble();
  }

  /** No more of that; resolves when all run again. */
  async peace(): Promise<void> {
    this.#troubling = false;
    await this.#trouble;
  }

  async close(): Promise<void> {
    await this.peace();
    for (const one of this.#running) one?.child.process.kill('SIGKILL');
  }

  async #makeTrouble(): Promise<void> {
    while (this.#troubling) {
      await new Promise((resolve) => setTimeout(resolve, REST_MS + this.#dice.below(REST_MS)));
      const index = this.#dice.below(this.#running.length);
      const one = this.#running[index];
      this.#running[index] = null;
      const hard = this.#dice.below(3) > 0;
      if (hard) this.kills += 1;
      else this.restarts += 1;
      one?.child.process.kill(hard ? 'SIGKILL' : 'SIGTERM');
      await one?.child.ended;
      this.#running[index] = await this.#start();
    }
  }

  async #start(): Promise<Running> {
    const child = startChild(this.#env);
    return { child, url: await child.open };
  }
}
