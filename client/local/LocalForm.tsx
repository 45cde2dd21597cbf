import { useState } from 'react';
import { useNavigate } from 'react-router';
import { gameCard } from '../games/index.ts';
import { Chairs } from '../lobby/Chairs.tsx';
import { OptionFields } from '../lobby/OptionFields.tsx';
import { PresetChoice } from '../lobby/PresetChoice.tsx';
import { TableHead } from '../lobby/SetTable.tsx';
import { blankForm, missing, type TableForm } from '../lobby/setTable.ts';
import { words } from '../messages/index.ts';
import { keep, recall } from '../net/credentials.ts';
import type { TitleCard } from '../net/types.ts';
import { setUp } from './setUp.ts';
import { localTitles } from './titles.ts';

const MY_NAME = 'backroom.name';

/** The panel for a new table on this device. */
export function LocalForm() {
  const [titles] = useState(localTitles);
  const [first] = titles;
  return (
    <section className="panel set-table" aria-labelledby="local-set">
      <h2 id="local-set">{words.local.set}</h2>
      {first && <Form titles={titles} first={first} />}
    </section>
  );
}

function Form({ titles, first }: { titles: TitleCard[]; first: TitleCard }) {
  const [form, setForm] = useState<TableForm>(() => blankForm(first, recall(MY_NAME) ?? ''));
  const [tried, setTried] = useState(false);
  const go = useNavigate();
  const title = titles.find(({ id }) => id === form.title) ?? first;
  const card = gameCard(title.id);
  const lack = missing(form);
  const submit = () => {
    setTried(true);
    if (lack !== null) return;
    keep(MY_NAME, form.myName.trim());
    go(`/local/${setUp(form)}`);
  };
  return (
    <form
      className="set-form"
      onSubmit={(event) => {
        event.preventDefault();
        submit();
      }}
    >
      <TableHead form={form} setForm={setForm} titles={titles} title={title} askName />
      <Chairs form={form} setForm={setForm} title={title} kinds={['me', 'here', 'bot']} />
      {card && <PresetChoice form={form} setForm={setForm} card={card} />}
      <OptionFields form={form} setForm={setForm} title={title} />
      <div role="alert">
        {tried && lack !== null && (
          <p className="notice">{lack < 0 ? words.set.needName : words.set.needHereName(lack + 1)}</p>
        )}
      </div>
      <button type="submit" className="button primary set-go">
        {words.local.go}
      </button>
    </form>
  );
}
