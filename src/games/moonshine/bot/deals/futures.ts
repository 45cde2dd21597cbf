/** The rest of the Day played out by the fast player, in several worlds, with and without promises to stay out. */
import { seededDice } from '../../../../engine/dice.ts';
import type { Seat } from '../../../../engine/rules.ts';
import type { Borough, DistrictId } from '../../data/districts.ts';
import { top } from '../../rules/decisions.ts';
import { rules } from '../../rules/index.ts';
import { type Deal, NOBODY, type State, type View } from '../../state.ts';
import { estimate } from '../estimate.ts';
import { priorities } from '../priorities.ts';

/** A promise to stay out, as if it were shaken. */
export interface Peace {
  maker: Seat;
  receiver: Seat;
  place: DistrictId | Borough;
}

/** A Day has fewer decisions. */
const MOST = 200;

/** Of every world each seat's chance to win, by seat. */
type Chances = readonly (readonly number[])[];

/**
 * The same worlds, whatever is promised in them: the hidden cards dealt alike, the same dice. A promise that binds nobody in a
 * world changes nothing there.
 */
export class Futures {
  readonly view: View;
  readonly #seat: Seat;
  readonly #luck: string;
  readonly #worlds: number;
  readonly #known = new Map<string, Chances>();

  constructor(view: View, seat: Seat, luck: string, worlds: number) {
    this.view = view;
    this.#seat = seat;
    this.#luck = luck;
    this.#worlds = worlds;
  }

  /** The first few of these worlds. */
  few(worlds: number): Futures {
    return new Futures(this.view, this.#seat, this.#luck, worlds);
  }

  /** The chances at the next dawn when those promises are kept, beside all that bind already. */
  under(promises: readonly Peace[]): Chances {
    const key = JSON.stringify(promises);
    const known = this.#known.get(key);
    if (known) return known;
    const chances = Array.from({ length: this.#worlds }, (_, world) => this.#play(world, promises));
    this.#known.set(key, chances);
    return chances;
  }

  #play(world: number, promises: readonly Peace[]): number[] {
    const dice = seededDice(`${this.#luck}/${world}`);
    const state = rules.deal(this.view, this.#seat, dice);
    state.deals = [...state.deals.filter((deal) => deal.shaken), ...promises.map(shakenFor)];
    untilDawn(state, dice);
    return estimate(state);
  }
}

function shakenFor({ maker, receiver, place }: Peace, i: number): Deal {
  const vow = { text: '', term: { stayOut: place }, state: 'open' as const, paid: 0, votes: [] };
  return { id: -1 - i, from: maker, to: receiver, counter: 0, shaken: true, vows: [vow, null] };
}

function untilDawn(state: State, dice: ReturnType<typeof seededDice>): void {
  const { day } = state;
  for (let n = 0; n < MOST && state.day === day && state.crowned === NOBODY; n++) {
    const seat = top(state)?.seat ?? NOBODY;
    rules.apply(state, seat, priorities(rules.view(state, seat), seat, dice), { dice });
  }
}
