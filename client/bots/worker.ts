/** The house's players on a thread of the browser's. Its owner is `browserThread` (thread.ts). */
import { thinkAt } from '../../src/bots/worker.ts';
import { playableOf } from '../../src/games/players.ts';

thinkAt(
  {
    postMessage: (reply) => self.postMessage(reply),
    on: (_, hear) => self.addEventListener('message', ({ data }) => hear(data)),
  },
  playableOf,
);
