import type { OptionChoice } from './options.ts';
import type { GameCard } from './types.ts';

type Changed = [name: string, value: string | boolean][];

/** The options in which that choice differs from that preset, with what they are in the choice. */
export function changesFrom(card: GameCard, preset: string, options: OptionChoice): Changed {
  const base = { ...card.defaults, ...card.presets[preset]?.options };
  const chosen = { ...card.defaults, ...options };
  return Object.entries(chosen).filter(([name, value]) => base[name] !== value);
}

/** The preset that tells most about a choice: the one it differs from in the fewest options. */
export function nearestPreset(card: GameCard, options: OptionChoice): { preset: string; changed: Changed } {
  const all = Object.keys(card.presets).map((preset) => ({ preset, changed: changesFrom(card, preset, options) }));
  const [nearest] = all.sort((a, b) => a.changed.length - b.changed.length);
  return nearest ?? { preset: '', changed: Object.entries(options) };
}
