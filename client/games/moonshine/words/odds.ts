import type { FightCase, Row } from '../odds/cases.ts';
import { said } from './spoken.ts';

export const { ODDS_WORDS, SHOT_WORDS } = said.spoken();

const { percent: whole } = ODDS_WORDS;

/** A chance as people read it: never 0 or 100 unless it is certain. */
export function percent(chance: number): string {
  if (chance <= 0) return whole(0);
  if (chance < 0.005) return `<${whole(1)}`;
  if (chance > 0.995 && chance < 1 - 1e-12) return `>${whole(99)}`;
  return whole(Math.round(chance * 100));
}

/** A mean number of Mobsters or barrels. */
export const { mean } = ODDS_WORDS;

const isYou = (name: string) => name === ODDS_WORDS.you;

/** Said to whoever it is about, or of another by his name. */
const saidOf = (words: { you: string; other(name: string): string }, name: string) =>
  isYou(name) ? words.you : words.other(name);

export const wins = (name: string): string => saidOf(ODDS_WORDS.wins, name);
export const holds = (name: string): string => saidOf(ODDS_WORDS.holds, name);

/** The heading of a case. */
export function caseWords({ answer, shot }: FightCase, occupier: string): string {
  if (answer === 'ambush') return saidOf(ODDS_WORDS.ambushes, occupier);
  if (answer === 'holdFire') return saidOf(ODDS_WORDS.holdsFire, occupier);
  return SHOT_WORDS[shot];
}

interface Case {
  one: FightCase;
  rows: readonly Row[];
}

/** The last rows of all cases in one sentence, after "Ada wins": "in 3 volleys: 41 %, after an Ambush 15 %". */
export function briefOf(cases: readonly Case[]): string {
  const last = cases.flatMap(({ one, rows }) => rows.slice(-1).map(({ odds, volleys }) => ({ one, odds, volleys })));
  const [first] = last;
  if (!first) return '';
  if (first.one.answer === null) {
    const fired = last.filter(({ one }) => one.shot !== 'plunder');
    const all = fired.map((row) =>
      ODDS_WORDS.inVolleysOf(percent(row.odds.win), row.volleys, SHOT_WORDS[row.one.shot]),
    );
    return `: ${all.join(', ')}`;
  }
  if (first.one.most === 0) return `: ${ODDS_WORDS.none}`;
  const parts = last.map(({ one, odds }) => {
    const chance = percent(odds.win);
    return one.answer === 'ambush' ? ODDS_WORDS.afterAmbush(chance) : chance;
  });
  return ODDS_WORDS.inVolleys(first.volleys, parts.join(', '));
}
