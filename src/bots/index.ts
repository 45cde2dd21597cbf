/** The opponents that can fill a seat, by level. They see only the view of their own seat. */
import type { Policy } from '../engine/policy.ts';
import type { Title } from '../engine/title.ts';
import { randomPolicy } from './random.ts';

export const RANDOM = 'random';

/** Names of the levels that can be seated at that title. */
export function botLevels(title: Title): string[] {
  return [RANDOM, ...Object.keys(title.policies)];
}

/** The player of that level, or null when the title has none. */
export function policyOf(title: Title, level: string): Policy | null {
  if (level === RANDOM) return randomPolicy(title.rules, title.weigh);
  return Object.hasOwn(title.policies, level) ? (title.policies[level] ?? null) : null;
}
