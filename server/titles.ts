import { allLevels, usualLevel } from '../src/bots/index.ts';
import type { Title } from '../src/engine/title.ts';
import { Driver } from './boardgameio.ts';
import { HouseError } from './errors.ts';

/** One game, ready to be served. */
export interface Served {
  title: Title;
  driver: Driver;
  /** The bot levels that may fill a seat, the easiest first. */
  bots: readonly string[];
  /** The level of a seat for which nobody has chosen one. */
  usualBot: string;
}

/** The games of this house by id. A Map, so that no name from outside finds anything but a game. */
export class Catalogue {
  readonly #served: ReadonlyMap<string, Served>;

  constructor(titles: Readonly<Record<string, Title>>) {
    const serve = (title: Title): Served => {
      return { title, driver: new Driver(title), bots: allLevels(title), usualBot: usualLevel(title) };
    };
    this.#served = new Map(Object.values(titles).map((title) => [title.id, serve(title)]));
  }

  get all(): Served[] {
    return [...this.#served.values()];
  }

  get ids(): string[] {
    return [...this.#served.keys()];
  }

  /** Throws HouseError `noSuchGame`. */
  get(id: string): Served {
    const served = this.#served.get(id);
    if (!served) throw new HouseError('noSuchGame', 'The house has no such game.');
    return served;
  }

  /** The game of a stored match, which must still be played by the rules it began with. Throws `noSuchGame`, `rulesChanged`. */
  of(match: { title: string; rules: number }): Served {
    const served = this.get(match.title);
    if (served.title.rules.version === match.rules) return served;
    throw new HouseError('rulesChanged', 'The rules have changed since this match began; it cannot go on.');
  }
}
