/** Who is matched in the arena: a level, perhaps with a budget and settings of its own, as one word on the command line. */
import { allLevels, asideOf, policyOf, RANDOM, thinkingLevels } from '../../bots/index.ts';
import type { Budget } from '../../bots/search/budget.ts';
import { TUNING, type Tuning } from '../../bots/search/tuning.ts';
import { thinkingPolicy } from '../../bots/thinkers.ts';
import type { Aside } from '../../engine/dealings.ts';
import type { Policy } from '../../engine/policy.ts';
import type { Title } from '../../engine/title.ts';
import { Usage } from '../command.ts';

export interface Contender {
  name: string;
  policy: Policy;
  /** What it does on the side: it turns everything down, unless `deals=1`. */
  aside?: Aside | null;
  /** Milliseconds for a decision, when it thinks by the clock. */
  ms: number | null;
}

/**
 * Reads `LEVEL` or `LEVEL:ms=50,curiosity=1`: `ms` or `iterations` set its budget instead of `budget`, `deals=1` lets it deal on
 * the side, other keys are the search's settings. Throws Usage.
 */
export function contender(title: Title, word: string, budget: Budget, now: () => number): Contender {
  const [level = '', settings] = word.split(':');
  const { deals, ...own } = readSettings(settings);
  const aside = asideOf(title, deals ? level : RANDOM);
  if (!thinkingLevels(title).includes(level)) {
    const policy = policyOf(title, level);
    if (!policy || Object.keys(own).length > 0) throw new Usage(unknown(title, word));
    return { name: word, policy, aside, ms: null };
  }
  const { ms, iterations, ...tuning } = own;
  const given = ms === undefined && iterations === undefined ? budget : { ms, iterations };
  const bounded = given.ms === undefined && given.iterations === undefined ? undefined : { ...given, now };
  const policy = thinkingPolicy(title, level, bounded, tuning as Partial<Tuning>);
  if (!policy) throw new Usage(unknown(title, word));
  return { name: word, policy, aside, ms: given.ms ?? null };
}

function unknown(title: Title, word: string): string {
  return `no level "${word}"; there is ${allLevels(title).join(', ')}, the thinking ones also with settings as in search:ms=50, all with deals=1`;
}

function readSettings(text = ''): Record<string, number> {
  const own: Record<string, number> = {};
  for (const pair of text.split(',').filter(Boolean)) {
    const [key = '', value = ''] = pair.split('=');
    const n = Number(value);
    const known = key === 'ms' || key === 'iterations' || key === 'deals' || Object.hasOwn(TUNING, key);
    if (!known || value === '' || !(n >= 0)) throw new Usage(`"${pair}" is no setting of the search`);
    own[key] = n;
  }
  return own;
}
