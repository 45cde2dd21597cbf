import { SelectField } from '../app/SelectField.tsx';
import { gameCard } from '../games/index.ts';
import { words } from '../messages/index.ts';
import type { TitleCard } from '../net/types.ts';
import type { TableForm } from './setTable.ts';

interface OptionFieldsProps {
  form: TableForm;
  setForm(form: TableForm): void;
  title: TitleCard;
}

/** The house rules a table may agree on, folded away: most tables play as printed. */
export function OptionFields({ form, setForm, title }: OptionFieldsProps) {
  const card = gameCard(title.id);
  if (!card) return null;
  const seats = form.chairs.length;
  const say = card.options;
  const shown = card.settle(form.options, seats);
  const set = (name: string, value: string | boolean) =>
    setForm({ ...form, options: card.settle({ ...form.options, [name]: value }, seats) });
  return (
    <details className="options">
      <summary>{words.set.options}</summary>
      <p className="hint">{words.set.optionsHint}</p>
      {Object.entries(title.options).map(([name, values]) => (
        <SelectField
          key={name}
          label={say[name]?.label ?? name}
          value={String(shown[name] ?? values[0])}
          hint={card.bar(name, seats)}
          onChange={(text) => set(name, values.find((v) => String(v) === text) ?? text)}
        >
          {values.map((value, i) => (
            <option key={String(value)} value={String(value)} disabled={i > 0 && card.bar(name, seats) !== null}>
              {say[name]?.values[String(value)] ?? String(value)}
              {i === 0 ? ` (${words.set.asPrinted})` : ''}
            </option>
          ))}
        </SelectField>
      ))}
    </details>
  );
}
