import { facesOf, type PLACES } from '../../../../src/games/cosca/data/places.ts';
import { allSet, turned } from '../plan/draft.ts';
import { shares } from '../plan/promise.ts';
import { Face } from '../signs/Mark.tsx';
import { PlaceSign } from '../signs/PlaceSign.tsx';
import { useTableau } from '../tableau.ts';
import { FORM_WORDS as W } from '../words/board.ts';
import { PLACE_WORDS } from '../words/names.ts';
import { Prospect } from './Prospect.tsx';
import { SealButton } from './SealButton.tsx';

/** The dice behind the screen: press a place for the marked die, or mark another die first. */
export function DiceForm() {
  const { doing } = useTableau();
  const { draft } = doing;
  const faces = allSet(draft);
  const open = draft.faces.filter((face) => face === null).length;
  return (
    <div className="cs-form" data-form="setDice">
      <div className="cs-dice-line">
        <fieldset className="cs-dice" aria-label={W.dice}>
          {draft.faces.map((face, i) => (
            <button
              // biome-ignore lint/suspicious/noArrayIndexKey: dice have no name but their place in the line
              key={i}
              type="button"
              className="cs-die"
              aria-pressed={draft.die === i}
              aria-label={W.die(i + 1, face && PLACE_WORDS[face].name)}
              onClick={() => doing.change({ die: i })}
            >
              <Face place={face} size={44} />
            </button>
          ))}
        </fieldset>
        <Quick />
      </div>
      <Palette />
      <Prospect faces={draft.faces} />
      <SealButton stage="setDice" action={faces && { do: 'setDice', faces }} lack={W.left(open)} />
    </div>
  );
}

function Palette() {
  const { doing, locked } = useTableau();
  return (
    <fieldset className="cs-palette" aria-label={W.places}>
      {shares(doing.draft.faces).map(({ place, n }) => (
        <button
          key={place}
          type="button"
          className="button cs-turn"
          data-turn={place}
          aria-label={W.turnTo(PLACE_WORDS[place].name, n)}
          disabled={locked || doing.busy}
          onClick={() => doing.change(turned(doing.draft, place))}
        >
          <PlaceSign place={place} size={26} color="var(--gilt-bright)" />
          <span>{PLACE_WORDS[place].name}</span>
          {n > 0 && <b>{n}</b>}
        </button>
      ))}
    </fieldset>
  );
}

/** All anew, or as far as they go the faces of yesterday. */
function Quick() {
  const { doing, me } = useTableau();
  const { faces } = doing.draft;
  const before = me?.shown ? facesOf(me.shown).slice(0, faces.length) : [];
  const set = (next: readonly (typeof PLACES)[number][]) => {
    const all = faces.map((_, i) => next[i] ?? null);
    doing.change({ faces: all, die: Math.max(0, all.indexOf(null)) });
  };
  return (
    <>
      {before.length > 0 && (
        <button type="button" className="button small" onClick={() => set(before)}>
          {W.yesterday}
        </button>
      )}
      <button
        type="button"
        className="button small quiet"
        disabled={faces.every((face) => face === null)}
        onClick={() => set([])}
      >
        {W.clear}
      </button>
    </>
  );
}
