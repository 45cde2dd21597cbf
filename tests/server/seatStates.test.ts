import { readFileSync } from 'node:fs';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Game } from '../../src/engine/boardgameio.ts';
import { seededDice } from '../../src/engine/dice.ts';
import type { Croupier, Seat } from '../../src/engine/rules.ts';
import type { Title } from '../../src/engine/title.ts';
import { TITLES } from '../../src/games/index.ts';
import { play } from '../battery/play.ts';
import { type Chair, openHouse, seatAll, type TestHouse, until } from './house.ts';

/** Whoever sits, or does not sit, at whatever kind of decision: the game goes on. */

const STAGES = [
  'home',
  'draft',
  'offer',
  'play',
  'standoff',
  'harbormaster',
  'split',
  'pinned',
  'claim',
  'run',
  'loot',
  'stock',
];
const STATES = ['human', 'gone', 'missing', 'bot', 'back'] as const;
const clock = { mode: 'live', bank: 600, gain: 5, cap: 600, absent: 'idle' };
/** Longer than any test: a bot that is sat down does not act before its holder is back. */
const NEVER_MS = 600_000;

const moonshine = TITLES.moonshine as Title;
const positions = new Map<string, unknown>();
let prepared: unknown = null;
let quick: TestHouse;
let slow: TestHouse;

/** Moonshine, except that a match begins where `prepared` says. */
const title: Title = {
  ...moonshine,
  boardgame: ((croupier?: Croupier) => {
    const game = moonshine.boardgame(croupier) as Game;
    return { ...game, setup: () => structuredClone(prepared) };
  }) as Title['boardgame'],
};

beforeAll(async () => {
  const state = (at: unknown) => {
    const asked = moonshine.rules.waiting(at);
    const stage = asked.length === 1 ? asked[0]?.stage : undefined;
    if (stage !== undefined && !positions.has(stage)) positions.set(stage, structuredClone(at));
  };
  for (let n = 0; n < 7; n++) {
    const chooser = n % 2 ? ('byName' as const) : ('weighted' as const);
    play({ title: moonshine, seats: 3 + (n % 2), seed: `stages-${n}`, chooser, limit: 1500, asides: 6 }, { state });
  }
  state(homes());
  quick = await openHouse({ titles: { moonshine: title } });
  slow = await openHouse({ titles: { moonshine: title }, botDelayMs: NEVER_MS });
});

afterAll(async () => {
  await quick.close();
  await slow.close();
});

/** Where homes are picked, which only an option asks for. */
function homes(): unknown {
  const file = JSON.parse(readFileSync('tests/fixtures/perft/homes-picked.json', 'utf8'));
  const options = moonshine.rules.options(file.options);
  if (!options.ok) throw new Error(options.message);
  const read = moonshine.notation.read(file.position, options.options, { dice: seededDice('homes') });
  if (!read.ok) throw new Error(read.error.message);
  return read.value;
}

interface At {
  at: TestHouse;
  matchID: string;
  chair: Chair;
  seat: Seat;
  /** The lines so far. */
  lines(): Promise<number>;
}

/** A match in such a position, with people in all seats. */
async function sitAt(stage: string, at: TestHouse): Promise<At> {
  prepared = positions.get(stage);
  const seats = (prepared as { players: unknown[] }).players.length;
  const { matchID, chair } = await seatAll(at, seats, { clock }, 'moonshine');
  const seat = moonshine.rules.waiting(prepared)[0]?.seat ?? -1;
  const { db } = at.house.storage;
  const lines = async () => {
    const row = await db.selectFrom('position').select('number').where('match_id', '=', matchID).executeTakeFirst();
    return row?.number ?? -1;
  };
  return { at, matchID, chair: chair(seat), seat, lines };
}

/** The asked seat's holder decides. */
async function decide({ at, matchID, chair, seat }: At): Promise<void> {
  const player = await at.connect();
  await player.watch(matchID, [chair]);
  const [action] = moonshine.rules.actions(player.latest?.view, seat);
  expect(action && (await player.act(matchID, chair, action))).toMatchObject({ ok: true });
}

async function clockHasActed({ at, matchID }: At): Promise<boolean> {
  const lines = at.house.storage.db.selectFrom('journal').select('number').where('match_id', '=', matchID);
  return (await lines.where('key', 'like', ':clock:%').execute()).length > 0;
}

const holder = ({ matchID, chair }: At) => ({ matchID, title: 'moonshine', ...chair });

const CASES: Readonly<Record<(typeof STATES)[number], (stage: string) => Promise<At>>> = {
  human: async (stage) => {
    const table = await sitAt(stage, quick);
    await decide(table);
    return table;
  },
  gone: async (stage) => {
    const table = await sitAt(stage, quick);
    const { at, matchID, seat } = table;
    const late = at.house.storage.db.updateTable('clock_seat').set({ deadline_at: Date.now() - 1 });
    await late.where('match_id', '=', matchID).where('seat', '=', seat).execute();
    return table;
  },
  missing: async (stage) => {
    const table = await sitAt(stage, quick);
    await table.at.house.lobby.leave(holder(table));
    return table;
  },
  bot: async (stage) => {
    const table = await sitAt(stage, quick);
    await table.at.house.rooms.standIn(holder(table), table.seat, 'random');
    return table;
  },
  back: async (stage) => {
    const table = await sitAt(stage, slow);
    await table.at.house.rooms.standIn(holder(table), table.seat, 'random');
    await table.at.house.rooms.back(holder(table));
    await decide(table);
    return table;
  },
};

/** Lines that say who sits, which are no decisions. */
const SEAT_LINES = { human: 0, gone: 0, missing: 1, bot: 1, back: 2 };

for (const stage of STAGES) {
  test.each(STATES)(`at ${stage}: %s`, async (state) => {
    expect([...positions.keys()]).toContain(stage);
    const table = await CASES[state](stage);
    await until(async () => (await table.lines()) > SEAT_LINES[state]);
    if (state === 'gone' || state === 'missing') await until(() => clockHasActed(table));
  });
}
