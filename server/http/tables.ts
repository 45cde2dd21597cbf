import Router from '@koa/router';
import { z } from 'zod';
import { listTables, type Table } from '../storage/matches.ts';
import { cardOf, type TableCard } from '../views.ts';
import type { Desk } from './lobby.ts';
import { credentials, cursor, findTable, parse, playerID } from './read.ts';

const PAGE = 20;

const Listing = z.object({
  title: z.string().max(60).optional(),
  status: z.enum(['open', 'running', 'over']).optional(),
  before: cursor.optional(),
});
/** The day by the asker's own clock: what games propose for it is chosen where the table is set. */
const Asking = z.object({ weekday: z.coerce.number().int().min(0).max(6).optional() });
const Seating = z.object({ playerID, credentials, bot: z.string().max(40).nullable() });

/** What the house's own client asks beside boardgame.io's contract. */
export function tablesRouter(desk: Desk): Router {
  const router = new Router({ prefix: '/api' });

  router.get('/titles', (ctx) => {
    const { weekday } = parse(Asking, ctx.query);
    ctx.body = desk.titles.all.map(({ title, bots, usualBot }) => {
      const { id, name, rules, optionValues: options, optionsOfTheDay } = title;
      const today = weekday === undefined ? {} : (optionsOfTheDay?.(weekday) ?? {});
      return { id, name, seats: rules.seats, options, bots, usualBot, today };
    });
  });

  router.get('/tables', async (ctx) => {
    const { title, status, before } = parse(Listing, ctx.query);
    if (title !== undefined) desk.titles.get(title);
    const tables = await listTables(desk.storage.db, { title, status, before, most: PAGE + 1 });
    const shown = tables.slice(0, PAGE);
    const last = tables.length > PAGE ? shown.at(-1)?.match : undefined;
    ctx.body = {
      tables: shown.filter(({ match }) => desk.titles.ids.includes(match.title)).map((table) => card(desk, table)),
      next: last ? `${last.created_at}-${last.id}` : null,
    };
  });

  router.get('/tables/:matchID', async (ctx) => {
    const table = await findTable(desk, ctx.params.matchID);
    const { match } = table;
    ctx.body = {
      ...card(desk, table),
      outcome: match.outcome === null ? null : JSON.parse(match.outcome),
      commitment: match.commitment,
      ...(match.status === 'over' ? { seed: match.seed } : {}),
    };
  });

  router.post('/tables/:matchID/seats/:seat', async (ctx) => {
    const { match } = await findTable(desk, ctx.params.matchID);
    const { playerID: seat, credentials, bot } = parse(Seating, ctx.request.body);
    const target = parse(playerID, ctx.params.seat);
    await desk.lobby.setBot({ matchID: match.id, title: match.title, seat, credentials }, target, bot);
    ctx.body = {};
  });

  return router;
}

function card(desk: Desk, table: Table): TableCard {
  return cardOf(desk.titles.get(table.match.title), table, desk.hub.connected(table.match.id));
}
