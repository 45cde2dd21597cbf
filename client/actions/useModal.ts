import { type RefObject, useEffect, useRef } from 'react';

/** Opens a native dialog as soon as it is drawn: it keeps the focus, closes with Escape and gives the focus back. */
export function useModal(): RefObject<HTMLDialogElement | null> {
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    const node = dialog.current;
    if (node && !node.open) node.showModal();
  }, []);
  return dialog;
}
