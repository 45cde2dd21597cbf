/** Why an answer is given: a code and figures, whose words are the client's. */
import { seededDice } from '../../engine/dice.ts';
import type { Action } from '../../engine/rules.ts';
import { lookAhead } from './lookAhead.ts';
import { type Question, winsAtOnce } from './question.ts';
import type { Thought, Verdict } from './tree.ts';
import { TUNING, type Tuning } from './tuning.ts';

/**
 * `only`: there was no choice. `wins`: it ends the game in the seat's favour. `habit`: there was one, and nothing was found to
 * compare the fast player's answer with. `better`, `even`, `worse`: beside the next best
 * answer that was thought about.
 */
export type ReasonCode = 'only' | 'wins' | 'habit' | 'better' | 'even' | 'worse';

export interface Reason {
  code: ReasonCode;
  /** The chance to win that was found for the answer; null where nothing was searched. */
  chance: number | null;
  /** The next best answer. */
  other: Thought | null;
  /** What of the game's estimate speaks for the answer beside the other, the strongest first: keys of `insight.aspects`. */
  aspects: string[];
}

/** Chances nearer to each other than this are as good as equal. */
const EVEN = 0.01;
/** Visits before a chance is spoken of, and half as many as the answer had: the best of many figures found on few looks is luck. */
const HEARD = 3;
/** Worlds in which two answers are compared, and how many aspects are named at most. */
const WORLDS = 16;
const NAMED = 2;
/** Parts of a logarithm of chances: less than this is nothing to speak of. */
const NOTHING = 0.02;

/** The reason for that answer, of what a search has found. `answer` is legal, and was thought about if anything was. */
export function reasonFor<S, V>(
  question: Question<S, V>,
  { action: chosen, thoughts }: Verdict,
  answer: Action,
  tuning: Tuning = TUNING,
): Reason {
  const key = JSON.stringify(answer);
  const own = thoughts.find(({ action }) => JSON.stringify(action) === key);
  const other = thoughts
    .filter((thought) => thought !== own && thought.visits >= Math.max(HEARD, (own?.visits ?? 0) / 2))
    .reduce<Thought | null>((best, thought) => (best && best.chance >= thought.chance ? best : thought), null);
  if (!own || !other) {
    const choice = question.rules.actions(question.view, question.seat).length > 1;
    const code = winsAtOnce(question, answer) ? 'wins' : choice ? 'habit' : 'only';
    return { code, chance: own?.chance ?? null, other: null, aspects: [] };
  }
  const gain = own.chance - other.chance;
  // What was chosen was looked at most: a higher figure found on fewer looks is no reason to speak against it.
  const against = JSON.stringify(chosen) === key ? 'even' : 'worse';
  const code = gain > EVEN ? 'better' : gain < -EVEN ? against : 'even';
  return { code, chance: own.chance, other, aspects: aspectsOf(question, answer, other.action, tuning) };
}

/** What is better at the end of the chapter after the one answer than after the other, on the same luck. */
function aspectsOf<S, V>(question: Question<S, V>, answer: Action, other: Action, tuning: Tuning): string[] {
  const { insight, dice } = question;
  if (!insight.aspects) return [];
  const luck = `${dice.below(1 << 30)}`;
  const sums = new Map<string, number>();
  for (let world = 0; world < WORLDS; world++) {
    const before = aspectsAfter(question, other, `${luck}/${world}`, tuning);
    const after = aspectsAfter(question, answer, `${luck}/${world}`, tuning);
    for (const [name, share] of Object.entries(after)) {
      sums.set(name, (sums.get(name) ?? 0) + (share - (before[name] ?? 0)) / WORLDS);
    }
  }
  return [...sums]
    .filter(([, share]) => share > NOTHING)
    .sort(([, a], [, b]) => b - a)
    .slice(0, NAMED)
    .map(([name]) => name);
}

function aspectsAfter<S, V>(question: Question<S, V>, answer: Action, luck: string, tuning: Tuning) {
  const { rules, insight, view, seat } = question;
  const dice = seededDice(luck);
  const state = rules.deal(view, seat, dice);
  const chapter = insight.chapter(state);
  rules.apply(state, seat, answer, { dice });
  lookAhead(question, tuning, { state, chapter, dice }, (_, habit) => habit);
  return insight.aspects?.(state, seat) ?? {};
}
