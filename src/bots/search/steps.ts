/** A thought that is thought in steps; what it comes to is its end. */
export type Steps<T> = Generator<void, T, void>;

/** Takes all steps, one after the other. */
export function atOnce<T>(steps: Steps<T>): T {
  for (;;) {
    const step = steps.next();
    if (step.done) return step.value;
  }
}
