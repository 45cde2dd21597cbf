import type { Title } from '../../src/engine/title.ts';
import { TITLES } from '../../src/games/index.ts';
import { sitAtHouse } from '../load/houseTable.ts';
import { newAddress, post } from '../load/screen.ts';
import { type Attacked, attack } from './attack.ts';
import type { Target } from './packets.ts';

export interface Siege extends Attacked {
  /** Whether the match that was attacked is, line for line, what it was before. */
  unchanged: boolean;
}

/** Seats a table to be attacked and one to play on beside it, attacks, and compares. */
export async function lay(url: string, packets: number): Promise<Siege> {
  const title = TITLES.moonshine as Title;
  const seats = Math.max(...title.rules.seats);
  const target = await sitDown(url, title, seats);
  const bystanders = await sitAtHouse(url, title, seats);
  const before = await all(url, target.matchID);
  const attacked = await attack(url, target, bystanders, packets);
  bystanders.close();
  return { ...attacked, unchanged: before === (await all(url, target.matchID)) };
}

async function sitDown(url: string, title: Title, seats: number): Promise<Target> {
  const headers = newAddress();
  const game = `${url}/games/${title.id}`;
  const { matchID = '' } = await post(`${game}/create`, { numPlayers: seats }, headers);
  let credentials = '';
  for (let seat = 0; seat < seats; seat++) {
    const joined = await post(
      `${game}/${matchID}/join`,
      { playerID: String(seat), playerName: `Seat ${seat}` },
      headers,
    );
    if (seat === 1) credentials = joined.playerCredentials ?? '';
  }
  return { matchID, chair: { seat: 1, credentials } };
}

async function all(url: string, matchID: string): Promise<string> {
  const responses = await Promise.all(
    [`/api/tables/${matchID}/replay`, `/api/tables/${matchID}`].map((path) =>
      fetch(url + path, { headers: newAddress() }),
    ),
  );
  const texts = await Promise.all(responses.map((response) => response.text()));
  return texts.join('\n').replace(/"connected":(true|false)/g, '');
}
