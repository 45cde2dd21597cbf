import { useTableau } from '../tableau.ts';
import { BOARD_WORDS, FORM_WORDS as W } from '../words/board.ts';

/** One more die tomorrow, or not today. */
export function VillaForm() {
  const { me, doing, locked } = useTableau();
  if (!me) return null;
  const answer = (use: boolean) => doing.send({ do: 'villa', use });
  return (
    <div className="cs-form" data-form="villa">
      <p>{W.donLeft(me.villa === 'black' ? 2 : 1)}</p>
      {[true, false].map((use) => (
        <button
          key={String(use)}
          type="button"
          className={`button cs-seal ${use ? 'primary' : ''}`}
          data-do="villa"
          data-use={use}
          disabled={locked || doing.busy}
          onClick={() => answer(use)}
        >
          {use ? W.don : W.donNot}
        </button>
      ))}
      {doing.reopened && (
        <button type="button" className="button" onClick={() => doing.reopen(false)}>
          {BOARD_WORDS.keep}
        </button>
      )}
    </div>
  );
}
