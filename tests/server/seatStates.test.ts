import { readFileSync } from 'node:fs';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Game } from '../../src/engine/boardgameio.ts';
import { seededDice } from '../../src/engine/dice.ts';
import type { Croupier, Seat } from '../../src/engine/rules.ts';
import type { Title } from '../../src/engine/title.ts';
import { TITLES } from '../../src/games/index.ts';
import { play } from '../battery/play.ts';
import * as PLACES from '../e2e/support/positions.ts';
import { type Chair, openHouse, seatAll, type TestHouse, until } from './house.ts';

/** Whoever sits, or does not sit, at whatever kind of decision: the game goes on. */

const MOONSHINE = [
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
  'judge',
  'answer',
  'ballot',
].map((stage) => ({ game: 'moonshine', stage }));
const COSCA = ['setDice', 'gunShop', 'club', 'villa', 'fight'].map((stage) => ({ game: 'cosca', stage }));
const STATES = ['human', 'gone', 'missing', 'bot', 'back'] as const;
type Decision = (typeof MOONSHINE)[number];
const clock = { mode: 'live', bank: 600, gain: 5, cap: 600, absent: 'idle' };
/** Longer than any test: a bot that is sat down does not act before its holder is back. */
const NEVER_MS = 600_000;

const moonshine = TITLES.moonshine as Title;
const cosca = TITLES.cosca as Title;
/** By game and stage. */
const positions = new Map<string, unknown>();
let prepared: unknown = null;
let quick: TestHouse;
let slow: TestHouse;

/** The game, except that a match begins where `prepared` says. */
const prepares = (title: Title): Title => ({
  ...title,
  boardgame: ((croupier?: Croupier) => {
    const game = title.boardgame(croupier) as Game;
    return { ...game, setup: () => structuredClone(prepared) };
  }) as Title['boardgame'],
});

/** Keeps the first position of each stage that it is shown. */
const collector = (title: Title) => (at: unknown) => {
  const [asked] = title.rules.waiting(at);
  const key = asked && `${title.rules.id} ${asked.stage}`;
  if (key && !positions.has(key)) positions.set(key, structuredClone(at));
};

beforeAll(async () => {
  const state = collector(moonshine);
  for (let n = 0; n < 7; n++) {
    const chooser = n % 2 ? ('byName' as const) : ('weighted' as const);
    play({ title: moonshine, seats: 3 + (n % 2), seed: `stages-${n}`, chooser, limit: 1500, asides: 6 }, { state });
  }
  const file = JSON.parse(readFileSync('tests/fixtures/perft/homes-picked.json', 'utf8'));
  state(read(file.position, file.options));
  for (const promise of [PLACES.judge, PLACES.answered, PLACES.ballot]) state(read(promise));
  for (let n = 0; n < 3; n++) {
    play({ title: cosca, seats: 3, seed: `stages-${n}`, chooser: 'byName', limit: 1500 }, { state: collector(cosca) });
  }
  const titles = { moonshine: prepares(moonshine), cosca: prepares(cosca) };
  quick = await openHouse({ titles });
  slow = await openHouse({ titles, botDelayMs: NEVER_MS });
});

afterAll(async () => {
  await quick.close();
  await slow.close();
});

/** A position of Moonshine's notation: of what only an option asks for, or what random games do not come to. */
function read(position: unknown, chosen: object = {}): unknown {
  const options = moonshine.rules.options(chosen);
  if (!options.ok) throw new Error(options.message);
  const found = moonshine.notation.read(position, options.options, { dice: seededDice('read') });
  if (!found.ok) throw new Error(found.error.message);
  return found.value;
}

interface At {
  at: TestHouse;
  title: Title;
  matchID: string;
  chair: Chair;
  seat: Seat;
  /** Who is asked at the same time: an empty seat is decided for when nobody else is waited for. */
  others: Chair[];
  /** The lines so far. */
  lines(): Promise<number>;
}

/** A match in such a position, with people in all seats. */
async function sitAt({ game, stage }: Decision, at: TestHouse): Promise<At> {
  const title = TITLES[game] as Title;
  prepared = positions.get(`${game} ${stage}`);
  const seats = (prepared as { players: unknown[] }).players.length;
  const { matchID, chair } = await seatAll(at, seats, { clock }, game);
  const [seat = -1, ...others] = title.rules.waiting(prepared).map((asked) => asked.seat);
  const { db } = at.house.storage;
  const lines = async () => {
    const row = await db.selectFrom('position').select('number').where('match_id', '=', matchID).executeTakeFirst();
    return row?.number ?? -1;
  };
  return { at, title, matchID, chair: chair(seat), seat, others: others.map(chair), lines };
}

/** The asked seat's holder decides. */
async function decide({ at, title, matchID, chair, seat }: At): Promise<void> {
  const player = await at.connect();
  await player.watch(matchID, [chair]);
  const [action] = title.rules.actions(player.latest?.view, seat);
  expect(action && (await player.act(matchID, chair, action))).toMatchObject({ ok: true });
}

async function clockHasActed({ at, matchID }: At): Promise<boolean> {
  const lines = at.house.storage.db.selectFrom('journal').select('number').where('match_id', '=', matchID);
  return (await lines.where('key', 'like', ':clock:%').execute()).length > 0;
}

const holder = ({ matchID, title, chair }: At) => ({ matchID, title: title.rules.id, ...chair });

const CASES: Readonly<Record<(typeof STATES)[number], (stage: Decision) => Promise<At>>> = {
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
    for (const chair of table.others) await decide({ ...table, chair, seat: chair.seat });
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

for (const decision of [...MOONSHINE, ...COSCA]) {
  const { game, stage } = decision;
  test.each(STATES)(`${game}, at ${stage}: %s`, async (state) => {
    expect([...positions.keys()]).toContain(`${game} ${stage}`);
    const table = await CASES[state](decision);
    await until(async () => (await table.lines()) > SEAT_LINES[state]);
    if (state === 'gone' || state === 'missing') await until(() => clockHasActed(table));
  });
}

/** The Play is the first seat's; he has offered a Handshake that binds nobody yet. */
async function offered(): Promise<{ table: At; other: Chair }> {
  prepared = read(PLACES.hustle);
  const { matchID, chair } = await seatAll(quick, 4, { clock }, 'moonshine');
  const table: At = {
    at: quick,
    title: moonshine,
    matchID,
    chair: chair(0),
    seat: 0,
    others: [],
    lines: async () => 0,
  };
  const maker = await quick.connect();
  const { players } = prepared as { players: { family: string }[] };
  const offer = { do: 'offerHandshake', to: players[1]?.family, give: { text: 'no Ambush' }, ask: null };
  expect(await maker.act(matchID, chair(0), offer)).toMatchObject({ ok: true });
  return { table, other: chair(1) };
}

test('the draft of one who has gone never runs', async () => {
  const shake = { do: 'shake', deal: 1 };
  const stays = await offered();
  const partner = await quick.connect();
  expect(await partner.act(stays.table.matchID, stays.other, shake)).toMatchObject({ ok: true });
  const goes = await offered();
  await quick.house.lobby.leave(holder(goes.table));
  const reply = await partner.act(goes.table.matchID, goes.other, shake);
  expect(reply).toMatchObject({ ok: false, refusal: { code: 'NO_SUCH_DEAL' } });
});
