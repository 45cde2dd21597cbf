import { afterAll, beforeAll, expect, test } from 'vitest';
import { readPosition } from '../../server/storage/journal.ts';
import type { Game } from '../../src/engine/boardgameio.ts';
import type { Croupier, Seat } from '../../src/engine/rules.ts';
import type { Title } from '../../src/engine/title.ts';
import { TITLES } from '../../src/games/index.ts';
import * as PLACES from '../e2e/support/positions.ts';
import { type Asking, everyDecision, read } from './fixtures/decisions.ts';
import { type Chair, openHouse, seatAll, type TestHouse, until } from './house.ts';

/** Whoever sits, or does not sit, at whatever kind of decision: the game goes on. */

const STATES = ['human', 'gone', 'missing', 'bot', 'back'] as const;
const clock = { mode: 'live', bank: 600, gain: 5, cap: 600, absent: 'idle' };
/** Longer than any test: a bot that is sat down does not act before its holder is back. */
const NEVER_MS = 600_000;
/** Decisions of others until a seat is asked again: the rest of this Day and the morning of the next. */
const SOON = 120;

const moonshine = TITLES.moonshine as Title;
const cosca = TITLES.cosca as Title;
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

beforeAll(async () => {
  const titles = { moonshine: prepares(moonshine), cosca: prepares(cosca) };
  quick = await openHouse({ titles });
  slow = await openHouse({ titles, botDelayMs: NEVER_MS });
});

afterAll(async () => {
  await quick.close();
  await slow.close();
});

interface At {
  at: TestHouse;
  title: Title;
  matchID: string;
  chair: Chair;
  seat: Seat;
  /** By seat. */
  chairs: Chair[];
  /** Who is asked at the same time: an empty seat is decided for when nobody else is waited for. */
  others: Chair[];
  /** The lines so far. */
  lines(): Promise<number>;
}

/** A match in such a position, with people in all seats. */
async function sitAt({ game, state }: Asking, at: TestHouse): Promise<At> {
  const title = TITLES[game] as Title;
  prepared = state;
  const seats = (prepared as { players: unknown[] }).players.length;
  const { matchID, chair, chairs } = await seatAll(at, seats, { clock }, game);
  const [seat = -1, ...others] = title.rules.waiting(prepared).map((asked) => asked.seat);
  const { db } = at.house.storage;
  const lines = async () => {
    const row = await db.selectFrom('position').select('number').where('match_id', '=', matchID).executeTakeFirst();
    return row?.number ?? -1;
  };
  return { at, title, matchID, chairs, chair: chair(seat), seat, others: others.map(chair), lines };
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

async function botsActions({ at, matchID, seat }: At): Promise<number> {
  const lines = at.house.storage.db.selectFrom('journal').select('number').where('match_id', '=', matchID);
  return (await lines.where('key', 'like', ':bot:%').where('seat', '=', seat).execute()).length;
}

/** The others go on until the seat is asked again, and its holder, not the bot any more, decides. */
async function decideWhenAskedAgain(table: At): Promise<void> {
  const { at, title, matchID, seat, chairs } = table;
  const byBot = await botsActions(table);
  for (let n = 0; n < SOON; n++) {
    const position = await readPosition(at.house.storage.db, matchID);
    const waiting = title.rules.waiting(position?.state.G).map((asked) => asked.seat);
    const next = waiting.includes(seat) ? seat : (waiting[0] ?? -1);
    const action = title.rules.idle(position?.state.G, next);
    const by = { credentials: chairs[next]?.credentials ?? '' };
    const reply = await at.house.authority.act({ matchID, seat: next, by, action, key: `on-${matchID}-${n}` });
    expect(reply).toMatchObject({ ok: true });
    if (next === seat) return expect(await botsActions(table)).toBe(byBot);
  }
  expect.fail(`seat ${seat} is not asked again`);
}

const holder = ({ matchID, title, chair }: At) => ({ matchID, title: title.rules.id, ...chair });

const CASES: Readonly<Record<(typeof STATES)[number], (asking: Asking) => Promise<At>>> = {
  human: async (asking) => {
    const table = await sitAt(asking, quick);
    await decide(table);
    return table;
  },
  gone: async (asking) => {
    const table = await sitAt(asking, quick);
    const { at, matchID, seat } = table;
    const late = at.house.storage.db.updateTable('clock_seat').set({ deadline_at: Date.now() - 1 });
    await late.where('match_id', '=', matchID).where('seat', '=', seat).execute();
    return table;
  },
  missing: async (asking) => {
    const table = await sitAt(asking, quick);
    await table.at.house.lobby.leave(holder(table));
    for (const chair of table.others) await decide({ ...table, chair, seat: chair.seat });
    return table;
  },
  bot: async (asking) => {
    const table = await sitAt(asking, quick);
    await table.at.house.rooms.standIn(holder(table), table.seat, 'random');
    await until(async () => (await botsActions(table)) > 0);
    await table.at.house.rooms.back(holder(table));
    await decideWhenAskedAgain(table);
    return table;
  },
  back: async (asking) => {
    const table = await sitAt(asking, slow);
    await table.at.house.rooms.standIn(holder(table), table.seat, 'random');
    await table.at.house.rooms.back(holder(table));
    await decide(table);
    return table;
  },
};

/** Lines that say who sits, which are no decisions. */
const SEAT_LINES = { human: 0, gone: 0, missing: 1, bot: 2, back: 2 };

for (const asking of everyDecision()) {
  const { game, stage, state } = asking;
  test.each(STATES)(`${game}, at ${stage}: %s`, async (who) => {
    expect((TITLES[game] as Title).rules.waiting(state)[0]?.stage).toBe(stage);
    const table = await CASES[who](asking);
    await until(async () => (await table.lines()) > SEAT_LINES[who]);
    if (who === 'gone' || who === 'missing') await until(() => clockHasActed(table));
  });
}

/** The Play is the first seat's; he has offered a Handshake that binds nobody yet. */
async function offered(): Promise<{ table: At; other: Chair }> {
  prepared = read(PLACES.hustle);
  const { matchID, chair, chairs } = await seatAll(quick, 4, { clock }, 'moonshine');
  const table: At = {
    at: quick,
    title: moonshine,
    matchID,
    chairs,
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
