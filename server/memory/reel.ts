import { secretDice } from '../../src/proof/secretDice.ts';
import { type Line, readSnapshot } from '../storage/journal.ts';
import type { Match } from '../storage/matches.ts';
import type { Db } from '../storage/schema.ts';
import type { Served } from '../titles.ts';
import { databaseSource, type Made, pathTo } from './path.ts';

/** A State on the bare engine, which is made for playing fast; `draws` is where its dice stand. */
interface Still {
  state: unknown;
  draws: number;
}

/** Turns a stored match from line to line, forwards, each position as it was then. */
export class Reel {
  readonly #db: Db;
  readonly #match: Match;
  readonly #served: Served;
  /** The lines that a line further on takes back to. */
  readonly #wanted: ReadonlySet<number | null>;
  readonly #kept = new Map<number, Still>();
  #now: Still | null = null;

  constructor(db: Db, match: Match, served: Served, lines: readonly Line[]) {
    this.#db = db;
    this.#match = match;
    this.#served = served;
    this.#wanted = new Set(lines.map((line) => line.to));
  }

  /** The State after that line, which is the first asked for or the one after the last. Not to be kept: it is played on with. */
  async turnTo(line: Line): Promise<unknown> {
    const { number, seat, action, to } = line;
    if (to !== null) this.#now = this.#copy(this.#kept.get(to) ?? (await this.#find(to)));
    else if (!this.#now || seat === null) this.#now = await this.#find(number);
    else this.#play(this.#now, { number, seat, action, draws: null });
    if (this.#wanted.has(number)) this.#kept.set(number, this.#copy(this.#now));
    return this.#now.state;
  }

  async #find(number: number): Promise<Still> {
    const path = await pathTo(databaseSource(this.#db, this.#match.id), number);
    const base = await readSnapshot(this.#db, this.#match.id, path.base);
    if (!base) throw new Error('a kept position is gone');
    const still = { state: base.state.G, draws: base.draws };
    for (const made of path.made) this.#play(still, made);
    return still;
  }

  #play(still: Still, { number, seat, action, draws }: Made): void {
    const dice = secretDice(this.#match.seed, still.draws);
    this.#served.title.rules.apply(still.state, seat, action, { dice });
    still.draws = dice.draws;
    if (draws !== null && draws !== still.draws) throw new Error(`line ${number} played again drew other dice`);
  }

  #copy({ state, draws }: Still): Still {
    return { state: this.#served.title.rules.copy(state), draws };
  }
}
