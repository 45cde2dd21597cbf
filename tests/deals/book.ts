/**
 * Handshakes kept a second time, from the actions and the plain events alone: what must be promised, kept, broken and dead after
 * each step. Nothing here looks into the State.
 */
import type { Action, GameEvent, Seat } from '../../src/engine/rules.ts';

interface Promise_ {
  term: { pay?: number; stayOut?: string } | null;
  state: 'open' | 'claimed' | 'disputed' | 'kept' | 'broken';
  paid: number;
  votes: Map<Seat, boolean>;
}

interface Pact {
  id: number;
  from: Seat;
  to: Seat;
  shaken: boolean;
  sides: [Promise_ | null, Promise_ | null];
}

/** What must be told of a promise: `<deal>/<side> kept`, `<deal>/<side> broken` with `+card` where a Welsher is taken. */
export type Verdict = string;

const BOROUGHS: Readonly<Record<string, readonly string[]>> = {
  manhattan: ['fivePoints', 'sugarHill', 'eastHarlem', 'tenderloin', 'westSide', 'bowery'],
  bronx: ['huntsPoint', 'morrisPark', 'belmont', 'fordham', 'throggsNeck'],
  queens: ['corona', 'richmondHill', 'astoria', 'flushing', 'whitestone', 'jamaica'],
  brooklyn: ['brownsville', 'williamsburg', 'coneyIsland', 'redHook', 'canarsie'],
  staten: ['stapleton', 'westerleigh', 'tottenville'],
};

export class Book {
  pacts: Pact[] = [];
  /** Ids that died, were struck or settled: nothing may be told of them any more. */
  readonly gone = new Set<number>();
  readonly judged = new Set<string>();
  readonly welshers: number[];
  private made = 0;
  private readonly seatNamed: (name: string) => Seat;

  constructor(welshers: number[], seatNamed: (name: string) => Seat) {
    this.welshers = welshers;
    this.seatNamed = seatNamed;
  }

  get seats(): number {
    return this.welshers.length;
  }

  /** The verdicts that must follow from an aside, or from an answer at Sunset; `cash` is what each seat had before. */
  say(seat: Seat, action: Action, cash: readonly number[]): Verdict[] {
    switch (action.do) {
      case 'offerHandshake':
        return this.offer(seat, action);
      case 'shake':
        return this.shake(this.pact(action.deal), cash);
      case 'refuseHandshake':
      case 'withdrawHandshake':
        return this.strike(this.pact(action.deal));
      case 'giveCash':
        return this.give(seat, this.seatNamed(String(action.to)), Number(action.amount));
      default:
        return this.speak(seat, action);
    }
  }

  /** What must follow from Mobsters of that seat entering a District by a Move or an Advance. */
  enters(seat: Seat, at: string): Verdict[] {
    return this.open().flatMap(({ pact, side, promise }) => {
      const place = promise.term?.stayOut;
      if (place === undefined || this.maker(pact, side) !== seat) return [];
      const covered = place === at || BOROUGHS[place]?.includes(at);
      return covered ? this.judge(pact, side, false) : [];
    });
  }

  /** Everybody has Laid Low: offers run out, terms are judged. */
  sunset(): Verdict[] {
    for (const pact of this.pacts.filter((one) => !one.shaken)) this.strike(pact);
    return this.open().flatMap(({ pact, side, promise }) => {
      if (promise.term === null) return [];
      return this.judge(pact, side, promise.term.stayOut !== undefined);
    });
  }

  /** Nothing outlives the night or the crown. */
  clear(): void {
    for (const pact of this.pacts) this.gone.add(pact.id);
    this.pacts = [];
  }

  private offer(seat: Seat, action: Action): Verdict[] {
    this.made += 1;
    const sides: Pact['sides'] = [promised(action.give), promised(action.ask)];
    this.pacts.push({ id: this.made, from: seat, to: this.seatNamed(String(action.to)), shaken: false, sides });
    return [];
  }

  /** Binds only when both could pay what they promise, there and then. */
  private shake(pact: Pact, cash: readonly number[]): Verdict[] {
    const [give, ask] = pact.sides;
    const able = (seat: Seat, promise: Promise_ | null) => (cash[seat] ?? 0) >= (promise?.term?.pay ?? 0);
    if (able(pact.from, give) && able(pact.to, ask)) pact.shaken = true;
    else this.strike(pact);
    return [];
  }

  private give(from: Seat, to: Seat, amount: number): Verdict[] {
    let left = amount;
    return this.open().flatMap(({ pact, side, promise }) => {
      const pay = promise.term?.pay;
      if (pay === undefined || this.maker(pact, side) !== from || this.receiver(pact, side) !== to) return [];
      const part = Math.min(left, pay - promise.paid);
      promise.paid += part;
      left -= part;
      return promise.paid === pay ? this.judge(pact, side, true) : [];
    });
  }

  private speak(seat: Seat, action: Action): Verdict[] {
    const pact = this.pact(action.deal);
    const side = action.promise as 0 | 1;
    const promise = pact.sides[side];
    if (!promise) throw new Error(`no promise ${side} in ${pact.id}`);
    if (action.do === 'callKept') return this.judge(pact, side, true);
    if (action.do === 'admit') return this.judge(pact, side, false);
    if (action.do === 'callBroken') promise.state = 'claimed';
    if (action.do === 'dispute') promise.state = 'disputed';
    if (action.do !== 'vote') return [];
    promise.votes.set(seat, action.vote === 'kept');
    return this.count(pact, side, promise);
  }

  /** A majority of the others against the maker breaks it; as soon as that is out of reach it is kept. */
  private count(pact: Pact, side: 0 | 1, promise: Promise_): Verdict[] {
    const voters = this.seats - 2;
    const against = [...promise.votes.values()].filter((kept) => !kept).length;
    const still = voters - promise.votes.size;
    if (against > voters / 2) return this.judge(pact, side, false);
    return against + still > voters / 2 ? [] : this.judge(pact, side, true);
  }

  private judge(pact: Pact, side: 0 | 1, kept: boolean): Verdict[] {
    const promise = pact.sides[side];
    const name = `${pact.id}/${side}`;
    if (!promise || this.judged.has(name)) throw new Error(`${name} is judged twice`);
    this.judged.add(name);
    promise.state = kept ? 'kept' : 'broken';
    const card = !kept && this.welshers.reduce((sum, n) => sum + n, 0) < 8;
    if (card) this.welshers[this.maker(pact, side)] = (this.welshers[this.maker(pact, side)] ?? 0) + 1;
    if (pact.sides.every((one) => one === null || one.state === 'kept' || one.state === 'broken')) this.strike(pact);
    return [`${name} ${kept ? 'kept' : `broken${card ? ' +card' : ''}`}`];
  }

  private strike(pact: Pact): Verdict[] {
    this.pacts = this.pacts.filter((one) => one !== pact);
    this.gone.add(pact.id);
    return [];
  }

  /** Promises of shaken Handshakes that nobody has judged or claimed, the oldest first. */
  private open(): { pact: Pact; side: 0 | 1; promise: Promise_ }[] {
    return this.pacts.flatMap((pact) =>
      ([0, 1] as const).flatMap((side) => {
        const promise = pact.sides[side];
        return pact.shaken && promise?.state === 'open' ? [{ pact, side, promise }] : [];
      }),
    );
  }

  private pact(id: unknown): Pact {
    const found = this.pacts.find((pact) => pact.id === id);
    if (!found) throw new Error(`no Handshake ${String(id)} is on the table`);
    return found;
  }

  private maker(pact: Pact, side: 0 | 1): Seat {
    return side === 0 ? pact.from : pact.to;
  }

  private receiver(pact: Pact, side: 0 | 1): Seat {
    return side === 0 ? pact.to : pact.from;
  }

  /** What is on the table, one line for each Handshake. */
  lines(): string[] {
    const said = (promise: Promise_ | null) =>
      promise ? `${promise.state} ${promise.paid} ${promise.votes.size}` : '-';
    return this.pacts.map((p) => `${p.id} ${p.from}-${p.to} ${p.shaken} ${p.sides.map(said).join(' | ')}`);
  }
}

function promised(value: unknown): Promise_ | null {
  if (value === null || value === undefined) return null;
  const { term = null } = value as { term?: Promise_['term'] };
  return { term, state: 'open', paid: 0, votes: new Map() };
}

/** The verdicts that the rules told. */
export function verdicts(events: readonly GameEvent[]): Verdict[] {
  return events.flatMap((event) => {
    const name = `${event.deal}/${event.promise}`;
    if (event.type === 'promiseKept') return [`${name} kept`];
    return event.type === 'promiseBroken' ? [`${name} broken${event.welsher ? ' +card' : ''}`] : [];
  });
}
