import { type RefObject, useEffect, useRef } from 'react';

/**
 * Where the focus goes when what had it is gone: an answered question takes its buttons with it, and whoever goes by keyboard would
 * begin at the top of the page again. It is never taken from anything else, nor when the page is first shown.
 */
export function useFocusWhenLost(key: string): RefObject<HTMLHeadingElement | null> {
  const heading = useRef<HTMLHeadingElement>(null);
  const before = useRef(key);
  useEffect(() => {
    const first = before.current === key;
    before.current = key;
    const at = document.activeElement;
    if (!first && (at === null || at === document.body)) heading.current?.focus({ preventScroll: true });
  }, [key]);
  return heading;
}
