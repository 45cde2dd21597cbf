/** Lets everybody else have a turn in the middle of long work. */
export function breathe(): Promise<void> {
  return new Promise((resolve) => setImmediate(resolve));
}

const SLICE = 20;

/** Long work that pauses by itself, done a slice at a time. */
export async function inSlices<T>(steps: Generator<void, T>): Promise<T> {
  for (let n = 1; ; n++) {
    const step = steps.next();
    if (step.done) return step.value;
    if (n % SLICE === 0) await breathe();
  }
}
