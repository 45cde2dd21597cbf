import type { Entry } from '../../../net/types.ts';
import { takeBackState } from '../../folds.ts';
import type { TakeBackProps } from '../../types.ts';
import { useTableau } from '../tableau.ts';
import { BOARD_WORDS as W } from '../words/board.ts';
import { list } from '../words/names.ts';

/** Taking back: the button while it is free, the question to the table when it is not, and the others' answer. */
export function TakeBack() {
  const { takeBack, outcome } = useTableau();
  if (!takeBack || outcome) return null;
  return takeBack.question ? <Question {...takeBack} question={takeBack.question} /> : <Button {...takeBack} />;
}

function Button({ seat, offer, takeBack, ask }: TakeBackProps) {
  const { history, doing, locked } = useTableau();
  const state = takeBackState(offer, history);
  const asked = state.kind === 'ended' ? before(history, seat) : null;
  if (state.kind === 'none' || (state.kind === 'ended' && asked === null)) return null;
  const go = () => doing.carry(() => (state.kind === 'free' ? takeBack(state.last.to) : ask(asked ?? 0)));
  return (
    <p className="cs-take-back" data-take-back={state.kind}>
      <button
        type="button"
        className="button small"
        aria-describedby="cs-back"
        disabled={locked || doing.busy}
        onClick={go}
      >
        {state.kind === 'free' ? W.back : W.askBack}
      </button>
      <small id="cs-back">{state.kind === 'free' ? W.backUntil : W.backEnded[state.ends]}</small>
    </p>
  );
}

/** The line in whose position that seat last decided; null when it has not decided yet. */
function before(history: readonly Entry[], seat: number): number | null {
  const last = history.findLastIndex((entry) => entry.seat === seat);
  return last < 0 ? null : (history[last - 1]?.number ?? 0);
}

type Asked = TakeBackProps & { question: NonNullable<TakeBackProps['question']> };

/** An answer from whoever is at this screen; everybody else sees whom the table waits for. */
function Question({ seat, question, asked, answer }: Asked) {
  const { names, doing, locked } = useTableau();
  const say = (agree: boolean) => doing.carry(() => answer(agree));
  if (asked.length === 0) {
    return (
      <p className="cs-take-back" role="status" data-take-back="waiting">
        {W.waitsBack(list(question.waits.map(names.seat)))}
        {question.seat === seat && (
          <button type="button" className="button quiet small" disabled={locked} onClick={() => say(false)}>
            {W.withdrawBack}
          </button>
        )}
      </p>
    );
  }
  return (
    <section className="cs-take-back" aria-live="assertive" data-take-back="asked">
      <p>{W.asksBack(names.seat(question.seat))}</p>
      <button type="button" className="button small primary" disabled={locked} onClick={() => say(true)}>
        {W.agree}
      </button>
      <button type="button" className="button small" disabled={locked} onClick={() => say(false)}>
        {W.refuse}
      </button>
    </section>
  );
}
