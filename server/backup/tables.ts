import { sql } from 'kysely';
import type { Db } from '../storage/schema.ts';

/** A table as it is found in the database: nothing here knows what the tables mean. */
export interface TableShape {
  name: string;
  columns: string[];
  /** The columns of its primary key, in order; none: it has no key. */
  key: string[];
  /** Tables that its rows point to. */
  parents: string[];
  /** Columns that the database numbers by itself. */
  numbered: string[];
}

/** Which of the two databases this is, as far as asking for keys goes. */
export type Engine = 'sqlite' | 'postgres';

const BOOKKEEPING = /^(kysely_|sqlite_)/;
/** What processes tell each other while they live: of no worth to a house that is opened from a backup. */
const PASSING: ReadonlySet<string> = new Set(['outbox', 'node', 'presence', 'lease', 'allowance']);

/** The tables of the house, those that others point to first. */
export async function tablesOf(db: Db, engine: Engine): Promise<TableShape[]> {
  const found = await db.introspection.getTables();
  const shapes: TableShape[] = [];
  for (const { name, columns, isView } of found) {
    if (isView || BOOKKEEPING.test(name)) continue;
    const names = columns.map((column) => column.name);
    const numbered = columns.filter((column) => column.isAutoIncrementing).map((column) => column.name);
    const key = await keyOf(db, engine, name);
    shapes.push({ name, columns: names, key, parents: await parentsOf(db, engine, name), numbered });
  }
  return parentsFirst(shapes);
}

/** Those of them whose rows belong in a backup. */
export async function keptTables(db: Db, engine: Engine): Promise<TableShape[]> {
  return (await tablesOf(db, engine)).filter(({ name }) => !PASSING.has(name));
}

async function keyOf(db: Db, engine: Engine, table: string): Promise<string[]> {
  const query =
    engine === 'sqlite'
      ? sql<{ name: string }>`select name from pragma_table_info(${table}) where pk > 0 order by pk`
      : sql<{ name: string }>`
          select a.attname as name from pg_index i, unnest(i.indkey) with ordinality as k(number, place), pg_attribute a
          where i.indrelid = to_regclass(quote_ident(${table})) and i.indisprimary
            and a.attrelid = i.indrelid and a.attnum = k.number
          order by k.place`;
  return (await query.execute(db)).rows.map((row) => row.name);
}

async function parentsOf(db: Db, engine: Engine, table: string): Promise<string[]> {
  const query =
    engine === 'sqlite'
      ? sql<{ name: string }>`select distinct "table" as name from pragma_foreign_key_list(${table})`
      : sql<{ name: string }>`
          select distinct r.relname as name from pg_constraint c, pg_class r
          where c.conrelid = to_regclass(quote_ident(${table})) and c.contype = 'f' and r.oid = c.confrelid`;
  return (await query.execute(db)).rows.map((row) => row.name).filter((name) => name !== table);
}

function parentsFirst(shapes: readonly TableShape[]): TableShape[] {
  const sorted: TableShape[] = [];
  const left = new Set([...shapes].sort((a, b) => (a.name < b.name ? -1 : 1)));
  while (left.size > 0) {
    const placed = new Set(sorted.map((shape) => shape.name));
    const next = [...left].find((shape) => shape.parents.every((name) => placed.has(name)));
    if (!next) throw new Error('the tables point to each other in a circle');
    sorted.push(next);
    left.delete(next);
  }
  return sorted;
}
