/** The five families, by the colour of their hats (cosca.md section 2.1). Seats take them in this order; nothing depends on it. */
export const FAMILIES = ['red', 'green', 'blue', 'yellow', 'purple'] as const;

export type Family = (typeof FAMILIES)[number];
