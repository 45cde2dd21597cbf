import { call } from './api.ts';
import { holdSeat, keep, recall } from './credentials.ts';
import type { HeldSeat, PastMatch } from './types.ts';

const DEVICE = 'backroom.device';
/** Where one's name is kept on this device. */
export const MY_NAME = 'backroom.name';

/** What the house knows of whoever is at this browser. */
export interface Me {
  name: string;
  ratings: { title: string; rating: number; games: number }[];
}

interface Entered {
  me: { name: string };
  deviceKey?: string;
}

/** Null: the house does not know this browser yet. */
export const whoAmI = async (): Promise<Me | null> => (await call<{ me: Me | null }>('/api/me')).me;

/** Makes this browser known under that name, so that its seats are its own on every device of its owner. */
export async function enter(name: string): Promise<void> {
  const deviceKey = recall(DEVICE);
  keepDevice(await call<Entered>('/api/me', { name, ...(deviceKey ? { deviceKey } : {}) }));
  keep(MY_NAME, name);
}

function keepDevice({ deviceKey }: Entered): void {
  if (deviceKey) keep(DEVICE, deviceKey);
}

/** One's matches: those that run, and a page of those that are over. */
export const myMatches = (before?: string): Promise<{ running: PastMatch[]; over: PastMatch[]; next: string | null }> =>
  call(`/api/me/matches${before ? `?before=${encodeURIComponent(before)}` : ''}`);

/** Takes up the seats at that table that are one's own, where this browser does not have them (any more); which they are. */
export async function takeUpSeats(matchID: string): Promise<number[]> {
  const { seats } = await call<{ seats: HeldSeat[] }>(`/api/me/seats/${encodeURIComponent(matchID)}`, {});
  for (const seat of seats) holdSeat(matchID, seat);
  return seats.map((one) => one.seat);
}

/** A link that moves everything one holds, or that seat alone, to another device, once. */
export async function moveLink(seat?: { matchID: string } & HeldSeat): Promise<string> {
  const body = seat ? { matchID: seat.matchID, playerID: String(seat.seat), credentials: seat.credentials } : {};
  const { token } = await call<{ token: string }>('/api/me/links', body);
  return `${location.origin}/move#${token}`;
}

/** What a link has brought to this device. */
export type Moved = ({ kind: 'person' } & Entered) | ({ kind: 'seat'; matchID: string } & HeldSeat);

/** Opens such a link here. */
export async function openMove(token: string): Promise<Moved> {
  const moved = await call<Moved>('/api/me/move', { token });
  if (moved.kind === 'seat') {
    const { matchID, seat, name, credentials } = moved;
    holdSeat(matchID, { seat, name, credentials });
    return moved;
  }
  keepDevice(moved);
  keep(MY_NAME, moved.me.name);
  return moved;
}
