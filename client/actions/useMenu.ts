import { type RefObject, useEffect, useRef } from 'react';
import { useContribution } from './useActions.ts';

/** What stands in a menu and opens over the page: the menu closes behind it, and the focus comes back to what opens the menu. */
const AWAY = '[aria-haspopup="dialog"], [data-action="house.palette"], [data-action="house.keys"]';

/** For the `details` that holds a table's menu: the house's action opens it, or closes it, with the focus on what opens it. */
export function useMenu(there: boolean): RefObject<HTMLDetailsElement | null> {
  const details = useRef<HTMLDetailsElement>(null);
  const menu = () => {
    if (!details.current) return;
    details.current.open = !details.current.open;
    details.current.querySelector('summary')?.focus();
  };
  useEffect(() => {
    const node = details.current;
    const leave = ({ target }: Event) => {
      if (!node?.open || !(target as Element).closest(AWAY)) return;
      node.open = false;
      node.querySelector('summary')?.focus();
    };
    // Before the button hears of it, or the dialog would give the focus back to a button that is hidden.
    node?.addEventListener('click', leave, { capture: true });
    return () => node?.removeEventListener('click', leave, { capture: true });
  });
  useContribution('menu', { hands: there ? { menu } : {} });
  return details;
}
