import type { Kysely, Migration } from 'kysely';
import { allowances } from './migrations/allowances.ts';
import { clocks } from './migrations/clocks.ts';
import { nodes } from './migrations/nodes.ts';
import { people } from './migrations/people.ts';

/** Every change of the tables, by name, in order. A name that has been released is never changed or removed. */
export const MIGRATIONS: Readonly<Record<string, Migration>> = {
  '001-tables': { up: firstTables },
  '002-memory': { up: memory },
  '020-clocks': { up: clocks },
  '021-nodes': { up: nodes },
  '030-people': { up: people },
  '040-allowances': { up: allowances },
};

async function firstTables(db: Kysely<unknown>): Promise<void> {
  await matchTable(db);
  await seatTable(db);
  await positionTable(db, 'position', ['match_id']);
  await positionTable(db, 'snapshot', ['match_id', 'number']);
  await journalTable(db);
}

async function matchTable(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('match')
    .addColumn('id', 'text', (c) => c.primaryKey())
    .addColumn('title', 'text', (c) => c.notNull())
    .addColumn('rules', 'integer', (c) => c.notNull())
    .addColumn('seats', 'integer', (c) => c.notNull())
    .addColumn('options', 'text', (c) => c.notNull())
    .addColumn('name', 'text', (c) => c.notNull())
    .addColumn('unlisted', 'integer', (c) => c.notNull())
    .addColumn('spectators', 'integer', (c) => c.notNull())
    .addColumn('status', 'text', (c) => c.notNull())
    .addColumn('seed', 'text', (c) => c.notNull())
    .addColumn('commitment', 'text', (c) => c.notNull())
    .addColumn('outcome', 'text')
    .addColumn('next_match', 'text')
    .addColumn('created_at', 'bigint', (c) => c.notNull())
    .addColumn('updated_at', 'bigint', (c) => c.notNull())
    .execute();
  await db.schema.createIndex('match_newest').on('match').columns(['unlisted', 'created_at', 'id']).execute();
  await db.schema.createIndex('match_status').on('match').columns(['status']).execute();
}

async function seatTable(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('seat')
    .addColumn('match_id', 'text', (c) => c.notNull().references('match.id').onDelete('cascade'))
    .addColumn('seat', 'integer', (c) => c.notNull())
    .addColumn('kind', 'text', (c) => c.notNull())
    .addColumn('name', 'text', (c) => c.notNull())
    .addColumn('level', 'text')
    .addColumn('credential', 'text')
    .addPrimaryKeyConstraint('seat_key', ['match_id', 'seat'])
    .execute();
}

async function positionTable(db: Kysely<unknown>, name: string, key: ['match_id', ...'number'[]]): Promise<void> {
  await db.schema
    .createTable(name)
    .addColumn('match_id', 'text', (c) => c.notNull().references('match.id').onDelete('cascade'))
    .addColumn('number', 'integer', (c) => c.notNull())
    .addColumn('draws', 'integer', (c) => c.notNull())
    .addColumn('state', 'text', (c) => c.notNull())
    .addPrimaryKeyConstraint(`${name}_key`, key)
    .execute();
}

async function journalTable(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('journal')
    .addColumn('match_id', 'text', (c) => c.notNull().references('match.id').onDelete('cascade'))
    .addColumn('number', 'integer', (c) => c.notNull())
    .addColumn('seat', 'integer')
    .addColumn('key', 'text')
    .addColumn('action', 'text', (c) => c.notNull())
    .addColumn('events', 'text', (c) => c.notNull())
    .addColumn('waiting', 'text', (c) => c.notNull())
    .addColumn('at', 'bigint', (c) => c.notNull())
    .addPrimaryKeyConstraint('journal_key', ['match_id', 'number'])
    .addUniqueConstraint('journal_once', ['match_id', 'seat', 'key'])
    .execute();
}

/** Lines that take back, what a line needs to be taken back by, questions to the table, and matches that came from a file. */
async function memory(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable('journal').addColumn('to_number', 'integer').execute();
  await db.schema.alterTable('journal').addColumn('draws', 'integer').execute();
  await db.schema
    .alterTable('journal')
    .addColumn('revealed', 'integer', (c) => c.notNull().defaultTo(0))
    .execute();
  await db.schema
    .alterTable('match')
    .addColumn('archive', 'integer', (c) => c.notNull().defaultTo(0))
    .execute();
  await db.schema
    .createTable('question')
    .addColumn('match_id', 'text', (c) => c.primaryKey().references('match.id').onDelete('cascade'))
    .addColumn('number', 'integer', (c) => c.notNull())
    .addColumn('seat', 'integer', (c) => c.notNull())
    .addColumn('to_number', 'integer', (c) => c.notNull())
    .addColumn('key', 'text', (c) => c.notNull())
    .addColumn('waits', 'text', (c) => c.notNull())
    .execute();
}
