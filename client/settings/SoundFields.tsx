import { useId } from 'react';
import { words } from '../messages/index.ts';
import { SOUND_KINDS, type SoundKind } from './shape.ts';
import { change, useSettings } from './store.ts';

/** Sound on or off, how loud, and which of its kinds. */
export function SoundFields() {
  const { sound, volume } = useSettings();
  const id = useId();
  return (
    <fieldset className="settings-sound">
      <legend className="legend">{words.settings.labels.sound}</legend>
      <label className="check">
        <input type="checkbox" checked={sound} onChange={(e) => change({ sound: e.target.checked })} />
        {words.settings.soundOn}
      </label>
      {sound && (
        <>
          <label className="legend" htmlFor={id}>
            {words.settings.volume}
          </label>
          <input
            id={id}
            type="range"
            min={0}
            max={1}
            step={0.05}
            value={volume}
            onChange={(e) => change({ volume: Number(e.target.value) })}
          />
          <Kinds />
        </>
      )}
    </fieldset>
  );
}

function Kinds() {
  const { muted } = useSettings();
  const heard = (kind: SoundKind, on: boolean) =>
    change({ muted: on ? muted.filter((other) => other !== kind) : [...muted, kind] });
  return (
    <ul className="settings-kinds">
      {SOUND_KINDS.map((kind) => (
        <li key={kind}>
          <label className="check">
            <input type="checkbox" checked={!muted.includes(kind)} onChange={(e) => heard(kind, e.target.checked)} />
            {words.settings.sounds[kind]}
          </label>
        </li>
      ))}
    </ul>
  );
}
