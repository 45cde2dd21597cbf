import { sql } from 'kysely';
import type { Db } from '../storage/schema.ts';
import { NEWS_KINDS, type NewsItem, type NewsKind } from './news.ts';

/** The PostgreSQL channel. Channels are per database, so that houses on one server do not hear each other. */
export const CHANNEL = 'backroom';
const MOST_ROWS = 5000;

/** An item with the number of its row and the process that wrote it. */
export interface Posted extends NewsItem {
  id: number;
  node: string;
}

/** Writes the row and, when the transaction commits, notifies whoever listens; one way to the database and back. */
export async function post(tx: Db, node: string, { matchID, kind }: NewsItem): Promise<void> {
  await sql`
    with posted as (
      insert into outbox (node, match_id, kind, at) values (${node}, ${matchID}, ${kind}, ${Date.now()}) returning id
    )
    select pg_notify(${CHANNEL}, concat_ws(' ', id, ${node}::text, ${kind}::text, ${matchID}::text)) from posted
  `.execute(tx);
}

/** A notification's text, read. Null for anything that is not ours. */
export function readNotice(text: string | undefined): Posted | null {
  const [, id, node, kind, matchID] = /^(\d+) (\S+) (\S+) (\S+)$/.exec(text ?? '') ?? [];
  if (id === undefined || node === undefined || matchID === undefined || !isKind(kind)) return null;
  return { id: Number(id), node, kind, matchID };
}

/** What others than `node` have posted after row `after`, oldest first. */
export async function readOutbox(db: Db, node: string, after: number): Promise<Posted[]> {
  const rows = await db
    .selectFrom('outbox')
    .select(['id', 'node', 'match_id', 'kind'])
    .where('id', '>', after)
    .where('node', '!=', node)
    .orderBy('id')
    .limit(MOST_ROWS)
    .execute();
  return rows.flatMap(({ id, node, match_id, kind }) => (isKind(kind) ? [{ id, node, matchID: match_id, kind }] : []));
}

/** The number of the newest row; 0 when there is none. */
export async function newestRow(db: Db): Promise<number> {
  const row = await db.selectFrom('outbox').select('id').orderBy('id', 'desc').limit(1).executeTakeFirst();
  return row?.id ?? 0;
}

export async function clearOutbox(db: Db, before: number): Promise<void> {
  await db.deleteFrom('outbox').where('at', '<', before).execute();
}

function isKind(kind: string | undefined): kind is NewsKind {
  return NEWS_KINDS.some((known) => known === kind);
}
