import type { ReactNode } from 'react';
import { JOBS, type JobId } from '../../../../src/games/moonshine/data/jobs.ts';
import { BOARD_WORDS as W } from '../words/board.ts';
import { JOB_WORDS } from '../words/jobs.ts';

/** A Job as a card: title, deed, what it locks and what it pays. */
export function JobCard({ job, children }: { job: JobId; children?: ReactNode }) {
  const { title, stake, respect } = JOBS[job];
  return (
    <article className="ms-job" data-job={job} data-respect={respect} aria-label={title}>
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
        <em>{JOB_WORDS[job].play}.</em> {JOB_WORDS[job].deed}
      </p>
      {children}
    </article>
  );
}
