import type { Entry } from '../../../net/types.ts';
import { useTableau } from '../tableau.ts';
import { deedSentence, deedWords } from '../words/deed.ts';
import { TAKE_BACK_WORDS as W } from '../words/takeBack.ts';

/** The log as a list of one's own actions, newest first, to pick the moment one would go back to. */
export function MomentPicker() {
  const { counted, takeBack, picking } = useTableau();
  const mine = counted.filter((entry) => entry.seat === takeBack?.seat).reverse();
  return (
    <div className="ms-log ms-picker">
      <p className="hint">
        {mine.length ? W.pick : W.pickNone}{' '}
        <button type="button" className="button quiet small" onClick={() => picking.set(false)}>
          {W.pickOff}
        </button>
      </p>
      <ol className="ms-log-lines">
        {mine.map((entry) => (
          <Choice key={entry.number} entry={entry} before={before(counted, entry)} />
        ))}
      </ol>
    </div>
  );
}

/** The line in whose position that one was made. */
function before(counted: readonly Entry[], entry: Entry): number {
  return counted[counted.indexOf(entry) - 1]?.number ?? 0;
}

function Choice({ entry, before }: { entry: Entry; before: number }) {
  const { names, takeBack, doing, locked, picking } = useTableau();
  const ask = () => {
    if (!takeBack) return;
    picking.set(false);
    doing.carry(() => takeBack.ask(before));
  };
  return (
    <li>
      <button
        type="button"
        className="button small"
        data-to={before}
        disabled={locked || doing.busy}
        aria-label={W.before(deedWords(entry, names))}
        onClick={ask}
      >
        {W.beforeShort}
      </button>{' '}
      {deedSentence(entry, names)}
    </li>
  );
}
