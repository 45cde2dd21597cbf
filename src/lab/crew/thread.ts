/** One thread of a crew: plays the games that it is told the numbers of. */
import { parentPort, workerData } from 'node:worker_threads';
import { type Order, playerOf } from './order.ts';

const play = playerOf(workerData as Order);
parentPort?.on('message', (game: number) => parentPort?.postMessage(play(game)));
