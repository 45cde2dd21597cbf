import type { Title } from '../../src/engine/title.ts';
import { bytesRead, follow, type LiveTable, newAddress, openScreen, post, type Screen } from './screen.ts';

interface Shown {
  number: number;
  view: unknown;
  waiting: Screen['waiting'];
}

/** A match at our own house, each seat on a connection of its own. */
export async function sitAtHouse(url: string, title: Title, seats: number): Promise<LiveTable> {
  const headers = newAddress();
  const game = `${url}/games/${title.id}`;
  const setupData = { visibility: 'unlisted' };
  const { matchID = '' } = await post(`${game}/create`, { numPlayers: seats, setupData }, headers);
  const screens: Screen[] = [];
  const secrets: string[] = [];
  for (let seat = 0; seat < seats; seat++) {
    const body = { playerID: String(seat), playerName: `Seat ${seat}` };
    secrets.push((await post(`${game}/${matchID}/join`, body, headers)).playerCredentials ?? '');
    screens.push(await openScreen(url, seat, headers));
  }
  const held = (screen: Screen) => ({ seat: screen.seat, credentials: secrets[screen.seat] ?? '' });
  for (const screen of screens) {
    const { frames } = await screen.socket.timeout(20_000).emitWithAck('watch', { matchID, seats: [held(screen)] });
    const [frame] = frames as Shown[];
    if (frame) Object.assign(screen, { number: frame.number, view: frame.view, waiting: frame.waiting });
    follow(screen, 'frame', ({ number, view, waiting }: Shown) => ({ number, view, waiting }));
  }
  return {
    matchID,
    title,
    screens,
    act: async (screen, action) => {
      const key = `load-${screen.number}-${screen.seat}`;
      const answer = await screen.socket.timeout(20_000).emitWithAck('act', { matchID, ...held(screen), action, key });
      return answer.ok;
    },
    close: () => {
      for (const { socket } of screens) socket.disconnect();
    },
  };
}

/** Bytes on the wire that a newcomer is sent before he sees the board: a spectator's first sync, handshake left out. */
export async function firstSync(url: string, matchID: string): Promise<number> {
  const screen = await openScreen(url, 0, newAddress());
  const before = bytesRead(screen);
  await screen.socket.timeout(20_000).emitWithAck('watch', { matchID, seats: [] });
  const bytes = bytesRead(screen) - before;
  screen.socket.disconnect();
  return bytes;
}
