/** Numbers and lists as an English sentence has them. */

const LIST = new Intl.ListFormat('en-GB', { type: 'conjunction' });
const NUMBER = new Intl.NumberFormat('en-US');
const DOLLARS = new Intl.NumberFormat('en-US', { style: 'currency', currency: 'USD', maximumFractionDigits: 0 });

export const count = (n: number, one: string, many = `${one}s`): string => `${n} ${n === 1 ? one : many}`;

/** "a, b and c". */
export const list = (parts: readonly string[]): string => LIST.format(parts);

export const number = (n: number): string => NUMBER.format(n);

export const dollars = (n: number): string => DOLLARS.format(n);
