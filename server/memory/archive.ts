/** A game file taken in: checked as `lab verify` does, then kept as a match that is over, for everybody who has its link. */
import { createHash } from 'node:crypto';
import type { GameFile } from '../../src/engine/gameFile.ts';
import type { Seat } from '../../src/engine/rules.ts';
import { canonicalJson } from '../../src/proof/hash.ts';
import { linesOf, type WholeLine } from '../../src/proof/journal.ts';
import { secretDice } from '../../src/proof/secretDice.ts';
import { verifying } from '../../src/proof/verify.ts';
import { cleanAction, cleanName } from '../clean.ts';
import { HouseError } from '../errors.ts';
import { SEAT_CHANGE, type SeatChange } from '../seats/line.ts';
import { insertWhole, type Line, type Position, SNAPSHOT_EVERY } from '../storage/journal.ts';
import { insertTable, readTable, type Table } from '../storage/matches.ts';
import type { Storage } from '../storage/storage.ts';
import type { Served } from '../titles.ts';
import { FREE, MOST_NAME } from '../wishes.ts';
import { pathTo, type Source, type Step, walk } from './path.ts';
import { breathe, inSlices } from './slices.ts';

const SLICE = 20;
/** Each take-back makes some actions again. A file that makes more work than this is no game that anybody has played. */
const MOST_STEPS = 100_000;

/** The match's id, which the same file always gets. Throws `badFile` with the first thing that is wrong, `notOver`. */
export async function takeIn(storage: Storage, served: Served, file: GameFile): Promise<string> {
  const id = idOf(file);
  if (await readTable(storage.db, id)) return id;
  await check(served, file);
  const played = await play(served, file);
  const table = tableOf(served, file, id, played);
  await storage.transaction(async (tx) => {
    if (await readTable(tx, id)) return;
    await insertTable(tx, table.match, table.seats);
    await insertWhole(tx, id, played);
  });
  return id;
}

function idOf(file: GameFile): string {
  return `F${createHash('sha256').update(canonicalJson(file)).digest('hex').slice(0, 31)}`;
}

async function check(served: Served, file: GameFile): Promise<void> {
  if (file.seed === undefined || file.result === null)
    throw new HouseError('notOver', 'The match in this file is not over: its dice are still secret.');
  const { difference } = await inSlices(verifying(served.title, file));
  if (difference) throw new HouseError('badFile', `At action ${difference.action}: ${difference.message}.`);
}

interface Played {
  lines: Line[];
  kept: Position[];
  last: Position;
}

/** The journal made again by the framework, take-backs too, as if it were played here. */
async function play(served: Served, file: GameFile): Promise<Played> {
  const seed = file.seed ?? '';
  const start = file.startedAt === undefined ? Date.now() : Date.parse(file.startedAt);
  const reading = new Reading(served, seed, file, start);
  let n = 0;
  for (const line of linesOf(file)) {
    await reading.add(line);
    n += 1;
    if (n % SLICE === 0) await breathe();
  }
  return reading;
}

class Reading implements Played {
  readonly lines: Line[] = [];
  readonly kept: Position[] = [];
  last: Position;
  readonly #served: Served;
  readonly #seed: string;
  readonly #seats: string[];
  readonly #start: number;
  readonly #source: Source;
  readonly #steps = new Map<number, Step>();
  #again = 0;

  constructor(served: Served, seed: string, file: GameFile, start: number) {
    this.#served = served;
    this.#seed = seed;
    this.#seats = file.seats.map(({ seat }) => seat);
    this.#start = start;
    this.#source = { kept: async () => new Set(this.kept.map((one) => one.number)), steps: async () => this.#steps };
    const dice = secretDice(seed, 0);
    const options = served.title.rules.options(file.options, file.seats.length);
    const { state, told } = served.driver.begin(file.seats.length, options.ok ? options.options : {}, dice);
    this.last = { number: 0, draws: dice.draws, state };
    this.#write({ seat: null, key: null, action: { do: 'setup' }, told, to: null, revealed: false }, 0);
  }

  async add({ number, seat: name, action, to, by, at, holder }: WholeLine): Promise<void> {
    const seat = this.#seats.indexOf(name);
    const key = `:file:${number}`;
    if (holder) return this.#sit({ number, seat, key, holder }, at);
    if (to !== null) {
      await this.#back(number, to);
      this.#write({ seat, key, action: { do: 'takeBack', to, by }, told: [], to, revealed: false }, at);
      return;
    }
    const { rules, reveals } = this.#served.title;
    const { seat: _, ...said } = action ?? { seat: '' };
    const clean = cleanAction(said, rules.actionNames);
    if (rules.refuse(this.last.state.G, seat, clean))
      throw new HouseError('badFile', `Line ${number} of the journal is not legal.`);
    const dice = secretDice(this.#seed, this.last.draws);
    const { state, told } = this.#served.driver.step(this.#own(this.last), seat, clean, dice);
    this.last = { number, draws: dice.draws, state };
    this.#steps.set(number, { number, seat, action: clean, draws: dice.draws, to: null });
    const revealed = told.some(({ event }) => reveals?.includes(event.type));
    this.#write({ seat, key, action: clean, told, to: null, revealed }, at);
  }

  /** The position stays; it is only counted on. */
  #sit(
    { number, seat, key, holder }: { number: number; seat: Seat; key: string; holder: SeatChange },
    at: number,
  ): void {
    const to = number - 1;
    const { state, draws } = this.last;
    this.last = { number, draws, state: { ...state, _stateID: number } };
    this.#steps.set(number, { number, seat, action: { do: SEAT_CHANGE }, draws, to });
    const change = { ...holder, name: cleanName(holder.name, MOST_NAME) };
    this.#write({ seat, key, action: { do: SEAT_CHANGE, ...change }, told: [], to, revealed: false }, at);
  }

  async #back(number: number, to: number): Promise<void> {
    const path = await pathTo(this.#source, to);
    this.#again += path.made.length;
    if (this.#again > MOST_STEPS) throw new HouseError('badFile', 'The journal takes back too much.');
    const base = this.kept.find((one) => one.number === path.base);
    if (!base) throw new Error('a kept position is gone');
    const back = walk(this.#served, this.#seed, { ...base, state: this.#own(base) }, path, to);
    this.last = { number, draws: back.draws, state: { ...back.state, _stateID: number } };
    this.#steps.set(number, { number, seat: -1, action: { do: 'takeBack' }, draws: back.draws, to });
  }

  /** The reducer may write into what it is given, and a kept position must stay as it is. */
  #own({ state }: Position): Position['state'] {
    return JSON.parse(JSON.stringify(state));
  }

  #write(line: Omit<Line, 'number' | 'waiting' | 'at'>, at: number): void {
    const { number } = this.last;
    const waiting = this.#served.title.rules.waiting(this.last.state.G);
    this.lines.push({ ...line, number, waiting, at: Math.round(this.#start + at) });
    if (number % SNAPSHOT_EVERY === 0) this.kept.push({ ...this.last, state: this.#own(this.last) });
  }
}

function tableOf(served: Served, file: GameFile, id: string, { last, lines }: Played): Table {
  const read = served.title.rules.options(file.options, file.seats.length);
  const outcome = served.title.rules.outcome(last.state.G);
  const seats = file.seats.map(({ name, kind, bot }, seat) => {
    const level = kind === 'bot' && served.bots.includes(bot ?? '') ? (bot ?? null) : null;
    const shown = { name: cleanName(name, MOST_NAME), kind: kind === 'bot' ? kind : ('human' as const) };
    return { ...FREE, match_id: id, seat, ...shown, level };
  });
  const match = {
    id,
    title: file.game,
    rules: file.rules,
    seats: file.seats.length,
    options: JSON.stringify(read.ok ? read.options : {}),
    name: served.title.name,
    unlisted: 1,
    private: 0,
    spectators: 1,
    status: 'over' as const,
    seed: file.seed ?? '',
    commitment: file.seedCommitment,
    outcome: JSON.stringify(outcome),
    next_match: null,
    setter: null,
    ready_first: 0,
    whispers: 1,
    watchers_talk: 0,
    rated: 0,
    vote: null,
    archive: 1,
    clock: null,
    created_at: lines[0]?.at ?? 0,
    updated_at: Date.now(),
  };
  return { match, seats };
}
