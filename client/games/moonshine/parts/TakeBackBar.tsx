import { takeBackState } from '../../folds.ts';
import type { TakeBackProps } from '../../types.ts';
import { useTableau } from '../tableau.ts';
import { deedWords } from '../words/deed.ts';
import { list } from '../words/names.ts';
import { TAKE_BACK_WORDS as W } from '../words/takeBack.ts';

/** The button for taking back, which says what goes and until when; and the table's question when there is one. */
export function TakeBackBar() {
  const { takeBack, outcome } = useTableau();
  if (!takeBack || outcome) return null;
  return takeBack.question ? <Question {...takeBack} question={takeBack.question} /> : <Button {...takeBack} />;
}

function Button({ offer, takeBack }: TakeBackProps) {
  const { counted, names, doing, locked, picking } = useTableau();
  const state = takeBackState(offer, counted);
  if (state.kind === 'none') return null;
  if (state.kind === 'ended') {
    return (
      <p className="ms-take-back" data-take-back="ended" data-ends={state.ends}>
        <button
          type="button"
          className="button quiet small"
          title={W.ended[state.ends]}
          aria-pressed={picking.on}
          disabled={locked}
          onClick={() => picking.set(!picking.on)}
        >
          {picking.on ? W.pickOff : W.ask}
        </button>
        <small>{W.ended[state.ends]}</small>
      </p>
    );
  }
  const { last, turn } = state;
  const first = last.deeds[0];
  return (
    <p className="ms-take-back" data-take-back="free">
      <button
        type="button"
        className="button small"
        data-to={last.to}
        disabled={locked || doing.busy}
        aria-describedby="ms-until"
        onClick={() => doing.carry(() => takeBack(last.to))}
      >
        {W.button(first ? deedWords(first, names) : '')}
      </button>
      {turn && (
        <button
          type="button"
          className="button small"
          data-to={turn.to}
          disabled={locked || doing.busy}
          onClick={() => doing.carry(() => takeBack(turn.to))}
        >
          {W.turn(turn.deeds.length)}
        </button>
      )}
      <small id="ms-until">{W.until}</small>
    </p>
  );
}

type Asked = TakeBackProps & { question: NonNullable<TakeBackProps['question']> };

/** The others' consent, asked of whoever must give it; everybody else sees whom the table waits for. */
function Question({ question, asked, answer }: Asked) {
  const { seat, names, counted, doing, locked } = useTableau();
  const target = counted.find((entry) => entry.number > question.to && entry.seat === question.seat);
  const waited = list(question.waits.map((one) => names.seat(one)));
  const say = (agree: boolean) => doing.carry(() => answer(agree));
  if (asked.length > 0) {
    return (
      <section
        className="ms-take-back ms-consent"
        aria-live="assertive"
        aria-labelledby="ms-consent"
        data-take-back="asked"
      >
        <p id="ms-consent">{W.asks(names.seat(question.seat), target ? deedWords(target, names) : '')}</p>
        <button type="button" className="button small primary" disabled={locked} onClick={() => say(true)}>
          {W.agree}
        </button>
        <button type="button" className="button small" disabled={locked} onClick={() => say(false)}>
          {W.refuse}
        </button>
      </section>
    );
  }
  return (
    <p className="ms-take-back" role="status" data-take-back="waiting">
      <span>{question.seat === seat ? W.waits(waited) : W.others(names.seat(question.seat), waited)}</span>
      {question.seat === seat && (
        <button type="button" className="button quiet small" disabled={locked} onClick={() => say(false)}>
          {W.withdraw}
        </button>
      )}
    </p>
  );
}
