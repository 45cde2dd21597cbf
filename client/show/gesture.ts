/** Where something is: an element marked `data-spot`, or a place that only the game can find. */
export type Spot<At> = { readonly mark: string } | { readonly at: At };

/** A point of the window in CSS pixels, and how large things are drawn there. */
export interface Found {
  x: number;
  y: number;
  scale: number;
}

/**
 * One thing seen to happen: it travels along its path, rises from where it is and fades, or strikes there. `delay` is a share of
 * the beat's time.
 */
export interface Gesture<Thing, At> {
  key: string;
  thing: Thing;
  how: 'travels' | 'rises' | 'strikes';
  path: readonly Spot<At>[];
  delay?: number;
}

/** The middle of the element with that mark, as long as it can be seen. */
export function findMark(mark: string): Found | null {
  for (const node of document.querySelectorAll(`[data-spot="${CSS.escape(mark)}"]`)) {
    const { left, top, width, height } = node.getBoundingClientRect();
    if (width > 0 && height > 0) return { x: left + width / 2, y: top + height / 2, scale: 1 };
  }
  return null;
}
