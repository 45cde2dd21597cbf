import type { Title } from '../../src/engine/title.ts';
import { follow, type LiveTable, openScreen, post, type Screen } from './screen.ts';

interface StockState {
  G: unknown;
  _stateID: number;
}

/** A match at boardgame.io's own server. Its address says after `#` where its lobby listens. */
export async function sitAtStock(url: string, title: Title, seats: number): Promise<LiveTable> {
  const [address = '', lobbyPort = ''] = url.split('/#');
  const game = `http://127.0.0.1:${lobbyPort}/games/${title.id}`;
  const setupData = { options: {} };
  const { matchID = '' } = await post(`${game}/create`, { numPlayers: seats, setupData }, {});
  const screens: Screen[] = [];
  const secrets: string[] = [];
  for (let seat = 0; seat < seats; seat++) {
    const body = { playerID: String(seat), playerName: `Seat ${seat}` };
    secrets.push((await post(`${game}/${matchID}/join`, body, {})).playerCredentials ?? '');
    screens.push(await openScreen(`${address}/${title.id}`, seat, {}));
  }
  for (const screen of screens) await sync(screen, title, matchID, secrets[screen.seat] ?? '', seats);
  return {
    matchID,
    title,
    screens,
    act: async (screen, { do: type, ...fields }) => {
      const payload = { type, args: [fields], playerID: String(screen.seat), credentials: secrets[screen.seat] };
      screen.socket.emit('update', { type: 'MAKE_MOVE', payload }, screen.number, matchID, String(screen.seat));
      return true;
    },
    close: () => {
      for (const { socket } of screens) socket.disconnect();
    },
  };
}

async function sync(screen: Screen, title: Title, matchID: string, secret: string, seats: number): Promise<void> {
  const shown = ({ G, _stateID }: StockState) => ({ number: _stateID, view: G, waiting: title.rules.waiting(G) });
  const synced = new Promise<void>((resolve) => {
    screen.socket.once('sync', (_: string, { state }: { state: StockState }) => {
      Object.assign(screen, shown(state));
      resolve();
    });
  });
  screen.socket.emit('sync', matchID, String(screen.seat), secret, seats);
  await synced;
  follow(screen, 'update', (...[id, state]: [string, StockState]) => (id === matchID ? shown(state) : null));
}
