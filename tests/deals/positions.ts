/** Small tables at which hands are shaken: few pieces, little cash, a Day that soon ends, now and then a crown within reach. */
import type { Dice } from '../../src/engine/rules.ts';

const FAMILIES = ['sicilians', 'irish', 'vipers', 'knights'] as const;

const TURF: Readonly<Record<string, Readonly<Record<string, object>>>> = {
  sicilians: { corona: { boss: 1, runners: 2, safehouse: true }, astoria: { runners: 2, moonshine: 1 } },
  irish: { redHook: { runners: 3 }, williamsburg: { boss: 1, rum: 1 } },
  vipers: { flushing: { boss: 1, runners: 2 }, whitestone: { runners: 1, safehouse: true } },
  knights: { canarsie: { runners: 3, moonshine: 2 }, westerleigh: { boss: 1, safehouse: true } },
};

const CROWNED_SOON = { owned: 10, ledger: 3, jobs: { done: ['openingNight', 'highRoller', 'milkRun'] } };

/** A position of the notation, drawn by those dice. */
export function smallTable(dice: Dice): { options: object; position: object; seats: number } {
  const seats = 3 + dice.below(2);
  const families = FAMILIES.slice(4 - seats);
  const crown = dice.below(3) === 0;
  const districts: Record<string, object> = { sugarHill: { squad: true } };
  for (const mob of families) {
    for (const [id, pieces] of Object.entries(TURF[mob] ?? {})) districts[id] = { mob, ...pieces };
  }
  const welshers = dice.below(4) === 0 ? 7 - dice.below(2) : 0;
  const players = families.map((family, i) => [
    family,
    {
      cash: 100 * dice.below(12),
      ledger: dice.below(4),
      ...(i === 0 ? { welshers } : {}),
      ...(crown && family === 'irish' ? CROWNED_SOON : {}),
    },
  ]);
  const position = {
    day: 2,
    mash: 3,
    mashTomorrow: 4,
    order: families,
    districts,
    players: Object.fromEntries(players),
  };
  return { options: {}, position, seats };
}
