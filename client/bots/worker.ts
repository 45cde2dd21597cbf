/** The house's players on a thread of the browser's. Its owner is `browserThread` (thread.ts). */
import { thinkAt } from '../../src/bots/worker.ts';
import { playableOf } from '../../src/games/players.ts';

/** With two cores a page needs both at times: half of the time they are its own. */
const BREATH_MS = navigator.hardwareConcurrency <= 2 ? 8 : 0;

thinkAt(
  {
    postMessage: (reply) => self.postMessage(reply),
    on: (_, hear) => self.addEventListener('message', ({ data }) => hear(data)),
  },
  playableOf,
  BREATH_MS,
);
