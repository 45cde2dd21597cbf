import { JOBS, type JobId } from '../../../../src/games/moonshine/data/jobs.ts';
import { pressProps } from '../actions/press.ts';
import { card, rules } from '../rules.ts';
import { useTableau } from '../tableau.ts';
import { ACTION_WORDS } from '../words/actions.ts';
import { BOARD_WORDS as W } from '../words/board.ts';
import { JobCard } from './JobCard.tsx';
import { WhyNot } from './PlayButton.tsx';

/** Take a Job, give one up, or neither (section 6.3). */
export function OfferPanel() {
  const tableau = useTableau();
  const { view, me } = tableau;
  const market = view.market.filter((job) => job !== null);
  return (
    <div className="ms-offer">
      <div className="ms-offer-pat">
        <button type="button" className="button" {...pressProps(tableau, 'moonshine.standPat')}>
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
        {market.map((job, i) => (
          <OfferCard
            key={job}
            job={job}
            name="takeJob"
            slot={i + 1}
            label={W.takeFor(JOBS[job].title, card(view, job).stake)}
          />
        ))}
      </div>
      {me && me.held.length > 0 && (
        <div className="ms-own-jobs">
          <h3>{W.mine}</h3>
          <div className="ms-cards">
            {me.held.map((job, i) => (
              <OfferCard key={job} job={job} name="walkAway" slot={i + 1} label={W.walkFrom(JOBS[job].title)} />
            ))}
          </div>
        </div>
      )}
    </div>
  );
}

/** The older Whispers: the card just seen may be taken, face down. */
function TakeWhisper() {
  const tableau = useTableau();
  const { view, seat } = tableau;
  const refusal = seat === null ? null : rules.refuse(view, seat, { do: 'takeWhisper' });
  return (
    <>
      <button type="button" className="button small" {...pressProps(tableau, 'moonshine.takeWhisper')}>
        {ACTION_WORDS.takeWhisper.name}
      </button>{' '}
      {refusal ? <WhyNot refusal={refusal} /> : ACTION_WORDS.takeWhisper.does}
    </>
  );
}

interface OfferCardProps {
  job: JobId;
  name: 'takeJob' | 'walkAway';
  /** Its place among the cards of its kind, from 1. */
  slot: number;
  label: string;
}

function OfferCard({ job, name, slot, label }: OfferCardProps) {
  const tableau = useTableau();
  const { view, seat } = tableau;
  if (seat === null) return null;
  const refusal = rules.refuse(view, seat, { do: name, job });
  const id = `ms-${name}-${job}`;
  return (
    <JobCard job={job}>
      <button
        type="button"
        className="button small"
        aria-label={label}
        aria-describedby={refusal ? id : undefined}
        {...pressProps(tableau, `moonshine.${name}.${slot}`)}
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
