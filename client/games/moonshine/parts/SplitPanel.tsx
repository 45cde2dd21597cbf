import { facts } from '../../../../src/games/moonshine/data/districts.ts';
import { useTableau } from '../tableau.ts';
import { ACTION_WORDS } from '../words/actions.ts';
import { BOARD_WORDS as W } from '../words/board.ts';

/** Which neighbouring Still fires along with the Boss's, or none (section 6.1). */
export function SplitPanel({ targets }: { targets: readonly number[] }) {
  const { view, doing, locked } = useTableau();
  const off = locked || doing.busy;
  return (
    <div className="ms-choices">
      <p className="hint">{ACTION_WORDS.split.does}</p>
      {targets.map((at) => (
        <button
          key={at}
          type="button"
          className="button"
          data-do="split"
          data-place={facts(at).id}
          disabled={off}
          onClick={() => doing.send({ do: 'split', to: facts(at).id })}
        >
          {W.splitTo(facts(at).name)}
        </button>
      ))}
      {!view.options.split_must_fire && (
        <button
          type="button"
          className="button quiet"
          data-do="split"
          disabled={off}
          onClick={() => doing.send({ do: 'split', to: null })}
        >
          {W.splitNo}
        </button>
      )}
    </div>
  );
}
