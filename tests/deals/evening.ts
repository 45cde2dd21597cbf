/** One random evening: offers, gifts, words and Plays as they come, every step compared with the second book. */
import { isDeepStrictEqual } from 'node:util';
import { seededDice } from '../../src/engine/dice.ts';
import type { Action, Dice, GameEvent, Seat } from '../../src/engine/rules.ts';
import { moonshine } from '../../src/games/moonshine/index.ts';
import { DEFAULTS } from '../../src/games/moonshine/options.ts';
import type { Deal, State, Vow } from '../../src/games/moonshine/state.ts';
import { audit } from '../games/moonshine/audit.ts';
import { Book, verdicts } from './book.ts';
import { anyAside, likelyAnswer } from './choosing.ts';
import { smallTable } from './positions.ts';

const { rules, notation } = moonshine;
const MOST_STEPS = 60;
const READ_BACK_EVERY = 25;

/** How the evening went, for counting. */
export interface Tally {
  steps: number;
  ends: 'sunset' | 'crown' | 'limit';
  names: string[];
  died: number;
  cards: number;
}

/** Plays the evening of that seed. Throws with the seed and the steps at the first thing that is not as it must be. */
export function evening(seed: string): Tally {
  const party = new Evening(seed);
  try {
    return party.play();
  } catch (error) {
    throw new Error(`evening "${seed}", after ${party.log.join(' ; ')}: ${(error as Error).message}`, { cause: error });
  }
}

class Evening {
  readonly log: string[] = [];
  private readonly dice: Dice;
  private readonly croupier: { dice: Dice; tell: (event: GameEvent) => void };
  private readonly events: GameEvent[] = [];
  private readonly names: string[] = [];
  private died = 0;
  private state: State;
  private readonly book: Book;
  private readonly cardsAtFirst: number;
  private readonly firstDay: number;

  constructor(seed: string) {
    this.dice = seededDice(seed);
    this.croupier = { dice: seededDice(`${seed}/dice`), tell: (event) => void this.events.push(event) };
    const { position } = smallTable(this.dice);
    this.state = this.read(position);
    const seatNamed = (name: string) => notation.seatNamed(this.state, name) ?? -1;
    this.book = new Book(
      this.state.players.map((p) => p.welshers),
      seatNamed,
    );
    this.cardsAtFirst = this.cards();
    this.firstDay = this.state.day;
  }

  play(): Tally {
    for (let step = 0; step < MOST_STEPS && !this.over(); step++) {
      if (step % READ_BACK_EVERY === READ_BACK_EVERY - 1) this.readBack();
      this.step();
    }
    const ends = this.state.day > this.firstDay ? 'sunset' : rules.outcome(this.state) ? 'crown' : 'limit';
    return {
      steps: this.log.length,
      ends,
      names: this.names,
      died: this.died,
      cards: this.cards() - this.cardsAtFirst,
    };
  }

  private over(): boolean {
    return rules.outcome(this.state) !== null || this.state.day > this.firstDay;
  }

  private cards(): number {
    return this.state.players.reduce((sum, p) => sum + p.welshers, 0);
  }

  private step(): void {
    const kind = this.dice.below(20);
    if (kind === 0) {
      this.leave(this.dice.below(this.state.players.length));
      return;
    }
    if (kind < 13) {
      const { seat, action } = anyAside(this.state, this.dice);
      if (rules.refuse(this.state, seat, action) === null) this.make(seat, action);
      return;
    }
    const [asked] = rules.waiting(this.state);
    if (!asked) throw new Error('nobody is waited for');
    this.make(asked.seat, likelyAnswer(this.state, asked.seat, this.dice));
  }

  /** A holder leaves: his offers are withdrawn, what was shaken stays. */
  private leave(seat: Seat): void {
    for (const action of rules.parting(this.state, seat)) {
      if (rules.refuse(this.state, seat, action)) throw new Error(`parting is refused: ${JSON.stringify(action)}`);
      this.make(seat, action);
    }
    const left = this.state.deals.filter((deal) => !deal.shaken && deal.from === seat);
    if (left.length > 0) throw new Error(`offers of seat ${seat} run on`);
  }

  private make(seat: Seat, action: Action): void {
    this.log.push(JSON.stringify({ seat, ...action }));
    this.names.push(action.do);
    const before = snapshot(this.state);
    const asked = rules.waiting(this.state)[0]?.stage;
    this.events.length = 0;
    const dead = new Set(this.book.gone);
    rules.apply(this.state, seat, action, this.croupier);
    const ghost = this.events.find((event) => dead.has(event.deal as number));
    if (ghost) throw new Error(`of a dead Handshake it is told ${JSON.stringify(ghost)}`);
    const complaints = audit(before, this.state, this.events);
    if (complaints.length > 0) throw new Error(complaints.join('; '));
    this.compare(
      this.expected(
        seat,
        action,
        asked ?? '',
        before.players.map((p) => p.cash),
      ),
    );
  }

  /** What the second book says must have been judged by that step. */
  private expected(seat: Seat, action: Action, stage: string, cash: readonly number[]): string[] {
    const said = SAYINGS.has(action.do) ? this.book.say(seat, action, cash) : [];
    const entered = this.events.flatMap((e) => (isEntry(e) ? this.book.enters(e.seat as Seat, String(e.to)) : []));
    const begun = stage === 'play' && this.events.some((e) => e.type === 'laidLow') && this.night();
    const due = begun ? this.book.sunset() : [];
    if (this.over()) this.settled();
    return [...said, ...entered, ...due];
  }

  /** Everybody has Laid Low: the Day is over, or its promises are being judged. */
  private night(): boolean {
    return this.state.phase === 'sunset' || this.state.day > this.firstDay;
  }

  /** After Sunset no promise may be left unjudged; after the crown they are simply gone. */
  private settled(): void {
    const open = this.book.pacts.filter((pact) => pact.shaken);
    if (this.state.day > this.firstDay && open.length > 0) throw new Error(`unjudged at Sunset: ${this.book.lines()}`);
    this.book.clear();
  }

  private compare(expected: readonly string[]): void {
    const told = verdicts(this.events);
    if (told.join() !== expected.join()) throw new Error(`judged ${told}, must be ${expected}`);
    const lines = this.state.deals.map(line);
    if (lines.join() !== this.book.lines().join())
      throw new Error(`on the table ${lines}, must be ${this.book.lines()}`);
    const welshers = this.state.players.map((p) => p.welshers);
    if (welshers.join() !== this.book.welshers.join())
      throw new Error(`Welshers ${welshers}, must be ${this.book.welshers}`);
    if (this.cards() > 8) throw new Error(`${this.cards()} Welshers`);
    this.died += this.events.filter((e) => e.type === 'handshakeDied').length;
  }

  /** Goes on with what the notation says of the position. */
  private readBack(): void {
    const written = notation.write(this.state);
    this.state = this.read(JSON.parse(JSON.stringify(written)));
    if (!isDeepStrictEqual(notation.write(this.state), written)) throw new Error('read back, it is another position');
  }

  private read(position: unknown): State {
    const read = notation.read(position, DEFAULTS, this.croupier);
    if (!read.ok) throw new Error(`${read.error.path}: ${read.error.message}`);
    return read.value;
  }
}

const SAYINGS = new Set([
  'offerHandshake',
  'shake',
  'refuseHandshake',
  'withdrawHandshake',
  'giveCash',
  'callKept',
  'callBroken',
  'admit',
  'dispute',
  'vote',
]);

/** Mobsters that go in by a Play of their own. */
function isEntry(event: GameEvent): boolean {
  if (Number(event.boss) + Number(event.runners) === 0) return false;
  return event.type === 'advanced' || (event.type === 'moved' && event.by !== 'tunnel');
}

/** As much of a State as an audit looks at, apart from what changes in place. */
function snapshot(s: State): State {
  return { ...s, players: s.players.map((p) => ({ ...p, done: [...p.done] })), supply: { ...s.supply } };
}

function line(deal: Deal): string {
  const said = (vow: Vow | null) => (vow ? `${vow.state} ${vow.paid} ${vow.votes.length}` : '-');
  return `${deal.id} ${deal.from}-${deal.to} ${deal.shaken} ${deal.vows.map(said).join(' | ')}`;
}
