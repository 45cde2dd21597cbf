import type { Action } from '../../../../src/engine/rules.ts';
import type { Stage } from '../../../../src/games/cosca/state.ts';
import { useTableau } from '../tableau.ts';
import { BOARD_WORDS as W } from '../words/board.ts';
import { STAGE_WORDS } from '../words/stages.ts';

/** Puts the decision behind the screen; `action` is null while something is missing. */
export function SealButton({ stage, action, lack }: { stage: Stage; action: Action | null; lack?: string }) {
  const { doing, locked } = useTableau();
  return (
    <div className="cs-foot">
      <button
        type="button"
        className="button primary cs-seal"
        data-do={stage}
        disabled={!action || locked || doing.busy}
        onClick={() => action && doing.send(action)}
      >
        {action ? STAGE_WORDS[stage].seal : (lack ?? STAGE_WORDS[stage].seal)}
      </button>
      {doing.reopened && (
        <button type="button" className="button" onClick={() => doing.reopen(false)}>
          {W.keep}
        </button>
      )}
    </div>
  );
}
