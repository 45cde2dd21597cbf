import { useMutation, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { SelectField } from '../app/SelectField.tsx';
import { gameCard } from '../games/index.ts';
import { words } from '../messages/index.ts';
import { createTable, joinSeat, titles } from '../net/api.ts';
import { holdSeat, keep, recall } from '../net/credentials.ts';
import type { TitleCard } from '../net/types.ts';
import { Chairs } from './Chairs.tsx';
import { ClockFields } from './ClockFields.tsx';
import { OptionFields } from './OptionFields.tsx';
import { PresetChoice } from './PresetChoice.tsx';
import { blankForm, missing, orderOf, ownChairs, type TableForm, withSeats } from './setTable.ts';

const MY_NAME = 'backroom.name';

/** Sets the table and sits down in the chairs of this screen; gives the table's id. */
async function open(form: TableForm, title: TitleCard): Promise<string> {
  const options = gameCard(title.id)?.settle(form.options, form.chairs.length) ?? form.options;
  const matchID = await createTable(orderOf({ ...form, options }, title));
  for (const { seat, name } of ownChairs(form)) holdSeat(matchID, await joinSeat(form.title, matchID, seat, name));
  return matchID;
}

/** The panel "Set a table". */
export function SetTable() {
  const known = useQuery({ queryKey: ['titles'], queryFn: titles });
  const title = known.data?.[0];
  return (
    <section className="panel set-table" aria-labelledby="set-table">
      <h2 id="set-table">{words.set.title}</h2>
      {title && known.data && <SetTableForm titles={known.data} first={title} />}
      {known.isPending && <p className="hint">{words.net.loading}</p>}
      {known.isError && <p className="notice">{known.error.message}</p>}
    </section>
  );
}

function SetTableForm({ titles: all, first }: { titles: TitleCard[]; first: TitleCard }) {
  const [form, setForm] = useState(() => blankForm(first, recall(MY_NAME) ?? ''));
  const [tried, setTried] = useState(false);
  const title = all.find((t) => t.id === form.title) ?? first;
  const card = gameCard(title.id);
  const go = useNavigate();
  const set = useMutation({
    mutationFn: () => open(form, title),
    onSuccess: (matchID) => {
      keep(MY_NAME, form.myName.trim());
      go(`/table/${matchID}`);
    },
  });
  const lack = missing(form);
  const submit = () => {
    setTried(true);
    if (lack === null) set.mutate();
  };
  return (
    <form
      className="set-form"
      onSubmit={(event) => {
        event.preventDefault();
        submit();
      }}
    >
      <TableHead form={form} setForm={setForm} titles={all} title={title} />
      <Chairs form={form} setForm={setForm} title={title} />
      <div className="set-doors">
        <label className="check">
          <input
            type="checkbox"
            checked={form.unlisted}
            onChange={(e) => setForm({ ...form, unlisted: e.target.checked })}
          />
          {words.set.unlisted}
        </label>
        <label className="check">
          <input
            type="checkbox"
            checked={form.spectators}
            onChange={(e) => setForm({ ...form, spectators: e.target.checked })}
          />
          {words.set.spectators}
        </label>
      </div>
      <ClockFields clock={form.clock} setClock={(clock) => setForm({ ...form, clock })} />
      {card && <PresetChoice form={form} setForm={setForm} card={card} />}
      <OptionFields form={form} setForm={setForm} title={title} />
      <div role="alert">
        {tried && lack !== null && (
          <p className="notice">{lack < 0 ? words.set.needName : words.set.needHereName(lack + 1)}</p>
        )}
        {set.isError && <p className="notice">{set.error.message}</p>}
      </div>
      <button type="submit" className="button primary set-go" disabled={set.isPending}>
        {set.isPending ? words.set.going : words.set.go}
      </button>
    </form>
  );
}

interface FormProps {
  form: TableForm;
  setForm(form: TableForm): void;
  title: TitleCard;
}

/** Game, seats and names. */
export function TableHead({ form, setForm, title, titles: all }: FormProps & { titles: TitleCard[] }) {
  const pick = (id: string) => {
    const next = all.find((t) => t.id === id);
    if (next) setForm({ ...blankForm(next, form.myName), tableName: form.tableName });
  };
  return (
    <div className="set-head">
      {all.length > 1 ? (
        <SelectField label={words.set.game} value={form.title} onChange={pick}>
          {all.map((t) => (
            <option key={t.id} value={t.id}>
              {t.name}
            </option>
          ))}
        </SelectField>
      ) : (
        <p className="set-game">
          <span className="legend">{words.set.game}</span>
          {title.name}
        </p>
      )}
      <fieldset className="set-count">
        <legend className="legend">{words.set.seatCount}</legend>
        {title.seats.map((n) => (
          <label key={n} className="count">
            <input
              type="radio"
              name="seats"
              value={n}
              checked={form.chairs.length === n}
              onChange={() => setForm(withSeats(form, n, title))}
            />
            {n}
          </label>
        ))}
      </fieldset>
      <label className="field">
        <span>{words.set.yourName}</span>
        <input
          className="input"
          value={form.myName}
          maxLength={24}
          autoComplete="nickname"
          placeholder={words.set.yourNamePlaceholder}
          onChange={(e) => setForm({ ...form, myName: e.target.value })}
        />
      </label>
      <label className="field">
        <span>{words.set.name}</span>
        <input
          className="input"
          value={form.tableName}
          maxLength={40}
          placeholder={words.set.namePlaceholder}
          onChange={(e) => setForm({ ...form, tableName: e.target.value })}
        />
      </label>
    </div>
  );
}
