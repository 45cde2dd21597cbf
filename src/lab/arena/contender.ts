/** Who is matched in the arena: a level, perhaps with a budget and settings of its own, as one word on the command line. */
import { allLevels, policyOf, thinkingLevels } from '../../bots/index.ts';
import type { Budget } from '../../bots/search/budget.ts';
import { TUNING, type Tuning } from '../../bots/search/tuning.ts';
import { thinkingPolicy } from '../../bots/thinkers.ts';
import type { Policy } from '../../engine/policy.ts';
import type { Title } from '../../engine/title.ts';
import { Usage } from '../command.ts';

export interface Contender {
  name: string;
  policy: Policy;
  /** Milliseconds for a decision, when it thinks by the clock. */
  ms: number | null;
}

/**
 * Reads `LEVEL` or `LEVEL:ms=50,curiosity=1`: `ms` or `iterations` set its budget instead of `budget`, other keys the
 * search's settings. Throws Usage.
 */
export function contender(title: Title, word: string, budget: Budget, now: () => number): Contender {
  const [level = '', settings] = word.split(':');
  const own = readSettings(settings);
  if (!thinkingLevels(title).includes(level)) {
    const policy = policyOf(title, level);
    if (!policy || settings) throw new Usage(unknown(title, word));
    return { name: word, policy, ms: null };
  }
  const { ms, iterations, ...tuning } = own;
  const given = ms === undefined && iterations === undefined ? budget : { ms, iterations };
  const bounded = given.ms === undefined && given.iterations === undefined ? undefined : { ...given, now };
  const policy = thinkingPolicy(title, level, bounded, tuning as Partial<Tuning>);
  if (!policy) throw new Usage(unknown(title, word));
  return { name: word, policy, ms: given.ms ?? null };
}

function unknown(title: Title, word: string): string {
  return `no level "${word}"; there is ${allLevels(title).join(', ')}, the thinking ones also with settings as in search:ms=50`;
}

function readSettings(text = ''): Record<string, number> {
  const own: Record<string, number> = {};
  for (const pair of text.split(',').filter(Boolean)) {
    const [key = '', value = ''] = pair.split('=');
    const n = Number(value);
    const known = key === 'ms' || key === 'iterations' || Object.hasOwn(TUNING, key);
    if (!known || value === '' || !(n >= 0)) throw new Usage(`"${pair}" is no setting of the search`);
    own[key] = n;
  }
  return own;
}
