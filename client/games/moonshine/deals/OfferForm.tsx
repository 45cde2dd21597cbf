import { useState } from 'react';
import { SelectField } from '../../../app/SelectField.tsx';
import { WhyNot } from '../parts/PlayButton.tsx';
import { rules } from '../rules.ts';
import { useTableau } from '../tableau.ts';
import { DEAL_WORDS as W } from '../words/deals.ts';
import { PromiseFields } from './PromiseFields.tsx';
import { type OfferForm as Form, NO_PROMISE, offerOf } from './promise.ts';

interface OfferFormProps {
  /** What the form begins with: a counter begins with the offer it answers. */
  first?: Form;
  onDone(): void;
}

/** A promise for a promise, put on the table when the rules allow it. */
export function OfferForm({ first, onDone }: OfferFormProps) {
  const { view, seat, me, names, doing, locked } = useTableau();
  const others = view.players.filter((p) => p !== me);
  const [form, setForm] = useState<Form>(
    first ?? { to: others[0]?.family ?? '', give: NO_PROMISE, ask: NO_PROMISE, counter: 0 },
  );
  if (seat === null || !me) return null;
  const other = view.players.findIndex((p) => p.family === form.to);
  const action = offerOf(form);
  const refusal = rules.refuse(view, seat, action);
  const off = refusal !== null || locked || doing.busy;
  return (
    <form
      className="ms-offer-form"
      aria-label={form.counter ? W.counterTo(form.counter) : W.offer}
      onSubmit={(event) => {
        event.preventDefault();
        if (off) return;
        doing.send(action);
        onDone();
      }}
    >
      {form.counter > 0 ? (
        <p className="legend">{W.counterTo(form.counter)}</p>
      ) : (
        <SelectField label={W.to} value={form.to} onChange={(to) => setForm({ ...form, to })}>
          {others.map((p) => (
            <option key={p.family} value={p.family}>
              {names.seat(view.players.indexOf(p))}
            </option>
          ))}
        </SelectField>
      )}
      <PromiseFields legend={W.give} form={form.give} cash={me.cash} set={(give) => setForm({ ...form, give })} />
      <PromiseFields
        legend={W.ask(names.seat(other))}
        form={form.ask}
        cash={view.players[other]?.cash ?? 0}
        set={(ask) => setForm({ ...form, ask })}
      />
      {refusal && (
        <p className="ms-refused" id="ms-offer-why">
          <WhyNot refusal={refusal} />
        </p>
      )}
      <p className="ms-quick">
        <button
          type="submit"
          className="button primary"
          data-aside="offerHandshake"
          aria-disabled={off}
          aria-describedby={refusal ? 'ms-offer-why' : undefined}
        >
          {W.go}
        </button>
        <button type="button" className="button quiet" onClick={onDone}>
          {W.cancel}
        </button>
      </p>
    </form>
  );
}
