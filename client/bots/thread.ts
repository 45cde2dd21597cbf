import { Thoughts, type Thread } from '../../src/bots/thoughts.ts';
import type { Assignment, Reply } from '../../src/bots/worker.ts';

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
    postMessage: (assignment: Assignment) => worker.postMessage(assignment),
    terminate: () => worker.terminate(),
  };
}

/** The house's players beside this page: they think on a thread of their own, so that the page stays smooth. */
export function thoughtsBesideThePage(): Thoughts {
  return new Thoughts(browserThread, 1, globalThis.crossOriginIsolated);
}
