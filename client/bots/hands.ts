/** So long after a hand was lifted, a wheel turned or a key pressed, in milliseconds, the page still has what it did to draw. */
const AFTER_MS = 100;

/**
 * Tells when a hand comes upon the page and when it has left it: a press, a pull, a pinch, a turn of the wheel or a key, until the
 * function given back is called.
 */
export function watchHands(tell: (on: boolean) => void): () => void {
  const down = new Set<number>();
  let leaving: ReturnType<typeof setTimeout> | undefined;
  const leave = () => {
    clearTimeout(leaving);
    if (down.size === 0) leaving = setTimeout(tell, AFTER_MS, false);
  };
  const press = ({ pointerId }: PointerEvent) => {
    down.add(pointerId);
    clearTimeout(leaving);
    tell(true);
  };
  const lift = ({ pointerId }: PointerEvent) => {
    if (down.delete(pointerId)) leave();
  };
  const touch = () => {
    tell(true);
    leave();
  };
  /** A page that is left does not hear where the hand is lifted. */
  const lose = () => {
    down.clear();
    leave();
  };
  const off = new AbortController();
  const early = { capture: true, passive: true, signal: off.signal };
  window.addEventListener('pointerdown', press, early);
  window.addEventListener('pointerup', lift, early);
  window.addEventListener('pointercancel', lift, early);
  window.addEventListener('wheel', touch, early);
  window.addEventListener('keydown', touch, early);
  window.addEventListener('blur', lose, { signal: off.signal });
  return () => {
    clearTimeout(leaving);
    off.abort();
  };
}
