import { call } from './api.ts';
import { linkTo } from './invites.ts';
import type { HeldSeat, Visibility } from './types.ts';

/** What the host may change. */
export interface RoomSettings {
  visibility?: Visibility;
  spectators?: boolean | 'friends';
  whispers?: boolean;
  watchersTalk?: boolean;
  readyFirst?: boolean;
}

const ask = <T = object>(matchID: string, path: string, held: HeldSeat, more: object = {}): Promise<T> =>
  call(`/api/tables/${encodeURIComponent(matchID)}/${path}`, {
    playerID: String(held.seat),
    credentials: held.credentials,
    ...more,
  });

export const sayReady = (matchID: string, held: HeldSeat, ready: boolean) => ask(matchID, 'ready', held, { ready });

/** Begins with those who are there; for the host. */
export const startNow = (matchID: string, held: HeldSeat) => ask(matchID, 'start', held);

export const settle = (matchID: string, held: HeldSeat, settings: RoomSettings) =>
  ask(matchID, 'settings', held, settings);

/** Frees a seat before the start; for the host. */
export const dismiss = (matchID: string, held: HeldSeat, seat: number) => ask(matchID, `seats/${seat}/dismiss`, held);

/** A bot plays in the place of that seat's holder until he comes back. */
export const letBotPlay = (matchID: string, held: HeldSeat, seat: number) =>
  ask(matchID, `seats/${seat}/stand-in`, held);

export const playAgainMyself = (matchID: string, held: HeldSeat) => ask(matchID, `seats/${held.seat}/back`, held);

export const moveVote = (matchID: string, held: HeldSeat, seat: number, motion: 'kick' | 'bot') =>
  ask(matchID, 'votes', held, { seat, motion });

export const answerVote = (matchID: string, held: HeldSeat, agree: boolean) =>
  ask(matchID, 'votes/answer', held, { agree });

/** The address that lets friends in. */
export async function invitation(matchID: string, held: HeldSeat): Promise<string> {
  const { token } = await ask<{ token: string }>(matchID, 'invitation', held);
  return linkTo(matchID, { invite: token });
}

/** The address that lets one person take over that seat. */
export async function substituteLink(matchID: string, held: HeldSeat, seat: number): Promise<string> {
  const { token } = await ask<{ token: string }>(matchID, `seats/${seat}/link`, held);
  return linkTo(matchID, { seat: String(seat), sit: token });
}
