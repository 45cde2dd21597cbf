import type { Action } from '../../../../src/engine/rules.ts';
import { isJob, JOBS } from '../../../../src/games/moonshine/data/jobs.ts';
import type { Advice } from '../../../net/advice.ts';
import { ACTION_WORDS, type ActionName } from './actions.ts';
import { cargoParts, type Load, place } from './names.ts';
import { said } from './spoken.ts';

export const { ADVICE_WORDS } = said.spoken();

/** An action that is only thought of, in a few words: its name, then where, what and how many. */
export function thoughtWords(action: Action): string {
  const name = ACTION_WORDS[action.do as ActionName]?.name ?? action.do;
  const details = detailsOf(action);
  return details.length > 0 ? `${name} (${details.join(', ')})` : name;
}

function detailsOf(action: Action): string[] {
  const { from, to, at, job, die, face, order } = action;
  const details: string[] = [];
  if (typeof from === 'string' && typeof to === 'string') details.push(`${place(from)} → ${place(to)}`);
  else if (typeof to === 'string') details.push(place(to));
  if (typeof at === 'string') details.push(place(at));
  if (isJob(job)) details.push(JOBS[job].title);
  for (const number of [die, face]) if (typeof number === 'number') details.push(String(number));
  if (Array.isArray(order)) details.push(order.map(place).join(' → '));
  return [...details, ...cargoParts(action as Load)];
}

/** The reason in a sentence or two. */
export function reasonWords({ reason }: Advice): string {
  const W = ADVICE_WORDS;
  const { code, chance, other, aspects } = reason;
  if (code === 'only' || code === 'wins' || code === 'habit') return W[code];
  if (chance === null || !other) return W.habit;
  const [own, others] = [inHundred(chance), inHundred(other.chance)];
  const deed = thoughtWords(other.action);
  const compared = code === 'even' ? W.even(own, deed) : W[code](own, deed, others);
  const named = aspects.flatMap((aspect) => W.aspects[aspect] ?? []);
  return named.length > 0 && code !== 'worse' ? `${compared} ${W.speaks(named)}` : compared;
}

const inHundred = (chance: number): number => Math.round(100 * chance);
