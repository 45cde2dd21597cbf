interface Follower {
  /** True when the movement was meant for the follower alone: nobody else hears of it. */
  moved(event: PointerEvent): boolean;
  lifted(event: PointerEvent): void;
}

/**
 * Hears where pointers go, in the frame and beyond, until the function given back is called. It hears before everybody else, for
 * what the whole page would do at each movement, a board being dragged, costs a picture of the screen in three.
 */
export function followPointers({ moved, lifted }: Follower): () => void {
  let taken = false;
  const move = (event: PointerEvent) => {
    taken = moved(event);
    if (taken) event.stopPropagation();
  };
  /** The browser tells of a movement twice. */
  const mouse = (event: MouseEvent) => {
    if (taken) event.stopPropagation();
  };
  const off = new AbortController();
  const early = { capture: true, signal: off.signal };
  window.addEventListener('pointermove', move, early);
  window.addEventListener('mousemove', mouse, early);
  window.addEventListener('pointerup', lifted, early);
  window.addEventListener('pointercancel', lifted, early);
  return () => off.abort();
}
