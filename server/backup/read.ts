import { createHash } from 'node:crypto';
import { createInterface } from 'node:readline';
import { PassThrough, pipeline, type Readable } from 'node:stream';
import { createGunzip } from 'node:zlib';
import { BackupError, type Header, type Row, readFooter, readHeader, readRow } from './format.ts';

/** A backup that was read to its end and is whole. */
export interface Checked {
  header: Header;
  /** By table. */
  rows: Record<string, number>;
  sha256: string;
}

/** What is done with a backup as it is read; nothing, to check it only. */
export interface Reader {
  begin?(header: Header): Promise<void>;
  row?(table: Header['tables'][number], values: Row): Promise<void>;
}

/** Reads a backup from its first line to its last. Throws BackupError when it is damaged, cut off, or no backup. */
export async function check(stream: Readable, zipped: boolean, reader: Reader = {}): Promise<Checked> {
  const hash = createHash('sha256');
  const counts: Record<string, number> = {};
  let header: Header | undefined;
  let held: string | undefined;
  const take = async (line: string) => {
    hash.update(`${line}\n`);
    if (!header) {
      header = readHeader(line);
      for (const { name } of header.tables) counts[name] = 0;
      await reader.begin?.(header);
      return;
    }
    const values = readRow(line);
    const table = header.tables[values[0]];
    if (table?.columns.length !== values.length - 1) throw new BackupError('a row is damaged');
    counts[table.name] = (counts[table.name] ?? 0) + 1;
    await reader.row?.(table, values);
  };
  for await (const line of lines(stream, zipped)) {
    if (held !== undefined) await take(held);
    held = line;
  }
  if (!header) throw new BackupError('not a backup of this house');
  const { rows, sha256 } = readFooter(held ?? '');
  const same = Object.keys({ ...rows, ...counts }).every((name) => rows[name] === counts[name]);
  if (!same || sha256 !== hash.digest('hex')) throw new BackupError('it is damaged: its hash is not that of its rows');
  return { header, rows, sha256 };
}

async function* lines(stream: Readable, zipped: boolean): AsyncGenerator<string> {
  const input = zipped ? createGunzip() : new PassThrough();
  // What goes wrong on the way comes out of the reader below.
  pipeline(stream, input, () => undefined);
  try {
    yield* createInterface({ input, crlfDelay: Number.POSITIVE_INFINITY });
    if (input.errored) throw input.errored;
  } catch (error) {
    if (error instanceof BackupError) throw error;
    throw new BackupError(zipped ? 'it cannot be unzipped, or not to its end' : 'it cannot be read');
  }
}
