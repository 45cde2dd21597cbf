/** The opponents that can fill a seat, by level. They see only the view of their own seat. */
import type { Policy } from '../engine/policy.ts';
import type { Playable } from './playable.ts';
import { randomPolicy } from './random.ts';
import { thinkingPolicy } from './thinkers.ts';

export { thinkingLevels } from './thinkers.ts';

export const RANDOM = 'random';

/** Names of the levels that decide within a millisecond or so and can be seated at that title anywhere. */
export function botLevels(title: Playable): string[] {
  return [RANDOM, ...Object.keys(title.policies)];
}

/**
 * The player of that level, or null when the title has none. A thinking level (`thinkingLevels`) blocks for as long as it
 * thinks: beside a screen or a server it belongs in a worker (worker.ts).
 */
export function policyOf(title: Playable, level: string): Policy | null {
  if (level === RANDOM) return randomPolicy(title.rules, title.weigh);
  if (Object.hasOwn(title.policies, level)) return title.policies[level] ?? null;
  return thinkingPolicy(title, level);
}
