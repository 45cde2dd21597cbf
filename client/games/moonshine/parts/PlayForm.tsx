import { useEffect } from 'react';
import type { DistrictId } from '../../../../src/games/moonshine/data/districts.ts';
import { pressProps, shownAs } from '../actions/press.ts';
import { prospectOf } from '../odds/cases.ts';
import { OddsBrief, OddsTable } from '../odds/OddsTable.tsx';
import { type Draft, openPlace } from '../plays/draft.ts';
import { limits } from '../plays/limits.ts';
import { type AmountField, amountsOf, type PlaceField, type Spec, specOf } from '../plays/specs.ts';
import { useTableau } from '../tableau.ts';
import { BOARD_WORDS as W } from '../words/board.ts';
import { actionWords } from '../words/later.ts';
import { place } from '../words/names.ts';
import { MarkerChoice } from './MarkerChoice.tsx';
import { Cost, WhyNot } from './PlayButton.tsx';
import { PlayPreview } from './PlayPreview.tsx';
import { RaidAhead } from './RaidAhead.tsx';
import { Stepper } from './Stepper.tsx';
import { useFocusWhenLost } from './useFocusWhenLost.ts';

/** A Play being made: its places, then its amounts, then what it will do, then the word. */
export function PlayForm({ draft }: { draft: Draft }) {
  const tableau = useTableau();
  const { view, doing } = tableau;
  const spec = specOf(draft.do);
  const open = openPlace(draft);
  const heading = useFocusWhenLost(open ?? '');
  useEffect(() => heading.current?.focus({ preventScroll: true }), [heading]);
  if (!spec) return null;
  const words = actionWords(view.options, spec.do);
  const ready = !open && (!spec.marker || draft.marker !== undefined);
  return (
    <form
      className="ms-form"
      data-do={draft.do}
      onSubmit={(event) => {
        event.preventDefault();
        if (doing.action && !doing.refusal) doing.send(doing.action);
      }}
    >
      <h3 ref={heading} tabIndex={-1}>
        {words.name} <Cost n={spec.cost} />
        {doing.leavable && (
          <button type="button" className="button quiet small" {...pressProps(tableau, 'moonshine.back')}>
            {W.back}
          </button>
        )}
      </h3>
      {(open || spec.places.length === 0) && <p className="hint">{words.does}</p>}
      <div className="ms-places">
        {spec.places.map((field) => (
          <PlaceLine key={field} draft={draft} field={field} open={open === field} />
        ))}
      </div>
      {spec.marker && <MarkerChoice draft={draft} />}
      {draft.do === 'split' && <KeepTogether />}
      {ready && <Amounts spec={spec} draft={draft} />}
      {ready && <EntryOdds />}
      {ready && <Commit spec={spec} />}
    </form>
  );
}

/** Split the Batch may be declined, unless the table has agreed otherwise. */
export function KeepTogether() {
  const tableau = useTableau();
  if (tableau.view.options.split_must_fire) return null;
  return (
    <button type="button" className="button" {...pressProps(tableau, 'moonshine.split.none')}>
      {W.splitNo}
    </button>
  );
}

function PlaceLine({ draft, field, open }: { draft: Draft; field: PlaceField; open: boolean }) {
  const { doing } = useTableau();
  const chosen = draft[field];
  if (chosen !== undefined) {
    const { [field]: _, ...rest } = draft;
    return (
      <p className="ms-place-line">
        <span className="legend">{W.places[field]}</span>
        <button
          type="button"
          className="button small"
          aria-label={`${W.places[field]}: ${place(String(chosen))}, ${W.change}`}
          data-chosen={field}
          onClick={() => doing.begin(field === 'from' ? { do: draft.do } : { ...rest, do: draft.do })}
        >
          {place(String(chosen))}
        </button>
      </p>
    );
  }
  return open ? <PlaceChoice field={field} /> : null;
}

/** The lit Districts as a list, for whoever does not press the map. */
function PlaceChoice({ field }: { field: PlaceField }) {
  const { doing } = useTableau();
  const lit = [...(doing.lit ?? [])];
  return (
    <fieldset className="ms-place-choice">
      <legend className="legend">{W.choosePlace(field)}</legend>
      {lit.map((id) => (
        <button
          key={id}
          type="button"
          className="button small"
          data-place={id}
          onClick={() => doing.choose(field, id as DistrictId)}
        >
          {place(id)}
        </button>
      ))}
    </fieldset>
  );
}

function Amounts({ spec, draft }: { spec: Spec; draft: Draft }) {
  const tableau = useTableau();
  const { view, seat, doing } = tableau;
  const fields = amountsOf(spec, view.options);
  if (fields.length === 0 || seat === null) return null;
  const most = limits(view, seat, draft);
  const offered = fields.filter((field) => (most[field] ?? 0) > 0);
  const all = (which: readonly AmountField[]) =>
    doing.begin({ ...draft, ...Object.fromEntries(which.map((field) => [field, most[field] ?? 0])) });
  return (
    <fieldset className="ms-amounts">
      {offered.length > 1 && (
        <p className="ms-quick">
          <button type="button" className="button small" {...pressProps(tableau, 'moonshine.everything')}>
            {W.everything}
          </button>
          {fields.includes('runners') && fields.includes('moonshine') && (
            <button type="button" className="button small" onClick={() => all(['boss', 'runners'])}>
              {W.mobsters}
            </button>
          )}
        </p>
      )}
      {(offered.length ? offered : fields.slice(0, 1)).map((field) => (
        <Stepper
          key={field}
          label={W.amounts[field]}
          value={typeof draft[field] === 'number' ? draft[field] : 0}
          most={most[field] ?? 0}
          onChange={(n) => doing.amount(field, n)}
        />
      ))}
    </fieldset>
  );
}

/** The odds of the fight that the Play in hand would start. */
export function EntryOdds({ brief = false }: { brief?: boolean }) {
  const { view, seat, doing } = useTableau();
  const prospect = doing.action && !doing.refusal && seat !== null ? prospectOf(view, seat, doing.action) : null;
  if (!prospect) return null;
  return brief ? <OddsBrief prospect={prospect} /> : <OddsTable prospect={prospect} />;
}

/** What it will do, and the button that does it; or why it cannot be done. */
export function Commit({ spec }: { spec: Spec }) {
  const { view, doing, locked } = useTableau();
  const { action, refusal, busy } = doing;
  if (!action) return null;
  const { name } = actionWords(view.options, spec.do);
  const off = refusal !== null || locked || busy;
  return (
    <div className="ms-foot">
      <EntryOdds brief />
      {!refusal && <PlayPreview action={action} />}
      {!refusal && <RaidAhead />}
      {refusal && (
        <p className="ms-refused" id="ms-commit-why">
          <WhyNot refusal={refusal} />
        </p>
      )}
      <button
        type="submit"
        className="button primary ms-commit"
        data-testid="confirm"
        {...shownAs('moonshine.confirm')}
        aria-disabled={off}
        aria-describedby={refusal ? 'ms-commit-why' : 'ms-preview'}
      >
        {busy ? W.sending : spec.stage === 'play' ? W.confirm(name) : W.confirmAnswer(name)}
      </button>
    </div>
  );
}
