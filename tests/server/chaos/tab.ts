import { openTable, type TableSession } from '../../../client/net/session.ts';
import type { Snapshot } from '../../../client/net/snapshot.ts';
import type { HeldSeat } from '../../../client/net/types.ts';
import type { Action, Dice } from '../../../src/engine/rules.ts';
import type { Title } from '../../../src/engine/title.ts';
import { BadLine } from './wire.ts';

/** Something that was answered with yes. */
export interface Acknowledged {
  seat: number;
  key: string;
  number: number;
}

const PAUSE_MS = 25;
/** In a hundred: an action thought up for an earlier position, and a wish to take back. */
const STALE = 10;
const REGRETS = 4;

/** One tab of one seat: the house's own client on a bad line, playing at random. */
export class Tab {
  readonly acknowledged: Acknowledged[] = [];
  readonly #title: Title;
  readonly #held: HeldSeat;
  readonly #dice: Dice;
  readonly #line: BadLine;
  readonly #session: TableSession;
  #earlier: Action | null = null;
  #lastKey = '';
  #keys = 0;
  #stopped = false;

  constructor(parts: {
    matchID: string;
    title: Title;
    held: HeldSeat;
    name: string;
    address: () => string;
    dice: Dice;
  }) {
    const { matchID, title, held, name, address, dice } = parts;
    this.#title = title;
    this.#held = held;
    this.#dice = dice;
    this.#line = new BadLine(address, dice);
    this.#session = openTable(matchID, this.#line, () => {
      this.#keys += 1;
      this.#lastKey = `chaos-${name}-${this.#keys}`;
      return this.#lastKey;
    });
    this.#session.watch([held]);
  }

  get seat(): number {
    return this.#held.seat;
  }

  get screen(): Snapshot {
    return this.#session.snapshot();
  }

  /** Plays until the match has that many lines, or is over, or this is stopped. */
  async play(lines: number): Promise<void> {
    while (!this.#stopped && this.screen.number < lines && !this.#frame()?.outcome) {
      await new Promise((resolve) => setTimeout(resolve, this.#dice.below(PAUSE_MS)));
      await this.#turn();
    }
  }

  stop(): void {
    this.#stopped = true;
  }

  calm(): void {
    this.#line.calm();
  }

  close(): void {
    this.#session.close();
    this.#line.close();
  }

  #frame() {
    return this.screen.frames.get(this.seat);
  }

  async #turn(): Promise<void> {
    const frame = this.#frame();
    if (this.screen.status !== 'live' || !frame) return;
    if (this.#dice.below(100) < REGRETS && frame.takeBack?.last != null) {
      return this.#noted(this.#session.takeBack(this.#held, frame.takeBack.last));
    }
    if (!frame.waiting.some((one) => one.seat === this.seat)) return;
    const actions = this.#title.rules.actions(frame.view, this.seat);
    const action = actions[this.#dice.below(actions.length)];
    const stale = this.#dice.below(100) < STALE ? this.#earlier : null;
    if (action) await this.#noted(this.#session.act(this.#held, stale ?? action));
    if (action) this.#earlier = action;
  }

  async #noted(answering: ReturnType<TableSession['act']>): Promise<void> {
    const key = this.#lastKey;
    const answer = await answering;
    if (answer.ok && answer.number !== undefined)
      this.acknowledged.push({ seat: this.seat, key, number: answer.number });
  }
}
