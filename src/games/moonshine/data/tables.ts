/** Numbers of the rulebook, each standing here once (moonshine-1929.md; the section is given with each). */

/** Components (section 1.1 and 1.2). */
export const MOONSHINE_BARRELS = 30;
export const RUM_BARRELS = 20;
export const MARKS = 7;
export const WELSHERS = 8;
export const RUNNERS = 15;
export const LEDGER_SLOTS = 5;
export const HEAT_SPACES = 5;
export const DIE_FACES = 6;

/** The start (section 4). */
export const START_CASH = 1500;
export const START_INFLUENCE = 6;
export const START_WARD_RUNNERS = 2;
export const START_CREW_RUNNERS = 3;

/** Influence (section 3.3). */
export const INFLUENCE_CEILING = 10;

/** Prices in dollars (sections 7.3 to 7.5, 8). */
export const RECRUIT_PRICE = 300;
export const SECURE_PRICE = 500;
export const LOAN = 1500;
export const SQUARE_UP_PRICE = 2000;
export const COLLECT_PAY = 100;
export const LAY_LOW_PAY = 100;
export const MOONSHINE_PRICE = 300;
export const RUM_PRICE = 500;
export const STREET_RATE = 200;
export const EXTORT_PAY = 200;
/** The price of the 7th to the 10th marker, by markers owned before (section 7.5). */
export const BRIBE_PRICES: Readonly<Record<number, number>> = { 6: 2000, 7: 3000, 8: 4000, 9: 5000 };
/** Cash is handled in notes of this size at the least. */
export const CASH_UNIT = 100;

/** Barrels in one Play from which the Greed Tax draws Heat (section 7.5). */
export const GREED_TAX_FROM = 4;
/** The most Mobsters of a Stealth or Skiff, and the most barrels of a Tunnel (section 8). */
export const TRICK_LIMIT = 5;

/** Spaces of the Federal Crackdown Tracker, and what two partners need together (section 17). */
export const CRACKDOWN_SPACES = 10;
export const ALLIANCE_RESPECT = 20;

/** Respect (section 13) and the Crown (section 14). */
export const RAT_RESPECT = -2;
export const WELSHER_RESPECT = -1;
export const CROWN_RESPECT = 10;

/** Dice, barrels brewed and Blowback dead for that many Mobsters (section 9.2). */
export function muscle(mobsters: number): number {
  return Math.min(5, Math.ceil(mobsters / 2));
}

/** The Threat level at most (section 9.2). */
export const THREAT_CAP = 4;

/** The lowest face that kills at that Threat level, 1 to 4 (section 9.2). */
export function killsFrom(threat: number): number {
  return 6 - Math.min(THREAT_CAP, threat);
}
