import Router from '@koa/router';
import type { Context } from 'koa';
import { z } from 'zod';
import type { Seat } from '../../src/engine/rules.ts';
import { readGameFile } from '../../src/proof/gameFileSchema.ts';
import { HouseError } from '../errors.ts';
import { takeIn } from '../memory/archive.ts';
import { gameFileOf } from '../memory/export.ts';
import type { Eyes } from '../memory/eyes.ts';
import { framesBetween, MOST_FRAMES } from '../memory/replay.ts';
import { reportOf } from '../memory/report.ts';
import { mustLetWatch } from '../seats/permission.ts';
import { matches } from '../secrets.ts';
import { readPosition } from '../storage/journal.ts';
import type { Table } from '../storage/matches.ts';
import type { Desk } from './lobby.ts';
import { findTable, parse, playerID } from './read.ts';

const line = z.coerce.number().int().min(0).max(1e9);
const Stretch = z.object({ from: line.default(0), to: line.optional() });
const At = z.object({ at: line.optional(), seat: playerID.optional() });
const Who = z.object({ eyes: z.union([z.enum(['spectator', 'all']), playerID]).optional() });

/** What the house remembers: replay, game files in and out, reports. */
export function memoryRouter(desk: Desk): Router {
  const router = new Router({ prefix: '/api' });
  const { db } = desk.storage;

  router.get('/tables/:matchID/replay', async (ctx) => {
    const table = await findTable(desk, ctx.params.matchID);
    const { match } = table;
    const eyes = await allowed(desk, table, parse(Who, ctx.query).eyes ?? 'spectator', papersOf(ctx));
    const { from, to = from + MOST_FRAMES - 1 } = parse(Stretch, ctx.query);
    const count = await countOf(desk, table);
    const frames = await framesBetween(db, { match, served: desk.titles.of(match) }, { from, to, eyes });
    ctx.body = { count, frames };
  });

  router.get('/tables/:matchID/file', async (ctx) => {
    const table = await findTable(desk, ctx.params.matchID);
    const { match } = table;
    const wish = parse(Who, ctx.query).eyes ?? (match.status === 'over' ? 'all' : 'spectator');
    const eyes = await allowed(desk, table, wish, papersOf(ctx));
    const file = await gameFileOf(db, { table, served: desk.titles.of(match) }, eyes);
    attach(ctx, `backroom-${match.title}-${match.id}.json`, file);
  });

  router.get('/tables/:matchID/report', async (ctx) => {
    const table = await findTable(desk, ctx.params.matchID);
    const { match } = table;
    const { at, seat } = parse(At, ctx.query);
    await allowed(desk, table, seat ?? 'spectator', papersOf(ctx));
    const number = at ?? (await countOf(desk, table));
    const about = { at: number, seat: seat ?? null, userAgent: ctx.get('User-Agent') || undefined };
    const report = await reportOf(db, { match, served: desk.titles.of(match) }, about);
    attach(ctx, `backroom-report-${match.id}-${number}.json`, report);
  });

  router.post('/import', async (ctx) => {
    const file = readGameFile(ctx.request.body);
    if (!file.ok) throw new HouseError('badFile', `Not a game file: ${file.error.path.slice(0, 100)}.`);
    const served = desk.titles.get(file.value.game);
    // One at a time: each is a whole game to be played.
    const matchID = await desk.queue.run(':import', () => takeIn(desk.storage, served, file.value));
    ctx.body = { matchID };
  });

  return router;
}

interface SentPapers {
  credentials: string;
  invite: string | undefined;
}

/** A seat's credentials, and the invitation that lets friends watch. */
function papersOf(ctx: Context): SentPapers {
  const invite = ctx.get('X-Table-Invite').slice(0, 200);
  return { credentials: ctx.get('X-Seat-Credentials').slice(0, 200), invite: invite || undefined };
}

/**
 * The eyes asked for, if they may be looked through: a seat's with its credentials, a spectator's where the table has them, any
 * once the match is over. Throws `noSuchSeat`, `forbidden`, `noSpectators`, `notOver`.
 */
async function allowed(desk: Desk, { match, seats }: Table, eyes: Eyes, papers: SentPapers): Promise<Eyes> {
  if (typeof eyes === 'number' && !seats.some((row) => row.seat === eyes))
    throw new HouseError('noSuchSeat', 'The table has no such seat.');
  if (match.status === 'over') return eyes;
  if (eyes === 'all') throw new HouseError('notOver', 'All eyes are open only once the match is over.');
  if (typeof eyes === 'number') mustHold(seats, eyes, papers.credentials);
  else await mustLetWatch(desk.key, match, papers.invite);
  return eyes;
}

function mustHold(seats: Table['seats'], seat: Seat, credentials: string): void {
  const row = seats.find((candidate) => candidate.seat === seat);
  if (matches(credentials, row?.credential ?? null)) return;
  throw new HouseError('forbidden', 'These are not the credentials of that seat.');
}

/** The number of the last line. Throws `notStarted`. */
async function countOf(desk: Desk, { match }: Table): Promise<number> {
  const position = await readPosition(desk.storage.db, match.id);
  if (!position) throw new HouseError('notStarted', 'The match has not begun: some seats are still open.');
  return position.number;
}

/** A file to be kept: one line for each element of the lists that are long, so that people can read it. */
function attach(ctx: Context, name: string, file: object): void {
  ctx.set('Content-Disposition', `attachment; filename="${name}"`);
  ctx.type = 'application/json';
  ctx.body = inLines(file);
}

function inLines(file: object): string {
  const fields = Object.entries(file).filter(([, value]) => value !== undefined);
  const said = fields.map(([key, value]) => `${JSON.stringify(key)}: ${listed(value)}`);
  return `{\n${said.join(',\n')}\n}\n`;
}

function listed(value: unknown): string {
  const long = Array.isArray(value) && value.some((item) => typeof item === 'object');
  return long ? `[\n${value.map((item) => JSON.stringify(item)).join(',\n')}\n]` : JSON.stringify(value);
}
