import { type DistrictId, facts, indexOf, MAPS } from '../../../../src/games/moonshine/data/districts.ts';
import { startsAt } from '../plays/draft.ts';
import { specsFor } from '../plays/specs.ts';
import { useTableau } from '../tableau.ts';
import { BOARD_WORDS as W } from '../words/board.ts';
import { piecesWords } from '../words/district.ts';
import { actionWords } from '../words/later.ts';
import { BOROUGH_WORDS, KIND_WORDS } from '../words/names.ts';

/** The District looked at: what it is, what stands there, and what can be begun with it. */
export function DistrictSheet({ id }: { id: DistrictId }) {
  const { view, names, doing } = useTableau();
  const at = indexOf(id);
  const f = facts(at);
  const neighbours = (MAPS[view.options.map].land[at] ?? []).map((n) => facts(n).name).join(', ');
  return (
    <section className="ms-sheet" aria-label={f.name} data-district-sheet={id}>
      <h3>
        {f.name}
        <small>{f.sign}</small>
        <button type="button" className="button quiet small" onClick={() => doing.look(null)}>
          {W.close}
        </button>
      </h3>
      <p className="hint">
        {KIND_WORDS[f.kind]}, {BOROUGH_WORDS[f.borough]} · {W.still(f.still, f.pressure)}
        {f.coastal && ` · ${W.coastal}`}
      </p>
      <p>{piecesWords(view, at, names)}</p>
      <HereYouCan id={id} />
      <p className="hint">
        {W.neighbours}: {neighbours}
        {f.kind === 'dock' && `; ${W.byWater}`}
      </p>
    </section>
  );
}

function HereYouCan({ id }: { id: DistrictId }) {
  const { view, actions, me, decision, doing, locked } = useTableau();
  if (!me || !decision) return null;
  const starts = startsAt(actions, specsFor(decision.stage, me.family), id);
  if (starts.length === 0) return decision.stage === 'play' ? <p className="hint">{W.nothingHere}</p> : null;
  return (
    <fieldset className="ms-here" aria-label={W.hereYouCan}>
      {starts.map(({ spec, field, draft }) => (
        <button
          key={`${spec.do} ${field}`}
          type="button"
          className="button small"
          data-do={spec.do}
          data-field={field}
          disabled={locked}
          onClick={() => doing.begin(draft)}
        >
          {W.hereAs[field](actionWords(view.options, spec.do).name)}
        </button>
      ))}
    </fieldset>
  );
}
