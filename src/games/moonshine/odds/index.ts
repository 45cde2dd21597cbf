/**
 * Exact odds of a fight, by carrying the whole distribution of both crews from roll to roll. No dice are thrown: the figures
 * are sums of products of sixths, good to the last digits of a double.
 */
import { after, ambushHits, type Crew, invaderHits, returnHits, size, type Terms } from './volley.ts';

export type { Crew, Terms } from './volley.ts';

export interface Question extends Terms {
  invader: Crew;
  occupier: Crew;
  /** The Occupier answers with an Ambush first. */
  ambush: boolean;
  /** Volleys the Invader can pay for and will fire while Pinned. */
  volleys: number;
}

/** Chances sum to 1 over win, hold, wipe and standing; losses are means. */
export interface Odds {
  /** No Occupier stands, an Invader does. */
  win: number;
  /** No Invader stands, an Occupier does. */
  hold: number;
  /** Nobody stands. */
  wipe: number;
  /** Both still stand after the last volley: the Invader must Advance or Fall Back. */
  standing: number;
  /** Mean Mobsters lost, the Boss included. */
  invaderLosses: number;
  occupierLosses: number;
  invaderBossDies: number;
  occupierBossDies: number;
  /** Mean hits scored in Plunders, before the pile's size bounds them. */
  barrels: number;
}

interface Branch {
  invader: Crew;
  occupier: Crew;
  chance: number;
}

/** The odds of the whole fight. Crews may be of any size the game allows; volleys 0 or more. */
export function fightOdds(q: Question): Odds {
  let branches: Branch[] = [{ invader: q.invader, occupier: q.occupier, chance: 1 }];
  if (q.ambush) branches = merge(branches.flatMap((b) => ambushed(b, q)));
  let barrels = 0;
  for (let volley = 0; volley < q.volleys; volley++) {
    if (q.shot === 'plunder') barrels += expectedLoot(branches, q);
    branches = merge(branches.flatMap((b) => (over(b) ? [b] : fired(b, q))));
  }
  return summary(branches, q, barrels);
}

/** The odds for 0, 1, ... `most` volleys: what one more marker buys. */
export function oddsByVolleys(q: Omit<Question, 'volleys'>, most: number): Odds[] {
  return Array.from({ length: most + 1 }, (_, volleys) => fightOdds({ ...q, volleys }));
}

function over(b: Branch): boolean {
  return size(b.invader) === 0 || size(b.occupier) === 0;
}

function ambushed(b: Branch, q: Question): Branch[] {
  return ambushHits(b.occupier, q).map((chance, hits) => ({
    ...b,
    invader: after(b.invader, hits, false),
    chance: b.chance * chance,
  }));
}

/** Both sides roll from the crews that stand, both apply (A25). */
function fired(b: Branch, q: Question): Branch[] {
  const returned = returnHits(b.occupier, q);
  return invaderHits(b.invader, q).flatMap((chance, hits) =>
    returned.map((back, lost) => ({
      invader: after(b.invader, lost, false),
      occupier: q.shot === 'plunder' ? b.occupier : after(b.occupier, hits, q.shot === 'hit'),
      chance: b.chance * chance * back,
    })),
  );
}

/** Hits that carry barrels: those of a crew that is not wiped out in the same volley (section 8, Plunder). */
function expectedLoot(branches: readonly Branch[], q: Question): number {
  let sum = 0;
  for (const b of branches) {
    if (over(b)) continue;
    const mean = invaderHits(b.invader, q).reduce((total, chance, hits) => total + chance * hits, 0);
    const wiped = returnHits(b.occupier, q).reduce(
      (total, chance, hits) => total + (hits >= size(b.invader) ? chance : 0),
      0,
    );
    sum += b.chance * mean * (1 - wiped);
  }
  return sum;
}

/** Branches that left the same crews are one. */
function merge(branches: readonly Branch[]): Branch[] {
  const byCrews = new Map<string, Branch>();
  for (const b of branches) {
    const key = `${b.invader.boss}/${b.invader.runners}/${b.occupier.boss}/${b.occupier.runners}`;
    const same = byCrews.get(key);
    if (same) same.chance += b.chance;
    else byCrews.set(key, { ...b });
  }
  return [...byCrews.values()];
}

function summary(branches: readonly Branch[], q: Question, barrels: number): Odds {
  const mean = (value: (b: Branch) => number) => branches.reduce((sum, b) => sum + b.chance * value(b), 0);
  const when = (test: (b: Branch) => boolean) => mean((b) => (test(b) ? 1 : 0));
  return {
    win: when((b) => size(b.occupier) === 0 && size(b.invader) > 0),
    hold: when((b) => size(b.invader) === 0 && size(b.occupier) > 0),
    wipe: when((b) => size(b.invader) === 0 && size(b.occupier) === 0),
    standing: when((b) => !over(b)),
    invaderLosses: mean((b) => size(q.invader) - size(b.invader)),
    occupierLosses: mean((b) => size(q.occupier) - size(b.occupier)),
    invaderBossDies: q.invader.boss ? when((b) => b.invader.boss === 0) : 0,
    occupierBossDies: q.occupier.boss ? when((b) => b.occupier.boss === 0) : 0,
    barrels,
  };
}
