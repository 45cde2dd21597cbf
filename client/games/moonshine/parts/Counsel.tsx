import { pressProps } from '../actions/press.ts';
import { useTableau } from '../tableau.ts';
import { reasonWords, thoughtWords, ADVICE_WORDS as W } from '../words/advice.ts';
import { type Asking, useCounsel } from './useCounsel.ts';

/** What the house would do, for whoever asked; and, looking back, what it thinks of the move on show. */
export function Counsel() {
  const { decision, history, hint, why, readOnly, seats, names, outcome, counsel } = useTableau();
  const last = history.at(-1);
  if (hint && decision && !outcome) return <Answer asking={counsel} say={W.would} toDo />;
  const by = last?.seat ?? null;
  if (!why || !readOnly || !last || by === null || last.kind === 'takeBack') return null;
  const bot = seats.find(({ seat }) => seat === by)?.kind === 'bot';
  return <Judgement number={last.number} label={(bot ? W.why : W.judge)(names.seat(by))} why={why} />;
}

/** In the corner of the question, beside the way to its rules. */
export function HintButton() {
  const tableau = useTableau();
  const { hint, decision, outcome } = tableau;
  if (!hint || !decision || outcome) return null;
  return (
    <button type="button" className="ms-hint" {...pressProps(tableau, 'moonshine.hint')}>
      {W.hint}
    </button>
  );
}

interface JudgementProps {
  number: number;
  label: string;
  why: NonNullable<ReturnType<typeof useTableau>['why']>;
}

/** A button that asks about the move on show, until it has been answered. */
function Judgement({ number, label, why }: JudgementProps) {
  const { locked } = useTableau();
  const asking = useCounsel(String(number), () => why(number));
  const { kind } = asking.asked;
  return (
    <>
      {(kind === 'no' || kind === 'failed') && (
        <p className="ms-counsel">
          <button type="button" className="button quiet small" disabled={locked} onClick={asking.begin}>
            {label}
          </button>
        </p>
      )}
      <Answer asking={asking} say={W.did} />
    </>
  );
}

interface AnswerProps {
  asking: Asking;
  /** What is said of the action. */
  say(deed: string): string;
  /** The action can be carried out from here. */
  toDo?: boolean;
}

function Answer({ asking: { asked, putAway }, say, toDo = false }: AnswerProps) {
  const { locked, doing } = useTableau();
  if (asked.kind === 'no') return null;
  if (asked.kind !== 'advice') {
    return (
      <p className="ms-counsel" aria-live="polite">
        <small>{asked.kind === 'thinking' ? W.thinking : asked.why}</small>
      </p>
    );
  }
  const { action, reason } = asked.advice;
  return (
    <section className="ms-counsel" aria-live="polite" data-code={reason.code}>
      <p>
        <b>{say(thoughtWords(action))}</b> {reasonWords(asked.advice)}
      </p>
      {toDo && (
        <button
          type="button"
          className="button small"
          disabled={locked || doing.busy}
          onClick={() => doing.send(action)}
        >
          {W.doIt}
        </button>
      )}
      <button type="button" className="button quiet small" onClick={putAway}>
        {W.away}
      </button>
    </section>
  );
}
