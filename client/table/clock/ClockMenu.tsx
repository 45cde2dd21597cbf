import { use } from 'react';
import { words } from '../../messages/index.ts';
import type { ClockDeed, ClockSetting } from '../../net/types.ts';
import { ClocksContext } from './clocks.ts';
import { settingWords } from './setting.ts';

const W = words.clock;

/** In the table's menu: what the table plays by, and asking to stop the clocks or for more time. */
export function ClockMenu({ setting, ask }: { setting: ClockSetting | null; ask: ((what: ClockDeed) => void) | null }) {
  const here = use(ClocksContext);
  if (!setting || !here) return null;
  const { paused, asked } = here.clocks;
  return (
    <section className="clock-menu" aria-label={W.title}>
      <p className="hint">{settingWords(setting)}</p>
      {ask && (
        <p>
          <button
            type="button"
            className="button small"
            disabled={asked !== null}
            onClick={() => ask(paused ? 'resume' : 'pause')}
          >
            {paused ? W.resume : W.askPause}
          </button>
          <button
            type="button"
            className="button small"
            disabled={asked !== null || paused}
            onClick={() => ask('extend')}
          >
            {W.askExtend}
          </button>
        </p>
      )}
    </section>
  );
}
