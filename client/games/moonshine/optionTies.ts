import type { OptionChoice } from '../options.ts';

const FOUR = 4;

/** Why an option cannot be turned on at a table of that size, in words; null where nothing stands in the way. */
export function optionBar(name: string, seats: number): string | null {
  return name === 'blood_oath' && seats !== FOUR ? 'Only with four players.' : null;
}

/** The choices made to fit each other and the size of the table: the rules refuse what does not fit. */
export function settleOptions(options: OptionChoice, seats: number): OptionChoice {
  const settled = { ...options };
  if (seats !== FOUR) delete settled.blood_oath;
  if (settled.day1_dark_market === true) settled.market_restock = 'after_offers';
  return settled;
}

/** The view that knows most: all is open to everybody but what the Vipers see. */
export function openView(views: readonly unknown[]): unknown {
  const knows = (view: unknown) => typeof view === 'object' && view !== null && 'faceDownJobs' in view;
  return views.find(knows) ?? views.at(-1);
}
