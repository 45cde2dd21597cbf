import { SelectField } from '../../../app/SelectField.tsx';
import { words } from '../../../messages/index.ts';
import { SPEEDS, type Speed } from '../../../settings/shape.ts';
import { change, useSettings } from '../../../settings/store.ts';
import type { Beat } from '../show/beats.ts';
import { useTableau } from '../tableau.ts';
import { SHOW_WORDS as W } from '../words/board.ts';
import { Happened } from './Happened.tsx';

/** One thing that happened, and the way on: by itself, by hand, or straight to the table. */
export function ShowPanel({ beat }: { beat: Beat }) {
  const { show } = useTableau();
  return (
    <div className="cs-show" data-testid="show" data-beat={show.number}>
      <Happened key={beat.end} events={beat.events} />
      <div className="cs-foot cs-line">
        <button type="button" className="button primary" data-testid="next" onClick={show.next}>
          {W.next}
        </button>
        <button type="button" className="button" data-testid="skip" onClick={show.skip}>
          {W.skip}
        </button>
        <span className="hint">{W.step(show.number, show.of)}</span>
        <PaceChoice />
      </div>
    </div>
  );
}

function PaceChoice() {
  const { speed } = useSettings();
  return (
    <SelectField
      label={words.settings.labels.speed}
      className="cs-pace"
      value={speed}
      onChange={(value) => change({ speed: value as Speed })}
    >
      {SPEEDS.map((value) => (
        <option key={value} value={value}>
          {words.settings.values.speed[value]}
        </option>
      ))}
    </SelectField>
  );
}
