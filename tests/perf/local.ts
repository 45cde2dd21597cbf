import type { LocalRecord } from '../../client/local/record.ts';
import { TITLES } from '../../src/games/index.ts';

const ID = 'feedfeedfeed';

/** Where four players of the top level sit at a table of the device's own: they think beside the page, on a thread of the browser's. */
export const MASTERMINDS = `/local/${ID}`;

/** Runs in the page before anything else: lays that table down on the device. */
export function laidDown(): string {
  const seats = [1, 2, 3, 4].map((n) => ({ kind: 'bot' as const, name: `Mastermind ${n}`, level: 'mastermind' }));
  const record: LocalRecord = {
    record: 1,
    id: ID,
    title: 'moonshine',
    rules: TITLES.moonshine?.rules.version ?? 0,
    name: 'Four Masterminds',
    createdAt: Date.now(),
    seats,
    options: {},
    seed: '5eed'.repeat(16),
    lines: [],
    over: false,
  };
  return `localStorage.setItem('backroom.local.${ID}', ${JSON.stringify(JSON.stringify(record))});`;
}
