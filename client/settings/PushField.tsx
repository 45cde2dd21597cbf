import { words } from '../messages/index.ts';
import { mayNotify, tellOfNothing } from '../push/subscribe.ts';
import { change, useSettings } from './store.ts';

/** Whether this device is called when a turn has waited for a minute. Turned on only with the browser's leave. */
export function PushField() {
  const { push } = useSettings();
  const set = async (on: boolean) => {
    if (!on) await tellOfNothing().catch(() => undefined);
    change({ push: on && (await mayNotify()) });
  };
  return (
    <label className="check">
      <input type="checkbox" checked={push} onChange={(e) => void set(e.target.checked)} />
      {words.settings.push}
    </label>
  );
}
