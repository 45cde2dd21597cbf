import type { Answer, Chair, TestHouse } from './house.ts';

/** Somebody with a browser: what the house gave it to be known by again goes with every request. */
export interface Guest {
  name: string;
  cookie: string;
  deviceKey: string;
  post(path: string, body: object): Promise<Answer>;
  get(path: string): Promise<Answer>;
  tryJoin(matchID: string, body?: object): Promise<Answer>;
  /** Sits down, in that seat or any. */
  join(matchID: string, seat?: number): Promise<Chair>;
}

/** Enters the house under that name, from nowhere or with what `headers` hold. */
export async function guest(at: TestHouse, name: string, body: object = {}): Promise<Guest> {
  const entered = await at.post('/api/me', { name, ...body });
  if (entered.status !== 200) throw new Error(JSON.stringify(entered.body));
  return guestWith(at, name, cookieOf(entered), String(entered.body.deviceKey ?? ''));
}

/** The cookie that came with an answer. */
export function cookieOf({ headers }: Answer): string {
  return headers.getSetCookie()[0]?.split(';')[0] ?? '';
}

export function guestWith(at: TestHouse, name: string, cookie: string, deviceKey = ''): Guest {
  const post = (path: string, body: object) => at.post(path, body, { cookie });
  const tryJoin = (matchID: string, body: object = {}) =>
    post(`/games/alley/${matchID}/join`, { playerName: name, ...body });
  return {
    name,
    cookie,
    deviceKey,
    post,
    get: (path) => at.get(path, { cookie }),
    tryJoin,
    join: async (matchID, seat) => {
      const joined = await tryJoin(matchID, seat === undefined ? {} : { playerID: String(seat) });
      if (joined.status !== 200) throw new Error(JSON.stringify(joined.body));
      return { seat: Number(joined.body.playerID), credentials: String(joined.body.playerCredentials) };
    },
  };
}
