import { JOBS, type JobId } from '../../../../src/games/moonshine/data/jobs.ts';
import { card, rules } from '../rules.ts';
import { useTableau } from '../tableau.ts';
import { ACTION_WORDS } from '../words/actions.ts';
import { BOARD_WORDS as W } from '../words/board.ts';
import { JobCard } from './JobCard.tsx';
import { WhyNot } from './PlayButton.tsx';

/** Take a Job, give one up, or neither (section 6.3). */
export function OfferPanel() {
  const { view, me, doing, locked } = useTableau();
  const market = view.market.filter((job) => job !== null);
  return (
    <div className="ms-offer">
      <div className="ms-offer-pat">
        <button
          type="button"
          className="button"
          data-do="standPat"
          disabled={locked || doing.busy}
          onClick={() => doing.send({ do: 'standPat' })}
        >
          {ACTION_WORDS.standPat.name}
        </button>
        <span className="hint">{ACTION_WORDS.standPat.does}</span>
        {view.deckTop && (
          <p className="ms-whisper">
            {W.deckTop} <strong>{JOBS[view.deckTop].title}</strong>
            {view.options.whispers_claim && <TakeWhisper />}
          </p>
        )}
      </div>
      <h3>{W.market}</h3>
      <div className="ms-cards">
        {market.map((job) => (
          <OfferCard key={job} job={job} name="takeJob" label={W.takeFor(JOBS[job].title, card(view, job).stake)} />
        ))}
      </div>
      {me && me.held.length > 0 && (
        <>
          <h3>{W.mine}</h3>
          <div className="ms-cards">
            {me.held.map((job) => (
              <OfferCard key={job} job={job} name="walkAway" label={W.walkFrom(JOBS[job].title)} />
            ))}
          </div>
        </>
      )}
    </div>
  );
}

/** The older Whispers: the card just seen may be taken, face down. */
function TakeWhisper() {
  const { view, seat, doing, locked } = useTableau();
  const refusal = seat === null ? null : rules.refuse(view, seat, { do: 'takeWhisper' });
  const off = refusal !== null || locked || doing.busy;
  return (
    <>
      <button
        type="button"
        className="button small"
        data-do="takeWhisper"
        aria-disabled={off}
        onClick={() => !off && doing.send({ do: 'takeWhisper' })}
      >
        {ACTION_WORDS.takeWhisper.name}
      </button>{' '}
      {refusal ? <WhyNot refusal={refusal} /> : ACTION_WORDS.takeWhisper.does}
    </>
  );
}

function OfferCard({ job, name, label }: { job: JobId; name: 'takeJob' | 'walkAway'; label: string }) {
  const { view, seat, doing, locked } = useTableau();
  if (seat === null) return null;
  const action = { do: name, job };
  const refusal = rules.refuse(view, seat, action);
  const id = `ms-${name}-${job}`;
  const off = refusal !== null || locked || doing.busy;
  return (
    <JobCard job={job}>
      <button
        type="button"
        className="button small"
        data-do={name}
        aria-label={label}
        aria-disabled={off}
        aria-describedby={refusal ? id : undefined}
        onClick={() => !off && doing.send(action)}
      >
        {ACTION_WORDS[name].name}
      </button>
      {refusal && (
        <p id={id} className="ms-refused">
          <WhyNot refusal={refusal} />
        </p>
      )}
    </JobCard>
  );
}
