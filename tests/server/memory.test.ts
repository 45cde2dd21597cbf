import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, describe, expect, test } from 'vitest';
import { readLines, readPosition } from '../../server/storage/journal.ts';
import type { Frame } from '../../server/views.ts';
import { randomPolicy } from '../../src/bots/random.ts';
import { seededDice } from '../../src/engine/dice.ts';
import type { Action, Dice, Seat } from '../../src/engine/rules.ts';
import type { Title } from '../../src/engine/title.ts';
import { TITLES } from '../../src/games/index.ts';
import { alley } from './fixtures/alley.ts';
import { type Chair, newKey, openHouse, type Player, seatAll, type TestHouse, until } from './house.ts';

/**
 * People who act, take back, restart their turn, reload the page, use a second tab and ask each other, with a house that is started
 * anew now and then, all at random. After each step every screen shows the same and true position, and no die is rolled twice.
 */

/** One open page: a seat's, or a spectator's. */
interface Screen {
  seat: Seat | null;
  player: Player;
}

/** What the same actions from the start have once led to. */
interface Known {
  draws: number;
  state: string;
  told: string;
}

class Evening {
  house: TestHouse;
  screens: Screen[] = [];
  /** By the actions that count, joined. */
  readonly known = new Map<string, Known>();
  readonly counts: Record<string, number> = {};
  /** The lines that count, newest last, as the test keeps them. */
  stack: { number: number; made: string }[] = [{ number: 0, made: 'setup' }];
  lines = 0;
  redo: Action | null = null;
  readonly title: Title;
  readonly matchID: string;
  readonly chairs: Chair[];
  readonly dice: Dice;

  constructor(house: TestHouse, title: Title, table: { matchID: string; chairs: Chair[] }, seed: string) {
    this.house = house;
    this.title = title;
    this.matchID = table.matchID;
    this.chairs = table.chairs;
    this.dice = seededDice(seed);
  }

  async open(): Promise<void> {
    this.screens = [];
    for (const seat of [...this.chairs.map((chair) => chair.seat), 0, null]) {
      this.screens.push(await this.look(seat));
    }
  }

  async look(seat: Seat | null): Promise<Screen> {
    const player = await this.house.connect();
    await player.watch(this.matchID, seat === null ? [] : [this.chairs[seat] as Chair]);
    return { seat, player };
  }

  /** One of the pages of that seat. */
  page(seat: Seat): Screen {
    const mine = this.screens.filter((screen) => screen.seat === seat);
    return mine[this.dice.below(mine.length)] as Screen;
  }

  frame(seat: Seat): Frame {
    return this.page(seat).player.latest as Frame;
  }

  async act(): Promise<void> {
    const { rules, weigh } = this.title;
    const frame = this.screens[0]?.player.latest as Frame;
    const asked = frame.waiting[this.dice.below(Math.max(1, frame.waiting.length))];
    if (!asked) return;
    const { seat } = asked;
    const view = this.frame(seat).view;
    const again = this.redo && this.dice.below(2) === 0 && !rules.refuse(view, seat, this.redo) ? this.redo : null;
    const action = again ?? randomPolicy(rules, weigh)(view, seat, this.dice);
    const key = newKey();
    const answer = await this.page(seat).player.act(this.matchID, this.chairs[seat] as Chair, action, key);
    expect(answer).toEqual({ ok: true, number: this.lines + 1 });
    this.lines += 1;
    this.stack.push({ number: this.lines, made: JSON.stringify([seat, action]) });
    this.redo = null;
    this.tally(again ? 'again' : 'act');
  }

  /** Every seat tries; whoever may by its frame succeeds, whoever may not is refused. */
  async back(whole: boolean): Promise<void> {
    const seat = this.dice.below(this.chairs.length);
    const { takeBack } = this.frame(seat);
    const to = whole ? (takeBack.turn ?? undefined) : undefined;
    const request = { matchID: this.matchID, ...(this.chairs[seat] as Chair), to, key: newKey() };
    const answer = await this.page(seat).player.ask('takeBack', request);
    expect(answer.ok).toBe(takeBack.last !== null);
    if (answer.ok) this.returned((whole ? takeBack.turn : takeBack.last) ?? -1, seat);
    this.tally(answer.ok ? (whole ? 'restart' : 'back') : 'refused');
  }

  returned(to: number, seat: Seat): void {
    this.lines += 1;
    while ((this.stack.at(-1)?.number ?? 0) > to) {
      const [who, action] = JSON.parse(this.stack.pop()?.made ?? '[]') as [Seat, Action];
      if (who === seat) this.redo = action;
    }
    expect(this.stack.at(-1)?.number).toBe(to);
  }

  /** Somebody asks to go back some lines, and everybody agrees. */
  async ask(): Promise<void> {
    const deep = this.stack.at(-1 - this.dice.below(Math.min(8, this.stack.length)));
    const after = this.stack[this.stack.indexOf(deep as never) - 1];
    if (!deep || !after) return;
    const [seat] = JSON.parse(deep.made) as [Seat];
    const request = { matchID: this.matchID, ...(this.chairs[seat] as Chair), to: after.number, key: newKey() };
    expect(await this.page(seat).player.ask('askTakeBack', request)).toEqual({ ok: true });
    await this.settled();
    for (const other of this.frame(seat).question?.waits ?? []) {
      const answer = { matchID: this.matchID, ...(this.chairs[other] as Chair), agree: true };
      expect(await this.page(other).player.ask('answerTakeBack', answer)).toEqual({ ok: true });
    }
    this.returned(after.number, seat);
    this.tally('consent');
  }

  async reload(): Promise<void> {
    const index = this.dice.below(this.screens.length);
    const old = this.screens[index] as Screen;
    old.player.socket.disconnect();
    this.screens[index] = await this.look(old.seat);
    this.tally('reload');
  }

  async restart(): Promise<void> {
    const { database } = this.house;
    await this.house.close();
    this.house = await openHouse({ titles: { [this.title.id]: this.title }, database });
    await this.open();
    this.tally('restart of the house');
  }

  /** All screens have been told the same. */
  async settled(): Promise<void> {
    const asked = async () => {
      const position = await readPosition(this.house.house.storage.db, this.matchID);
      return this.screens.every(({ player }) => player.latest?.number === position?.number);
    };
    await until(asked);
    const questions = () => new Set(this.screens.map(({ player }) => JSON.stringify(player.latest?.question))).size;
    await until(() => questions() === 1);
  }

  async check(): Promise<void> {
    await this.settled();
    const position = await readPosition(this.house.house.storage.db, this.matchID);
    if (!position) throw new Error('no position');
    const { rules } = this.title;
    expect(position.number).toBe(this.lines);
    const waiting = JSON.stringify(rules.waiting(position.state.G));
    for (const { seat, player } of this.screens) {
      expect(JSON.stringify(player.latest?.view)).toBe(JSON.stringify(rules.view(position.state.G, seat)));
      expect(JSON.stringify(player.latest?.waiting)).toBe(waiting);
      if (seat === 0) expect(player.latest?.takeBack).toEqual(this.screens[0]?.player.latest?.takeBack);
    }
    await this.compare(position.draws, JSON.stringify(position.state.G));
  }

  /** The same actions from the start lead to the same State, the same dice and the same story, however often they are made. */
  async compare(draws: number, state: string): Promise<void> {
    const path = this.stack.map(({ made }) => made).join();
    const top = this.stack.at(-1)?.number ?? 0;
    const [line] = await readLines(this.house.house.storage.db, this.matchID, top, 1, top);
    const known = { draws, state, told: JSON.stringify(line?.told) };
    const before = this.known.get(path);
    if (before) this.tally('known');
    expect(known).toEqual(before ?? known);
    this.known.set(path, known);
  }

  tally(what: string): void {
    this.counts[what] = (this.counts[what] ?? 0) + 1;
  }
}

const open: (() => unknown)[] = [];

afterEach(async () => {
  for (const close of open.splice(0).reverse()) await close();
});

async function evening(title: Title, seats: number, seed: string): Promise<Evening> {
  const folder = mkdtempSync(join(tmpdir(), 'backroom-memory-'));
  open.push(() => rmSync(folder, { recursive: true, force: true }));
  const database = `sqlite:${join(folder, 'house.sqlite')}`;
  const house = await openHouse({ titles: { [title.id]: title }, database });
  const made = new Evening(house, title, await seatAll(house, seats, {}, title.id), seed);
  open.push(() => made.house.close());
  await made.open();
  await made.check();
  return made;
}

async function step(at: Evening): Promise<void> {
  const roll = at.dice.below(100);
  if (roll < 55) await at.act();
  else if (roll < 75) await at.back(false);
  else if (roll < 82) await at.back(true);
  else if (roll < 90) await at.ask();
  else if (roll < 98) await at.reload();
  else await at.restart();
  await at.check();
}

const EVERYTHING = ['act', 'again', 'back', 'restart', 'refused', 'consent', 'reload', 'restart of the house', 'known'];

describe('random evenings', () => {
  test.each([
    ['alley', alley, 3, 160, 'a'],
    ['alley', alley, 4, 160, 'b'],
    ['moonshine', TITLES.moonshine as Title, 4, 220, 'c'],
    ['moonshine', TITLES.moonshine as Title, 3, 220, 'd'],
  ] as const)('%s: all screens equal, no die rolled twice (%#)', async (_name, title, seats, steps, seed) => {
    const at = await evening(title, seats, `evening/${seed}`);
    // Which of these comes up depends on the match's own dice: the evening goes on until each has.
    const missing = () => EVERYTHING.filter((what) => !at.counts[what]);
    for (let n = 0; n < steps || (missing().length > 0 && n < 4 * steps); n++) await step(at);
    expect(missing()).toEqual([]);
  });
});
