import { facesOf } from '../../../../src/games/cosca/data/places.ts';
import type { Sealed } from '../../../../src/games/cosca/state.ts';
import { Face } from '../signs/Mark.tsx';
import { Sign } from '../signs/Sign.tsx';
import { useTableau } from '../tableau.ts';
import { BOARD_WORDS as W } from '../words/board.ts';
import { list } from '../words/names.ts';
import { sealedWords } from '../words/stages.ts';
import { others } from './Prompt.tsx';

/** What lies behind the own screen, for its owner alone; it may be changed until the last one is ready. */
export function SealedPanel({ sealed }: { sealed: Sealed }) {
  const { view, waiting, seat, names, doing, locked } = useTableau();
  const secret = view.options.sealed_timing === 'secret';
  return (
    <div className="cs-sealed" data-testid="sealed">
      <p className="cs-sealed-what">
        <Sign name="seal" size={26} color="var(--gilt)" />
        {sealedWords(sealed)}
      </p>
      {sealed.do === 'setDice' && (
        <p className="cs-dice-row" aria-hidden="true">
          {facesOf(sealed.faces).map((face, i) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: dice have no name but their place in the line
            <Face key={i} place={face} size={34} />
          ))}
        </p>
      )}
      <p className="hint">{secret ? W.sealedSecret : W.sealedHint(list(others(waiting, seat).map(names.seat)))}</p>
      <div className="cs-line">
        <button
          type="button"
          className="button"
          data-do={sealed.do}
          disabled={locked || doing.busy}
          onClick={() => doing.reopen(true)}
        >
          {W.change}
        </button>
        <button
          type="button"
          className="button quiet"
          data-do="withdraw"
          disabled={locked || doing.busy}
          onClick={() => doing.send({ do: 'withdraw' })}
        >
          {W.withdraw}
        </button>
      </div>
    </div>
  );
}
