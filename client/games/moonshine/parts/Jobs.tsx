import type { Seat } from '../../../../src/engine/rules.ts';
import { JOBS } from '../../../../src/games/moonshine/data/jobs.ts';
import { useTableau } from '../tableau.ts';
import { BOARD_WORDS as W } from '../words/board.ts';
import { JobCard } from './JobCard.tsx';
import { numbered } from './numbered.ts';

/** The Market, one's own Jobs, and what the others are after. */
export function Jobs() {
  const { view, seat, names } = useTableau();
  const others = view.players.map((_, i) => i).filter((i) => i !== seat);
  return (
    <div className="ms-jobs">
      {seat !== null && <Held of={seat} title={W.mine} />}
      <section aria-label={W.market}>
        <h3>
          {W.market} <small data-spot="deck">{W.deck(view.deckCount)}</small>
        </h3>
        {view.deckTop && (
          <p className="ms-whisper">
            {W.deckTop} <strong>{JOBS[view.deckTop].title}</strong>
          </p>
        )}
        <div className="ms-cards">
          {numbered(view.market).map(({ n, item: job }) =>
            job ? (
              <JobCard key={n} job={job} />
            ) : (
              <p key={n} className="ms-gap" data-face-down={view.darkCount > 0}>
                {view.darkCount > 0 ? W.faceDownUntil : W.gap}
              </p>
            ),
          )}
        </div>
      </section>
      {others.map((other) => (
        <Held key={other} of={other} title={W.others(names.seat(other))} />
      ))}
    </div>
  );
}

function Held({ of, title }: { of: Seat; title: string }) {
  const { view, seat } = useTableau();
  const held = view.players[of]?.held ?? [];
  const down = view.players[of]?.faceDown ?? [];
  const known = of === seat ? (view.faceDownJobs ?? []) : [];
  if (held.length + down.length === 0) return null;
  return (
    <section aria-label={title}>
      <h3>{title}</h3>
      <div className="ms-cards">
        {held.map((job) => (
          <JobCard key={job} job={job} />
        ))}
        {known.map((job) => (
          <JobCard key={job} job={job}>
            <p className="hint">{W.faceDown}</p>
          </JobCard>
        ))}
        {known.length === 0 &&
          numbered(down).map(({ n, item: stake }) => (
            <p key={n} className="ms-gap" data-face-down="true">
              {W.faceDownStake(stake)}
            </p>
          ))}
      </div>
    </section>
  );
}
