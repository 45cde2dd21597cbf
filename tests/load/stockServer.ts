/**
 * boardgame.io's own server, to be measured against and for nothing else: it is not fit for strangers. Its lobby listens on a port
 * of its own, because on the common one it answers 404 to everything with today's koa-compose.
 */
import { randomInt } from 'node:crypto';
import { type AddressInfo, createServer } from 'node:net';
import { Server } from 'boardgame.io/server';
import type { Croupier } from '../../src/engine/rules.ts';
import { TITLES } from '../../src/games/index.ts';

const croupier: Croupier = { dice: { die: () => randomInt(1, 7), below: (n) => randomInt(n) }, tell: () => undefined };
const games = Object.values(TITLES).map((title) => title.boardgame(croupier));
const server = Server({ games: games as never, origins: ['http://127.0.0.1'] });
// It takes 0 for a lobby's port to mean that there is none of its own.
const apiPort = await freePort();
const { appServer } = await server.run({ port: 0, lobbyConfig: { apiPort } });

// The lobby's address is in the fragment: one line is all that is looked for.
console.log(`http://127.0.0.1:${(appServer.address() as AddressInfo).port}/#${apiPort}`);
process.on('SIGTERM', () => process.exit(0));

function freePort(): Promise<number> {
  return new Promise((resolve) => {
    const probe = createServer().listen(0, '127.0.0.1', () => {
      const { port } = probe.address() as AddressInfo;
      probe.close(() => resolve(port));
    });
  });
}
