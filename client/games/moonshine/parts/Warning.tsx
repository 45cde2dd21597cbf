import { useId, useState } from 'react';
import { change, settings } from '../../../settings/store.ts';
import { useTableau } from '../tableau.ts';
import { WASTE_WORDS as W } from '../words/waste.ts';

/** Said once before something legal but wasteful; the same press again does it, and so does the button. */
export function Warning() {
  const { doing } = useTableau();
  const [silence, setSilence] = useState(false);
  const id = useId();
  const { warning } = doing;
  if (!warning) return null;
  const leave = () => {
    if (!silence) return;
    change({
      silenced: [...new Set([...settings().silenced, ...warning.wastes.map((waste) => `moonshine.${waste}`)])],
    });
  };
  return (
    <section className="ms-warning" role="alert" aria-labelledby={id} data-testid="warning">
      <p id={id}>{warning.wastes.map((waste) => W.wastes[waste]).join(' ')}</p>
      <p className="ms-quick">
        <button
          type="button"
          className="button small primary"
          onClick={() => {
            leave();
            doing.send(warning.action);
          }}
        >
          {W.anyway}
        </button>
        <button
          type="button"
          className="button small"
          onClick={() => {
            leave();
            doing.unwarn();
          }}
        >
          {W.back}
        </button>
        <label className="check">
          <input type="checkbox" checked={silence} onChange={(e) => setSilence(e.target.checked)} />
          {W.silence}
        </label>
      </p>
    </section>
  );
}
