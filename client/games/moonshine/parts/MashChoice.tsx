import { DIE_FACES } from '../../../../src/games/moonshine/data/tables.ts';
import { pressProps } from '../actions/press.ts';
import { Die } from '../map/glyphs.tsx';
import { useTableau } from '../tableau.ts';
import { ACTION_WORDS } from '../words/actions.ts';
import { BOARD_WORDS as W } from '../words/board.ts';

/** The Harbormaster's choice (section 6.5). */
export function MashChoice() {
  const tableau = useTableau();
  return (
    <div className="ms-choices">
      <p className="hint">{ACTION_WORDS.nameMash.does}</p>
      <div className="ms-faces">
        {Array.from({ length: DIE_FACES }, (_, i) => i + 1).map((face) => (
          <button
            key={face}
            type="button"
            className="button ms-face"
            data-face={face}
            aria-label={W.mashFace(face)}
            {...pressProps(tableau, `moonshine.nameMash.${face}`)}
          >
            <Die value={face} size={34} color="var(--gilt)" />
          </button>
        ))}
      </div>
    </div>
  );
}
