import type { JobId } from '../../../../src/games/moonshine/data/jobs.ts';
import type { Options } from '../../../../src/games/moonshine/options.ts';
import type { JobWords } from './en/jobs.ts';
import { inWordsOf } from './later.ts';
import { said } from './spoken.ts';

export const { JOB_WORDS, REWRITTEN } = said.spoken();

/** What the Job asks for at a table with those options. */
export function jobWords(options: Options, job: JobId): JobWords {
  const { play, deed } = (options.job_deck === 'rewrite' && REWRITTEN[job]) || JOB_WORDS[job];
  return { play, deed: inWordsOf(options, deed) };
}
