import { BOROUGHS, type Borough, DISTRICTS, type DistrictId } from '../../../../src/games/moonshine/data/districts.ts';
import { CASH_UNIT } from '../../../../src/games/moonshine/data/tables.ts';
import { SelectField } from '../../../app/SelectField.tsx';
import { Stepper } from '../parts/Stepper.tsx';
import { TEXT_LIMIT } from '../rules.ts';
import { DEAL_WORDS as W } from '../words/deals.ts';
import { BOROUGH_WORDS } from '../words/names.ts';
import type { PromiseForm } from './promise.ts';

interface PromiseFieldsProps {
  legend: string;
  form: PromiseForm;
  /** What its maker holds now: more than that could not be shaken on. */
  cash: number;
  set(form: PromiseForm): void;
}

const TERMS = Object.keys(W.terms) as PromiseForm['term'][];

/** One side of an offer: words, and if wanted a term that the house checks by itself. */
export function PromiseFields({ legend, form, cash, set }: PromiseFieldsProps) {
  return (
    <fieldset className="ms-promise">
      <legend>{legend}</legend>
      <label className="field">
        <span>{W.words}</span>
        <input
          className="input"
          value={form.text}
          maxLength={TEXT_LIMIT}
          placeholder={W.wordsHint}
          onChange={(e) => set({ ...form, text: e.target.value })}
        />
      </label>
      <SelectField
        label={W.term}
        value={form.term}
        onChange={(term) => set({ ...form, term: term as PromiseForm['term'] })}
      >
        {TERMS.map((term) => (
          <option key={term} value={term}>
            {W.terms[term]}
          </option>
        ))}
      </SelectField>
      {form.term === 'pay' && (
        <Stepper
          label={W.amount}
          value={form.amount}
          most={cash}
          step={CASH_UNIT}
          onChange={(amount) => set({ ...form, amount })}
        />
      )}
      {form.term === 'stayOut' && <PlaceField form={form} set={set} />}
    </fieldset>
  );
}

function PlaceField({ form, set }: Pick<PromiseFieldsProps, 'form' | 'set'>) {
  return (
    <SelectField
      label={W.place}
      value={form.place}
      onChange={(place) => set({ ...form, place: place as DistrictId | Borough })}
    >
      <optgroup label={W.boroughs}>
        {BOROUGHS.map((borough) => (
          <option key={borough} value={borough}>
            {BOROUGH_WORDS[borough]}
          </option>
        ))}
      </optgroup>
      <optgroup label={W.districts}>
        {DISTRICTS.map(({ id, name }) => (
          <option key={id} value={id}>
            {name}
          </option>
        ))}
      </optgroup>
    </SelectField>
  );
}
