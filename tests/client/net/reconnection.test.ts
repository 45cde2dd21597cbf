/** The line itself: a device that has a network again is at the house at once, whatever has become of its old connection. */
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Duplex } from 'node:stream';
import { Server } from 'socket.io';
import { io, type Socket } from 'socket.io-client';
import { afterEach, expect, test } from 'vitest';
import { callBack, RECONNECTION } from '../../../client/net/reconnection.ts';

const NEVER_MS = 600_000;
const closing: (() => unknown)[] = [];
afterEach(async () => {
  for (const close of closing.splice(0)) await close();
});

const once = (socket: Socket, event: string) => new Promise<void>((resolve) => socket.once(event, () => resolve()));

/** A house, a line to it that is not tried again within the test, and the device that it belongs to. */
async function call() {
  const http = createServer();
  const house = new Server(http);
  const ends = new Set<Duplex>();
  http.on('connection', (end) => ends.add(end));
  await new Promise<void>((resolve) => http.listen(0, '127.0.0.1', resolve));
  const url = `http://127.0.0.1:${(http.address() as AddressInfo).port}`;
  const later = { reconnectionDelay: NEVER_MS, reconnectionDelayMax: NEVER_MS, randomizationFactor: 0 };
  const line = io(url, { transports: ['websocket'], forceNew: true, ...RECONNECTION, ...later });
  const device = new EventTarget();
  callBack(line, device);
  closing.push(
    () => line.disconnect(),
    () => house.close(),
  );
  await once(line, 'connect');
  const cut = () => {
    for (const end of ends) end.destroy();
  };
  return { line, device, cut };
}

test('a line that waits for its next try does not wait when there is a network again', async () => {
  const { line, device, cut } = await call();
  const lost = once(line, 'disconnect');
  cut();
  await lost;
  const back = once(line, 'connect');
  device.dispatchEvent(new Event('online'));
  await back;
  expect(line.connected).toBe(true);
}, 10_000);

test('a connection that seems to live is not trusted after the network has changed', async () => {
  const { line, device } = await call();
  const before = line.id;
  const back = once(line, 'connect');
  device.dispatchEvent(new Event('online'));
  await back;
  expect(line.id).not.toBe(before);
});

test('no try is more than a second after the one before', () => {
  expect(RECONNECTION.reconnectionDelayMax).toBeLessThanOrEqual(1000);
});
