import type { LocalRecord } from './record.ts';

/** The tables on this device. Where storage is denied or full they last as long as the page, and writing says so. */
const PREFIX = 'backroom.local.';
const memory = new Map<string, string>();

/** False when the device would not keep it. */
export function writeRecord(record: LocalRecord): boolean {
  const text = JSON.stringify(record);
  memory.set(record.id, text);
  try {
    localStorage.setItem(PREFIX + record.id, text);
    return true;
  } catch {
    return false;
  }
}

export function readRecord(id: string): LocalRecord | null {
  try {
    return parse(localStorage.getItem(PREFIX + id) ?? memory.get(id) ?? null);
  } catch {
    return parse(memory.get(id) ?? null);
  }
}

export function removeRecord(id: string): void {
  memory.delete(id);
  try {
    localStorage.removeItem(PREFIX + id);
  } catch {
    // Denied: then it was in memory alone.
  }
}

/** Every table kept here, the one played last first. */
export function readRecords(): LocalRecord[] {
  const records = [...new Set([...storedIds(), ...memory.keys()])].map(readRecord);
  return records.filter((record) => record !== null).sort((a, b) => touched(b) - touched(a));
}

/** When something was last done there. */
export const touched = ({ lines, createdAt }: LocalRecord): number => lines.at(-1)?.at ?? createdAt;

function storedIds(): string[] {
  try {
    const keys = Object.keys(localStorage);
    return keys.filter((key) => key.startsWith(PREFIX)).map((key) => key.slice(PREFIX.length));
  } catch {
    return [];
  }
}

function parse(text: string | null): LocalRecord | null {
  try {
    const record: Partial<LocalRecord> | null = JSON.parse(text ?? 'null');
    const sound = record?.record === 1 && Array.isArray(record.lines) && Array.isArray(record.seats);
    return sound ? (record as LocalRecord) : null;
  } catch {
    return null;
  }
}
