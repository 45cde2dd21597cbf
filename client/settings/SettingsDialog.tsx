import { useEffect, useRef } from 'react';
import { createPortal } from 'react-dom';
import { SelectField } from '../app/SelectField.tsx';
import { words } from '../messages/index.ts';
import { PushField } from './PushField.tsx';
import { SoundFields } from './SoundFields.tsx';
import { LANGUAGES, MOTIONS, PATTERNS, type Settings, SPEEDS } from './shape.ts';
import { speak } from './speak.ts';
import { change, useSettings } from './store.ts';
import './settings.css';

/** What can be set on this device. Every change counts at once; closing only closes. */
export function SettingsDialog({ onClose }: { onClose(): void }) {
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    const node = dialog.current;
    if (!node?.open) node?.showModal();
  }, []);
  const W = words.settings;
  return createPortal(
    <dialog ref={dialog} className="settings panel" aria-labelledby="settings-title" onClose={onClose}>
      <h2 id="settings-title">{W.title}</h2>
      <p className="hint">{W.intro}</p>
      <Choice name="speed" values={SPEEDS} />
      <Choice name="motion" values={MOTIONS} />
      <SoundFields />
      <Choice name="pattern" values={PATTERNS} />
      <Flag name="textTable" />
      <PushField />
      <Choice name="language" values={LANGUAGES} set={speak} />
      <Warnings />
      <p className="settings-foot">
        <button type="button" className="button primary" onClick={() => dialog.current?.close()}>
          {words.settings.close}
        </button>
      </p>
    </dialog>,
    document.body,
  );
}

type Named = 'speed' | 'motion' | 'pattern' | 'language';

interface ChoiceProps<K extends Named> {
  name: K;
  values: readonly Settings[K][];
  set?: (some: Partial<Settings>) => void;
}

function Choice<K extends Named>({ name, values, set = change }: ChoiceProps<K>) {
  const settings = useSettings();
  const said: Record<string, string> = words.settings.values[name];
  return (
    <SelectField
      label={words.settings.labels[name]}
      value={settings[name]}
      onChange={(value) => set({ [name]: value } as Partial<Settings>)}
    >
      {values.map((value) => (
        <option key={value} value={value}>
          {said[value]}
        </option>
      ))}
    </SelectField>
  );
}

function Flag({ name }: { name: 'textTable' }) {
  const settings = useSettings();
  return (
    <label className="check">
      <input type="checkbox" checked={settings[name]} onChange={(e) => change({ [name]: e.target.checked })} />
      {words.settings.labels[name]}
    </label>
  );
}

/** Warnings that were silenced can be had again. */
function Warnings() {
  const { silenced } = useSettings();
  if (silenced.length === 0) return null;
  return (
    <p className="settings-warnings">
      <span>{words.settings.silenced(silenced.length)}</span>
      <button type="button" className="button small" onClick={() => change({ silenced: [] })}>
        {words.settings.warnAgain}
      </button>
    </p>
  );
}
