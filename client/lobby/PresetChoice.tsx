import { type OptionChoice, optionWords } from '../games/options.ts';
import { changesFrom } from '../games/presets.ts';
import type { GameCard } from '../games/types.ts';
import { words } from '../messages/index.ts';
import { presetOf, type TableForm } from './setTable.ts';

interface PresetChoiceProps {
  form: TableForm;
  setForm(form: TableForm): void;
  card: GameCard;
  /** What the game proposes for today. */
  today?: OptionChoice | undefined;
}

/** The rules as a whole: one press sets every option. What has been changed since is listed beneath. */
export function PresetChoice({ form, setForm, card, today = {} }: PresetChoiceProps) {
  const chosen = presetOf(form, card);
  const changed = changesFrom(card, chosen, card.settle(form.options, form.chairs.length));
  return (
    <fieldset className="presets">
      <legend className="legend">{words.set.preset}</legend>
      {Object.entries(card.presets).map(([name, preset]) => (
        <label key={name} className="preset" data-preset={name}>
          <input
            type="radio"
            name="preset"
            checked={chosen === name}
            onChange={() => setForm({ ...form, preset: name, options: { ...today, ...preset.options } })}
          />
          <span>
            {preset.label}
            <small>{preset.does}</small>
          </span>
        </label>
      ))}
      {changed.length > 0 && (
        <div className="option-list" data-testid="changes">
          <p className="hint">{words.set.changes(changed.length)}</p>
          <ul>
            {changed.map(([name, value]) => (
              <li key={name}>{optionWords(card.options, name, value)}</li>
            ))}
          </ul>
        </div>
      )}
    </fieldset>
  );
}
