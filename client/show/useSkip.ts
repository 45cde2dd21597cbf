import { useEffect, useRef } from 'react';

/** What is marked so may be pressed without ending the show. */
const PART_OF_IT = '[data-show]';

/** Keys that only move about. */
const IDLE = ['Tab', 'Shift', 'Control', 'Alt', 'Meta'];

/**
 * While `on`, a press anywhere or any key ends the show, and what was pressed is done all the same; Escape and the space bar do
 * nothing else. In a show that goes on `byHand` it is ended by Escape alone.
 */
export function useSkip(on: boolean, byHand: boolean, skip: () => void): void {
  const latest = useRef(skip);
  latest.current = skip;
  useEffect(() => {
    if (!on) return;
    const onPress = (event: Event) => {
      if (event.target instanceof Element && event.target.closest(PART_OF_IT)) return;
      latest.current();
    };
    const onKey = (event: KeyboardEvent) => {
      if (IDLE.includes(event.key) || (byHand && event.key !== 'Escape')) return;
      if (event.target instanceof Element && event.target.closest(PART_OF_IT)) return;
      if (event.key === ' ' && event.target === document.body) event.preventDefault();
      latest.current();
    };
    if (!byHand) addEventListener('pointerdown', onPress, true);
    addEventListener('keydown', onKey, true);
    return () => {
      removeEventListener('pointerdown', onPress, true);
      removeEventListener('keydown', onKey, true);
    };
  }, [on, byHand]);
}
