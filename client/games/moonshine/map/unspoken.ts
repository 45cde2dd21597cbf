/** Attributes of what is only to be looked at: out of the way of presses and of screen readers. */
export const UNSPOKEN = { 'aria-hidden': true, pointerEvents: 'none' } as const;
