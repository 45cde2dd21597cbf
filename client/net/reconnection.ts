/** When the line is tried again. A table is up to date two seconds after there is a line: never much more than one without a try. */
export const RECONNECTION = { reconnectionDelay: 400, reconnectionDelayMax: 1000 };

/** As much of a socket as is called back through; socket.io-client's satisfies it. */
interface Line {
  disconnect(): { connect(): unknown };
}

/**
 * Calls the house anew as soon as the device says that it has a network again. Also where the old connection seems to live: it may
 * be one of the network before, of whose end nobody has told, and a heartbeat misses it only after three quarters of a minute.
 */
export function callBack(line: Line, device: Pick<EventTarget, 'addEventListener'>): void {
  device.addEventListener('online', () => line.disconnect().connect());
}
