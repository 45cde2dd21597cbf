import { useEffect, useId, useRef } from 'react';
import { type DistrictId, indexOf } from '../../../../src/games/moonshine/data/districts.ts';
import { NumberInput } from '../../../app/NumberInput.tsx';
import { SelectField } from '../../../app/SelectField.tsx';
import { pressProps } from '../actions/press.ts';
import { MarkerChoice } from '../parts/MarkerChoice.tsx';
import { Cost } from '../parts/PlayButton.tsx';
import { Commit, EntryOdds, KeepTogether } from '../parts/PlayForm.tsx';
import { type Draft, litPlaces, openPlace } from '../plays/draft.ts';
import { limits } from '../plays/limits.ts';
import { type AmountField, amountsOf, type PlaceField, type Spec, specOf } from '../plays/specs.ts';
import { useTableau } from '../tableau.ts';
import { BOARD_WORDS } from '../words/board.ts';
import { piecesWords } from '../words/district.ts';
import { actionWords } from '../words/later.ts';
import { place } from '../words/names.ts';
import { TEXT_WORDS as W } from '../words/text.ts';

/** A Play being made, as a plain form: a list for each place, a number for each amount. */
export function TextForm({ draft }: { draft: Draft }) {
  const tableau = useTableau();
  const { view, doing } = tableau;
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  const spec = specOf(draft.do);
  if (!spec) return null;
  const { name, does } = actionWords(view.options, spec.do);
  const ready = !openPlace(draft) && (!spec.marker || draft.marker !== undefined);
  return (
    <form
      className="ms-text-form"
      data-do={draft.do}
      onSubmit={(event) => {
        event.preventDefault();
        if (doing.action && !doing.refusal) doing.send(doing.action);
      }}
    >
      <h3 ref={heading} tabIndex={-1}>
        {name} <Cost n={spec.cost} />
        {doing.leavable && (
          <button type="button" className="button quiet small" {...pressProps(tableau, 'moonshine.back')}>
            {BOARD_WORDS.back}
          </button>
        )}
      </h3>
      <p className="hint">{does}</p>
      {spec.places.map((field) => (
        <PlaceSelect key={field} draft={draft} field={field} />
      ))}
      {spec.marker && <MarkerChoice draft={draft} />}
      {draft.do === 'split' && <KeepTogether />}
      {ready && <Amounts spec={spec} draft={draft} />}
      {ready && <EntryOdds />}
      {ready && <Commit spec={spec} />}
    </form>
  );
}

/** The Districts that answer this question, each with who and what stands there. */
function PlaceSelect({ draft, field }: { draft: Draft; field: PlaceField }) {
  const { view, names, actions, doing } = useTableau();
  const { [field]: chosen, ...rest } = draft;
  const open = openPlace(draft);
  if (chosen === undefined && open !== field) return null;
  // "To" hangs on "from", and not the other way round.
  const asked = field === 'from' ? { do: draft.do } : { ...rest, do: draft.do };
  const lit = [...litPlaces(actions, asked)];
  return (
    <SelectField
      label={BOARD_WORDS.places[field]}
      value={typeof chosen === 'string' ? chosen : ''}
      onChange={(id) => id && doing.choose(field, id as DistrictId)}
    >
      <option value="">{W.choose}</option>
      {lit.map((id) => (
        <option key={id} value={id}>
          {place(id)}. {piecesWords(view, indexOf(id), names)}
        </option>
      ))}
    </SelectField>
  );
}

function Amounts({ spec, draft }: { spec: Spec; draft: Draft }) {
  const tableau = useTableau();
  const { view, seat } = tableau;
  if (seat === null) return null;
  const most = limits(view, seat, draft);
  const fields = amountsOf(spec, view.options);
  if (fields.length === 0) return null;
  return (
    <div className="ms-text-controls">
      {fields.map((field) => (
        <Amount key={field} field={field} value={draft[field]} most={most[field] ?? 0} />
      ))}
      <button type="button" className="button small" {...pressProps(tableau, 'moonshine.everything')}>
        {BOARD_WORDS.everything}
      </button>
    </div>
  );
}

function Amount({ field, value, most }: { field: AmountField; value: unknown; most: number }) {
  const { doing } = useTableau();
  const id = useId();
  return (
    <div className="field">
      <label htmlFor={id}>
        {BOARD_WORDS.amounts[field]}, {W.ofMost(most)}
      </label>
      <NumberInput
        id={id}
        className="input"
        data-amount={field}
        value={typeof value === 'number' ? value : 0}
        most={most}
        onChange={(n) => doing.amount(field, n)}
      />
    </div>
  );
}
