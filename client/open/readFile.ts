import { words } from '../messages/index.ts';
import type { Entry, Report } from '../net/types.ts';

/** What a file turned out to be, by its form alone; the house and the board look closer. */
export type Opened =
  | { kind: 'game'; file: object }
  | { kind: 'report'; report: Report }
  | { kind: 'junk'; why: string };

/** The longest game file is far below this. */
const MOST_CHARACTERS = 8_000_000;

/** Reads a file's text; `knows` tells which games the house has. Never throws. */
export function readFile(text: string, knows: (game: string) => boolean): Opened {
  const W = words.open.junk;
  if (text.length > MOST_CHARACTERS) return { kind: 'junk', why: W.size };
  const json = parse(text);
  if (json === undefined) return { kind: 'junk', why: W.json };
  if (!isRecord(json) || typeof json.game !== 'string') return { kind: 'junk', why: W.kind };
  const isGame = Array.isArray(json.actions) && Array.isArray(json.seats);
  if (json.report === undefined && !isGame) return { kind: 'junk', why: W.kind };
  if (!knows(json.game)) return { kind: 'junk', why: W.game(json.game.slice(0, 40)) };
  if (json.report === undefined) return { kind: 'game', file: json };
  return isReport(json) ? { kind: 'report', report: json as unknown as Report } : { kind: 'junk', why: W.report };
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function isReport(json: Record<string, unknown>): boolean {
  const { report, at, seat, view, waiting, history, outcome } = json;
  const seated = seat === null || Number.isInteger(seat);
  const lists = Array.isArray(waiting) && waiting.every(isWaiting) && Array.isArray(history) && history.every(isEntry);
  return report === 1 && Number.isInteger(at) && seated && isRecord(view) && lists && (outcome ?? null) !== undefined;
}

function isWaiting(value: unknown): boolean {
  return isRecord(value) && Number.isInteger(value.seat) && typeof value.stage === 'string';
}

function isEntry(value: unknown): value is Entry {
  if (!isRecord(value) || !Number.isInteger(value.number) || !isRecord(value.action)) return false;
  const { action, events } = value;
  return typeof action.do === 'string' && Array.isArray(events) && events.every(isEvent);
}

const isEvent = (value: unknown) => isRecord(value) && typeof value.type === 'string';
