import { takeBackState } from '../../folds.ts';
import type { TakeBackProps } from '../../types.ts';
import { useTableau } from '../tableau.ts';
import { deedSentence, deedWords } from '../words/deed.ts';
import { list } from '../words/names.ts';
import { TAKE_BACK_WORDS as W } from '../words/takeBack.ts';

/** The button for taking back, which says what goes and until when; and the table's question when there is one. */
export function TakeBackBar() {
  const { takeBack, outcome } = useTableau();
  if (!takeBack || outcome) return null;
  return takeBack.question ? <Question {...takeBack} question={takeBack.question} /> : <Button {...takeBack} />;
}

function Button({ seat: taker, offer, takeBack }: TakeBackProps) {
  const { seat, counted, names, doing, locked, picking } = useTableau();
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
  const [first] = last.deeds;
  const deed = first ? deedWords(first, names) : '';
  return (
    <p className="ms-take-back" data-take-back="free">
      <button
        type="button"
        className="button small"
        data-to={last.to}
        data-action="house.takeBack"
        disabled={locked || doing.busy}
        aria-describedby="ms-until"
        onClick={() => doing.carry(() => takeBack(last.to))}
      >
        {W.button(taker === seat ? deed : W.whose(names.seat(taker), deed))}
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
function Question({ seat: taker, question, asked, answer }: Asked) {
  const { names, counted, doing, locked } = useTableau();
  const gone = counted.filter((entry) => entry.number > question.to);
  const target = gone.find((entry) => entry.seat === question.seat);
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
        <p id="ms-consent">
          {W.asks(names.seat(question.seat), target ? deedSentence(target, names) : '', gone.length)}
        </p>
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
      <span>{question.seat === taker ? W.waits(waited) : W.others(names.seat(question.seat), waited)}</span>
      {question.seat === taker && (
        <button type="button" className="button quiet small" disabled={locked} onClick={() => say(false)}>
          {W.withdraw}
        </button>
      )}
    </p>
  );
}
