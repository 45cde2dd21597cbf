/** Waits until `what` gives something other than null, and gives that; after `ms` it throws what was waited for. */
export async function until<T>(why: string, what: () => Promise<T | null> | T | null, ms = 20_000): Promise<T> {
  const end = Date.now() + ms;
  for (;;) {
    const found = await what();
    if (found !== null) return found;
    if (Date.now() > end) throw new Error(`waited ${ms} ms in vain: ${why}`);
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
}

/** Waits until `check` no longer throws; after `ms` its last complaint is thrown. */
export async function settled(check: () => Promise<void>, ms = 20_000): Promise<void> {
  let complaint: unknown = null;
  const done = async () => {
    try {
      await check();
      return true;
    } catch (error) {
      complaint = error;
      return null;
    }
  };
  await until('the screen to settle', done, ms).catch(() => {
    throw complaint;
  });
}
