/** One thread of the house's thinking players: the same module from source and beside the built server. */
import { parentPort } from 'node:worker_threads';
import { thinkAt } from '../src/bots/worker.ts';
import { playableOf } from '../src/games/players.ts';

if (parentPort) thinkAt(parentPort, playableOf);
