import type { ReactNode } from 'react';
import type { JobId } from '../../../../src/games/moonshine/data/jobs.ts';
import { card } from '../rules.ts';
import { useTableau } from '../tableau.ts';
import { BOARD_WORDS as W } from '../words/board.ts';
import { jobWords } from '../words/jobs.ts';

/** A Job as a card: title, deed, what it locks and what it pays. */
export function JobCard({ job, children }: { job: JobId; children?: ReactNode }) {
  const { view } = useTableau();
  const { title, stake, respect } = card(view, job);
  const { play, deed } = jobWords(view.options, job);
  return (
    <article className="ms-job" data-spot={`job:${job}`} data-job={job} data-respect={respect} aria-label={title}>
      <h4>{title}</h4>
      <span className="ms-job-figures">
        <span className="sr-only">{W.jobFigures(stake, respect)}</span>
        <span aria-hidden="true" className="ms-job-respect">
          {respect}
        </span>
        <span aria-hidden="true" className="ms-job-stake">
          {'◆'.repeat(stake)}
        </span>
      </span>
      <p>
        <em>{play}.</em> {deed}
      </p>
      {children}
    </article>
  );
}
