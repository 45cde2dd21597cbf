/** Games of one order shared out among threads, each given the next number as soon as it is free. */
import { availableParallelism } from 'node:os';
import { Worker } from 'node:worker_threads';
import { type Order, playerOf } from './order.ts';

/** As many threads as the machine has cores. */
export const ALL_CORES = availableParallelism();

/**
 * Plays the games of those numbers and tells each result as it comes, in no order when there are several threads. Rejects when a
 * thread breaks.
 */
export async function playAll<R>(
  order: Order,
  games: readonly number[],
  threads: number,
  heard: (result: R) => void,
): Promise<void> {
  if (threads < 2 || games.length < 2) {
    const play = playerOf(order);
    for (const game of games) heard(play(game) as R);
    return;
  }
  const left = [...games];
  const hands = Array.from({ length: Math.min(threads, games.length) }, () => hand(order, left, heard));
  await Promise.all(hands);
}

/** One thread, until no number is left. */
function hand<R>(order: Order, left: number[], heard: (result: R) => void): Promise<void> {
  const worker = new Worker(new URL('./thread.ts', import.meta.url), { workerData: order });
  return new Promise<void>((resolve, reject) => {
    const next = () => {
      const game = left.shift();
      if (game === undefined) resolve();
      else worker.postMessage(game);
    };
    worker.on('error', reject);
    worker.on('message', (result: R) => {
      heard(result);
      next();
    });
    next();
  }).finally(() => void worker.terminate());
}
