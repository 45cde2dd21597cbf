/** The opponents that can fill a seat, by level. They see only the view of their own seat. */
import type { Policy } from '../engine/policy.ts';
import type { Playable } from '../engine/title.ts';
import { RANDOM, ROOKIE } from './levels.ts';
import { randomPolicy } from './random.ts';
import { rookiePolicy } from './rookie.ts';
import { thinkingLevels, thinkingPolicy } from './thinkers.ts';

export { asideOf } from './asides.ts';
export { isPlain, RANDOM, ROOKIE } from './levels.ts';
export { thinkingLevels } from './thinkers.ts';

/** Names of the levels that decide within a millisecond or so and can be seated at that title anywhere. */
export function botLevels(title: Playable): string[] {
  return [RANDOM, ...(title.insight ? [ROOKIE] : []), ...Object.keys(title.policies)];
}

/** Every level of that title, the easiest first. */
export function allLevels(title: Playable): string[] {
  return [...botLevels(title), ...thinkingLevels(title)];
}

/** The level that hints and second thoughts come from; empty where nobody thinks ahead in that game. */
export function bestLevel(title: Playable): string {
  return thinkingLevels(title).at(-1) ?? '';
}

/** The level of a seat for which nobody has chosen one: the best of those that cost nothing. */
export function usualLevel(title: Playable): string {
  return botLevels(title).at(-1) ?? RANDOM;
}

/**
 * The player of that level, or null when the title has none. A thinking level (`thinkingLevels`) blocks for as long as it
 * thinks: beside a screen or a server it belongs in a worker (worker.ts).
 */
export function policyOf(title: Playable, level: string): Policy | null {
  if (level === RANDOM) return randomPolicy(title.rules, title.weigh);
  if (level === ROOKIE) return title.insight ? rookiePolicy(title.insight) : null;
  if (Object.hasOwn(title.policies, level)) return title.policies[level] ?? null;
  return thinkingPolicy(title, level);
}
