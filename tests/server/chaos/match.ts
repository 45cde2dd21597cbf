import { isDeepStrictEqual } from 'node:util';
import { readPosition } from '../../../server/storage/journal.ts';
import type { Storage } from '../../../server/storage/storage.ts';
import type { Dice } from '../../../src/engine/rules.ts';
import { TITLES } from '../../../src/games/index.ts';
import { until } from '../house.ts';
import { journal, rebuilt } from '../rebuilt.ts';
import { Tab } from './tab.ts';

/** What a match of chaos came to. `wrong` is empty when everything held. */
export interface Verdict {
  matchID: string;
  lines: number;
  acknowledged: number;
  takeBacks: number;
  wrong: string[];
}

export interface Ground {
  database: string;
  storage: Storage;
  /** Where the house can be reached now. */
  address: () => string;
}

/** A table that was set, with the credentials of its people by seat. */
export interface Sat {
  matchID: string;
  chairs: string[];
  name: string;
}

const SEATS = 3;
const READ_TRIES = 5;
const SETTLE_MS = 60_000;
const PATIENCE_MS = 180_000;

/** One match of two people, one of them with two tabs, and a bot: played in a storm to so many lines, then looked at in calm. */
export async function playMatch(
  ground: Ground,
  { matchID, chairs, name }: Sat,
  dice: Dice,
  lines: number,
): Promise<Verdict> {
  const title = TITLES.moonshine;
  if (!title) throw new Error('the house has no such game');
  const tabs = [0, 0, 1].map((seat, index) => {
    const held = { seat, credentials: chairs[seat] ?? '', name: `P${seat}` };
    return new Tab({ matchID, title, held, name: `${name}-${index}`, address: ground.address, dice });
  });
  const impatient = setTimeout(() => {
    for (const tab of tabs) tab.stop();
  }, PATIENCE_MS);
  await Promise.all(tabs.map((tab) => tab.play(lines)));
  clearTimeout(impatient);
  for (const tab of tabs) tab.calm();
  const verdict = await judged(ground, matchID, tabs, lines);
  for (const tab of tabs) tab.close();
  return verdict;
}

async function judged({ database, storage }: Ground, matchID: string, tabs: Tab[], least: number): Promise<Verdict> {
  const wrong: string[] = [];
  // A bot may still play on: the screens are right when all of them and the database show one and the same number.
  const same = async () => {
    const position = await patiently(() => readPosition(storage.db, matchID));
    return tabs.every(({ screen }) => screen.status === 'live' && screen.number === position?.number);
  };
  await until(same, SETTLE_MS).catch(() => wrong.push('the screens do not come to show one number'));
  const lines = await patiently(() => journal(database, matchID));
  if (lines.length <= least) wrong.push(`stuck after line ${lines.length - 1}`);
  if (lines.some((line, index) => line.number !== index)) wrong.push('a line is missing');
  for (const { seat, key, number } of tabs.flatMap((tab) => tab.acknowledged)) {
    const line = lines[number];
    if (line?.seat !== seat || line.key !== key) wrong.push(`acknowledged and lost: ${key} as line ${number}`);
  }
  const verdict = await patiently(() => rebuilt(database, matchID));
  if (verdict.state !== verdict.stored) wrong.push('the journal played again is another state');
  const first = tabs[0];
  const position = await patiently(() => readPosition(storage.db, matchID));
  for (const { seat, screen } of tabs) {
    if (screen.number !== position?.number) continue;
    const view = TITLES.moonshine?.rules.view(structuredClone(position?.state.G), seat);
    const shown = screen.frames.get(seat)?.view;
    if (!isDeepStrictEqual(shown, JSON.parse(JSON.stringify(view)))) wrong.push(`seat ${seat} sees something else`);
    const numbers = screen.history.map((entry) => entry.number);
    if (numbers.some((number, index) => number !== index)) wrong.push(`seat ${seat} misses a line in its log`);
    if (screen.history.length !== first?.screen.history.length) wrong.push('two tabs have different logs');
  }
  const acknowledged = tabs.reduce((sum, tab) => sum + tab.acknowledged.length, 0);
  return { matchID, lines: lines.length - 1, acknowledged, takeBacks: verdict.takeBacks, wrong };
}

/** A machine that is this busy may let a connection wait too long: what is only looked at is looked at again. */
async function patiently<T>(read: () => Promise<T>): Promise<T> {
  for (let tries = 1; ; tries++) {
    try {
      return await read();
    } catch (error) {
      if (tries === READ_TRIES) throw error;
    }
  }
}

/** Sets a table for two people and a bot, in fair weather. */
export async function sit({ address }: Ground, name: string): Promise<Sat> {
  const setupData = { bots: { [SEATS - 1]: 'random' }, name };
  const { matchID = '' } = await post(address, '/games/moonshine/create', { numPlayers: SEATS, setupData });
  const chairs: string[] = [];
  for (let seat = 0; seat < SEATS - 1; seat++) {
    const body = { playerID: String(seat), playerName: `P${seat}` };
    const joined = await post(address, `/games/moonshine/${matchID}/join`, body);
    chairs.push(joined.playerCredentials ?? '');
  }
  return { matchID, chairs, name };
}

async function post(address: () => string, path: string, body: unknown): Promise<Record<string, string>> {
  const from = `10.1.${Math.floor(Math.random() * 250)}.${Math.floor(Math.random() * 250)}`;
  const headers = { 'content-type': 'application/json', 'x-forwarded-for': from };
  const response = await fetch(address() + path, { method: 'POST', headers, body: JSON.stringify(body) });
  if (!response.ok) throw new Error(`${path}: ${response.status}`);
  return response.json() as Promise<Record<string, string>>;
}
