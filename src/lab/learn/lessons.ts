/** What searches that look Days ahead think of every answer, in games of the priorities player: what its weights are learnt from. */
import { search, type Thought } from '../../bots/search/search.ts';
import { TUNING, type Tuning } from '../../bots/search/tuning.ts';
import { seededDice } from '../../engine/dice.ts';
import type { Action, Seat } from '../../engine/rules.ts';
import { insight } from '../../games/moonshine/bot/insight.ts';
import { playIdeas } from '../../games/moonshine/bot/playing.ts';
import { type Idea, look, type Sight } from '../../games/moonshine/bot/sight.ts';
import { offerTraits, playTraits, type Tell } from '../../games/moonshine/bot/traits.ts';
import { isJob } from '../../games/moonshine/data/jobs.ts';
import { top } from '../../games/moonshine/rules/decisions.ts';
import { rules } from '../../games/moonshine/rules/index.ts';
import type { View } from '../../games/moonshine/state.ts';

/** The lists of weights in lessons.ts. */
export const LESSONS = ['TAKING', 'DROPPING', 'PLAYING'] as const;
export type LessonName = (typeof LESSONS)[number];

/** One answer beside the others: its traits, how much better it did than they, and how much that is to be trusted. */
export interface Example {
  traits: ReadonlyMap<string, number>;
  gain: number;
  weight: number;
}

/** All answers of one decision that belong to one list. */
export interface Judged {
  lesson: LessonName;
  examples: Example[];
}

/** Visits beyond which more hardly add trust: what many looks cannot tell is what the worlds looked at have in common. */
const ENOUGH = 40;
/** How far ahead is looked, and how often: Jobs are for days, a Play is for today and tomorrow. */
const SUBJECTS = {
  offer: { every: 2, days: 4 },
  play: { every: 6, days: 2 },
} as const;
/** Decisions that a Day takes at most. */
const PER_DAY = 45;
const LONGEST_GAME = 60;
/** An even chance moves more easily than a slight one; gains are told in parts of p(1 - p) and this. */
const FLAT = 0.05;

export interface Study {
  seats: number;
  iterations: number;
  seed: string;
}

/** The lessons of one game: at some of its decisions the search answers, and what it thought is taken down. */
export function* lessonsOf({ seats, iterations, seed }: Study, game: number): Generator<Judged> {
  const options = rules.options(undefined, seats);
  if (!options.ok) throw new Error(options.message);
  const [dice, luck] = [seededDice(`${seed}/${game}`), seededDice(`${seed}/${game}/luck`)];
  const s = rules.setup(seats, options.options, { dice });
  while (!rules.outcome(s) && s.day <= LONGEST_GAME) {
    const seat = rules.waiting(s)[0]?.seat ?? 0;
    const view = rules.view(s, seat);
    const stage = top(view)?.stage;
    let action = insight.policy(view, seat, luck);
    if ((stage === 'offer' || stage === 'play') && luck.below(SUBJECTS[stage].every) === 0) {
      const tuning = { ...TUNING, ...thorough(SUBJECTS[stage].days) };
      const verdict = search({ rules, insight, view, seat, dice: luck }, { iterations }, tuning);
      yield* stage === 'offer' ? ofOffer(view, seat, verdict.thoughts) : ofPlay(view, seat, verdict.thoughts);
      action = verdict.action;
    }
    rules.apply(s, seat, action, { dice });
  }
}

/** Every idea is looked at, and nothing but ideas. */
function thorough(days: number): Partial<Tuning> {
  return { chapters: days, most: PER_DAY * days, open: TUNING.width, each: 1, wide: 0 };
}

function* ofOffer(view: View, seat: Seat, thoughts: readonly Thought[]): Generator<Judged> {
  const pat = thoughts.find(({ action }) => action.do === 'standPat');
  if (!pat) return;
  const g = look(view, seat);
  const spread = spreadOf(thoughts);
  const told = (verb: string): Example[] =>
    thoughts
      .filter(({ action }) => action.do === verb)
      .map(({ action, chance, visits }) => ({
        traits: traitsOf((tell) => jobTraits(g, action, tell)),
        gain: (chance - pat.chance) / spread,
        weight: 1 / (1 / visits + 1 / pat.visits),
      }));
  yield { lesson: 'TAKING', examples: told('takeJob') };
  yield { lesson: 'DROPPING', examples: told('walkAway') };
}

function jobTraits(g: Sight, { do: verb, job }: Action, tell: Tell): void {
  if (isJob(job)) offerTraits(g, verb === 'takeJob', job, tell);
}

/** Plays are held against the mean of all: what they have in common comes to nothing. */
function* ofPlay(view: View, seat: Seat, thoughts: readonly Thought[]): Generator<Judged> {
  const g = look(view, seat);
  // Of several ideas for one Play the best counts: it is set last.
  const ideas = new Map<string, Idea>();
  for (const idea of playIdeas(g).reverse()) ideas.set(JSON.stringify(idea.action), idea);
  const spread = spreadOf(thoughts);
  const examples = thoughts.map(({ action, chance, visits }) => {
    const idea = ideas.get(JSON.stringify(action)) ?? null;
    const traits = traitsOf((tell) => playTraits(g, action, idea, tell));
    return { traits, gain: chance / spread, weight: visits / (1 + visits / ENOUGH) };
  });
  yield { lesson: 'PLAYING', examples: centred(examples) };
}

function traitsOf(told: (tell: Tell) => void): Map<string, number> {
  const traits = new Map<string, number>();
  told((name, figure) => traits.set(name, (traits.get(name) ?? 0) + figure));
  return traits;
}

/** What a gain in that decision is told in parts of. */
function spreadOf(thoughts: readonly Thought[]): number {
  const visits = thoughts.reduce((sum, one) => sum + one.visits, 0);
  const mean = thoughts.reduce((sum, one) => sum + one.chance * one.visits, 0) / Math.max(1, visits);
  return mean * (1 - mean) + FLAT;
}

function centred(examples: readonly Example[]): Example[] {
  const all = examples.reduce((sum, { weight }) => sum + weight, 0) || 1;
  const mean = new Map<string, number>();
  let gains = 0;
  for (const { traits, gain, weight } of examples) {
    gains += (gain * weight) / all;
    for (const [name, figure] of traits) mean.set(name, (mean.get(name) ?? 0) + (figure * weight) / all);
  }
  return examples.map(({ traits, gain, weight }) => {
    const apart = [...mean].map(([name, middle]): [string, number] => [name, (traits.get(name) ?? 0) - middle]);
    return { traits: new Map(apart), gain: gain - gains, weight };
  });
}
