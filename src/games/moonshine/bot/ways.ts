/** Ways over Safe ground: through Safe Districts, into any that no Squad bars, whoever holds it. */
import { type CityMap, DISTRICTS, MAPS } from '../data/districts.ts';
import { type At, SUPPLY, type Table } from '../state.ts';

/** Sets of Districts are bits of a number, by index. */
type Bits = number;

interface Way {
  /** Moves to each District; -1 where no way leads. */
  readonly steps: Int8Array;
  /** The District before each on its way. */
  readonly back: Int8Array;
}

/** The shortest ways over one lie of the land, each worked out when it is asked for. */
export class Ways {
  readonly #map: CityMap;
  readonly #safe: Bits;
  readonly #barred: Bits;
  readonly #from: (Way | undefined)[] = DISTRICTS.map(() => undefined);

  constructor(map: CityMap, safe: Bits, barred: Bits) {
    this.#map = map;
    this.#safe = safe;
    this.#barred = barred;
  }

  /** How many Moves apart; Infinity when no way leads there. */
  steps(from: At, to: At): number {
    if (from === to) return 0;
    const steps = this.#search(from).steps[to] ?? -1;
    return steps < 0 ? Number.POSITIVE_INFINITY : steps;
  }

  /** The first District on the way; undefined when no way leads there, or it is there already. */
  first(from: At, to: At): At | undefined {
    const { steps, back } = this.#search(from);
    if ((steps[to] ?? -1) <= 0) return undefined;
    let at = to;
    while (steps[at] !== 1) at = back[at] as At;
    return at;
  }

  /** Puts the Districts on the way, `to` included and `from` not, at the end of `route`. */
  append(from: At, to: At, route: At[]): void {
    const { steps, back } = this.#search(from);
    const before = route.length - 1;
    for (let at = to; (steps[at] ?? -1) > 0; at = back[at] as At) route[before + (steps[at] as number)] = at;
  }

  /** Breadth first. */
  #search(from: At): Way {
    const known = this.#from[from];
    if (known) return known;
    const steps = new Int8Array(DISTRICTS.length).fill(-1);
    const back = new Int8Array(DISTRICTS.length);
    const queue: At[] = [from];
    steps[from] = 0;
    for (let i = 0; i < queue.length; i++) {
      const at = queue[i] as At;
      if (i > 0 && !(this.#safe & (1 << at))) continue;
      for (const next of this.#map.connected[at] ?? []) {
        if (steps[next] !== -1 || this.#barred & (1 << next)) continue;
        steps[next] = (steps[at] as number) + 1;
        back[next] = at;
        queue.push(next);
      }
    }
    this.#from[from] = { steps, back };
    return { steps, back };
  }
}

/** Lies of the land that are remembered: a search comes back to the same few again and again. */
const REMEMBERED = 1024;
const known = new Map<CityMap, Map<number, Ways>>(Object.values(MAPS).map((map) => [map, new Map()]));

/** The ways of a seat for which those Districts are Safe. */
export function waysOver(s: Table, safe: Bits): Ways {
  const map = MAPS[s.options.map];
  const lies = known.get(map) as Map<number, Ways>;
  let barred = 0;
  for (const squad of s.squads) if (squad !== SUPPLY) barred |= 1 << squad;
  const key = safe * 2 ** DISTRICTS.length + barred;
  let ways = lies.get(key);
  if (ways) return ways;
  if (lies.size >= REMEMBERED) lies.clear();
  ways = new Ways(map, safe, barred);
  lies.set(key, ways);
  return ways;
}
