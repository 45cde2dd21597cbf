import { z } from 'zod';

/**
 * A backup is JSON lines: the header, then every row as `[number of its table, value, ...]`, then the footer, whose `sha256` is of
 * all bytes before it. It holds secrets (seeds of running matches, hashes of credentials) and is as precious as the database.
 */
export const FORMAT = 1;

const Header = z.object({
  backroom: z.literal('backup'),
  format: z.literal(FORMAT),
  build: z.string(),
  at: z.iso.datetime(),
  /** The changes of the tables that had been made. */
  migrations: z.array(z.string()).min(1),
  tables: z.array(z.object({ name: z.string(), columns: z.array(z.string()) })),
});
const Value = z.union([z.null(), z.string(), z.number(), z.boolean(), z.object({ bytes: z.base64() })]);
const Row = z.tuple([z.int().min(0)], Value);
const Footer = z.object({ rows: z.record(z.string(), z.int()), sha256: z.string().regex(/^[0-9a-f]{64}$/) });

export type Header = z.infer<typeof Header>;
export type Row = z.infer<typeof Row>;
export type Footer = z.infer<typeof Footer>;

/** A backup that cannot be made or read; the message is one clear line. */
export class BackupError extends Error {}

export const readHeader = (line: string): Header => read(Header, line, 'not a backup of this house');
export const readRow = (line: string): Row => read(Row, line, 'a row is damaged');
export const readFooter = (line: string): Footer => read(Footer, line, 'it is cut off: the last line is missing');

function read<T>(schema: z.ZodType<T>, line: string, complaint: string): T {
  try {
    return schema.parse(JSON.parse(line));
  } catch {
    throw new BackupError(complaint);
  }
}

/** A value of the database as JSON: only bytes need a shape of their own. */
export function toJson(value: unknown): unknown {
  if (value instanceof Uint8Array) return { bytes: Buffer.from(value).toString('base64') };
  return typeof value === 'bigint' ? Number(value) : (value ?? null);
}

export function fromJson(value: Row[number]): unknown {
  return typeof value === 'object' && value !== null ? Buffer.from(value.bytes, 'base64') : value;
}
