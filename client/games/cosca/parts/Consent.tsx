import { useTableau } from '../tableau.ts';
import { BOARD_WORDS as W } from '../words/board.ts';
import { list } from '../words/names.ts';

/** The table is asked to go back: an answer from whoever is at this screen, or whom it waits for. */
export function Consent() {
  const { takeBack, names, locked } = useTableau();
  const question = takeBack?.question;
  if (!takeBack || !question) return null;
  if (takeBack.asked.length === 0) return <p role="status">{W.waitsBack(list(question.waits.map(names.seat)))}</p>;
  const say = (agree: boolean) => void takeBack.answer(agree).catch(() => undefined);
  return (
    <section className="cs-consent" aria-live="assertive">
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
