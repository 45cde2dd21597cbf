import { Thoughts, type Thread } from '../../src/bots/thoughts.ts';
import type { Aside, Assignment, Reply } from '../../src/bots/worker.ts';
import { watchHands } from './hands.ts';

/** A browser's worker, as `Thoughts` sees a thread. */
function browserThread(): Thread {
  const worker = new Worker(new URL('./worker.ts', import.meta.url), { type: 'module' });
  function on(event: 'message', hear: (reply: Reply) => void): void;
  function on(event: 'error', hear: (error: Error) => void): void;
  function on(event: 'message' | 'error', hear: ((reply: Reply) => void) | ((error: Error) => void)): void {
    if (event === 'message') worker.addEventListener('message', ({ data }) => (hear as (reply: Reply) => void)(data));
    else worker.addEventListener('error', ({ message }) => (hear as (error: Error) => void)(new Error(message)));
  }
  return {
    on,
    postMessage: (said: Assignment | Aside) => worker.postMessage(said),
    terminate: () => worker.terminate(),
  };
}

/**
 * The house's players beside this page: they think on a thread of their own, and rest while a hand is upon the page, so that it
 * stays smooth.
 */
export function thoughtsBesideThePage(): Thoughts {
  return new RestingThoughts(browserThread, 1, false);
}

class RestingThoughts extends Thoughts {
  readonly #unwatch = watchHands((on) => this.rest(on));

  override close(): void {
    this.#unwatch();
    super.close();
  }
}
