import { useMutation, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { SelectField } from '../app/SelectField.tsx';
import { gameCard } from '../games/index.ts';
import { words } from '../messages/index.ts';
import { createTable, joinSeat, titles } from '../net/api.ts';
import { holdSeat } from '../net/credentials.ts';
import { enter } from '../net/people.ts';
import type { TitleCard } from '../net/types.ts';
import { Chairs } from './Chairs.tsx';
import { ClockFields } from './ClockFields.tsx';
import { DoorFields, watchersFor } from './DoorFields.tsx';
import { OptionFields } from './OptionFields.tsx';
import { PresetChoice } from './PresetChoice.tsx';
import { blankForm, missing, orderOf, ownChairs, type TableForm, withSeats } from './setTable.ts';

/** Sets the table and sits down in the chairs of this screen; gives the table's id. */
async function open(form: TableForm, title: TitleCard): Promise<string> {
  const options = gameCard(title.id)?.settle(form.options, form.chairs.length) ?? form.options;
  if (form.myName.trim()) await enter(form.myName.trim());
  const matchID = await createTable(orderOf({ ...form, options }, title));
  for (const { seat, name } of ownChairs(form)) holdSeat(matchID, await joinSeat(form.title, matchID, seat, name));
  return matchID;
}

interface SetTableProps {
  /** What stands at the top of the page. */
  myName: string;
}

/** The panel "Set a table". */
export function SetTable({ myName }: SetTableProps) {
  const known = useQuery({ queryKey: ['titles'], queryFn: titles });
  const title = known.data?.[0];
  return (
    <section className="panel set-table" aria-labelledby="set-table">
      <h2 id="set-table">{words.set.title}</h2>
      {title && known.data && <SetTableForm titles={known.data} first={title} myName={myName} />}
      {known.isPending && <p className="hint">{words.net.loading}</p>}
      {known.isError && <p className="notice">{known.error.message}</p>}
    </section>
  );
}

function SetTableForm({ titles: all, first, myName }: SetTableProps & { titles: TitleCard[]; first: TitleCard }) {
  const [filled, setForm] = useState(() => blankForm(first, myName));
  const form = { ...filled, myName };
  const [tried, setTried] = useState(false);
  const title = all.find((t) => t.id === form.title) ?? first;
  const card = gameCard(title.id);
  const go = useNavigate();
  const set = useMutation({
    mutationFn: () => open(form, title),
    onSuccess: (matchID) => go(`/table/${matchID}`),
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
        <DoorFields
          visibility={form.visibility}
          watchers={watchersFor(form.spectators)}
          set={(change) => setForm({ ...form, ...change })}
        />
        {form.chairs.some((chair) => chair.kind === 'friend') && (
          <label className="check">
            <input
              type="checkbox"
              checked={form.readyFirst}
              onChange={(e) => setForm({ ...form, readyFirst: e.target.checked })}
            />
            {words.doors.readyFirst}
          </label>
        )}
      </div>
      <ClockFields clock={form.clock} setClock={(clock) => setForm({ ...form, clock })} />
      {card && <PresetChoice form={form} setForm={setForm} card={card} today={title.today} />}
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

interface HeadProps extends FormProps {
  titles: TitleCard[];
  /** One's own name too, where the page does not ask for it elsewhere. */
  askName?: boolean;
}

/** Game, seats and names. */
export function TableHead({ form, setForm, title, titles: all, askName = false }: HeadProps) {
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
      {askName && (
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
      )}
      <label className={`field ${askName ? '' : 'set-name'}`}>
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
