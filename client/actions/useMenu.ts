import { type RefObject, useRef } from 'react';
import { useContribution } from './useActions.ts';

/** For the `details` that holds a table's menu: the house's action opens it, or closes it, with the focus on what opens it. */
export function useMenu(there: boolean): RefObject<HTMLDetailsElement | null> {
  const details = useRef<HTMLDetailsElement>(null);
  const menu = () => {
    if (!details.current) return;
    details.current.open = !details.current.open;
    details.current.querySelector('summary')?.focus();
  };
  useContribution('menu', { hands: there ? { menu } : {} });
  return details;
}
