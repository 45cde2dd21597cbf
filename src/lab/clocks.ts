/** Clocks in milliseconds. */

export function wallTime(): number {
  return performance.now();
}

/** The processor's time for this thread: what a decision takes, whatever else the machine does. */
export function threadTime(): number {
  const { user, system } = process.threadCpuUsage();
  return (user + system) / 1000;
}
