/** Numbers and lists as a German sentence has them. */

const LIST = new Intl.ListFormat('de', { type: 'conjunction' });
const NUMBER = new Intl.NumberFormat('de');
const DOLLARS = new Intl.NumberFormat('de', { style: 'currency', currency: 'USD', maximumFractionDigits: 0 });

/** German plurals follow no rule worth having: both forms are said. */
export const count = (n: number, one: string, many: string): string => `${n} ${n === 1 ? one : many}`;

/** "a, b und c". */
export const list = (parts: readonly string[]): string => LIST.format(parts);

export const number = (n: number): string => NUMBER.format(n);

export const dollars = (n: number): string => DOLLARS.format(n);
