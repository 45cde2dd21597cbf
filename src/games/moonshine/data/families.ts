/** The four families (moonshine-1929.md section 8). */
export type Family = 'sicilians' | 'irish' | 'vipers' | 'knights';

export const FAMILIES: readonly Family[] = ['sicilians', 'irish', 'vipers', 'knights'];
