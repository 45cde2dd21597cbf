import type { Draft } from '../plays/draft.ts';
import { useTableau } from '../tableau.ts';
import { BOARD_WORDS as W } from '../words/board.ts';
import { FamilyMark } from './FamilyMark.tsx';
import { numbered } from './numbered.ts';

/** Which marker of the Heat Track the Consigliere lifts. */
export function MarkerChoice({ draft }: { draft: Draft }) {
  const { view, names, doing } = useTableau();
  return (
    <fieldset className="ms-place-choice">
      <legend className="legend">{W.whichMarker}</legend>
      {numbered(view.heat).map(({ n, item: owner }) => {
        const family = view.players[owner]?.family;
        return (
          <button
            key={n}
            type="button"
            className="button small"
            aria-pressed={draft.marker === n - 1}
            onClick={() => doing.begin({ do: draft.do, marker: n - 1 })}
          >
            {family && <FamilyMark family={family} size={18} />}
            {W.lifts(n, names.seat(owner))}
          </button>
        );
      })}
    </fieldset>
  );
}
