import { io } from 'socket.io-client';
import { callBack, RECONNECTION } from './reconnection.ts';
import type { Wire } from './session.ts';

let shared: Wire | null = null;

/** The page's one connection, opened when it is first asked for. */
export function wire(): Wire {
  if (shared) return shared;
  const socket = io({ transports: ['websocket', 'polling'], ...RECONNECTION });
  callBack(socket, window);
  shared = socket as unknown as Wire;
  return shared;
}
