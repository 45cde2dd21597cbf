/** A progress line on a terminal's standard error; silent anywhere else, and where the output is for a script. */
export function progressLine(total: number, what: string, silent: boolean): (done: number) => void {
  if (silent || !process.stderr.isTTY) return () => {};
  let last = 0;
  return (done) => {
    const now = performance.now();
    if (done < total && now - last < 100) return;
    last = now;
    process.stderr.write(`\r${done}/${total} ${what}${done < total ? '' : '\n'}`);
  };
}
