import { SelectField } from '../app/SelectField.tsx';
import { words } from '../messages/index.ts';
import type { ReplayFrame } from '../net/types.ts';
import { daysOf, type Step } from './course.ts';
import { SPEEDS, type usePlaying } from './usePlaying.ts';

interface ScrubberProps {
  at: number;
  count: number;
  frames: ReadonlyMap<number, ReplayFrame>;
  playing: ReturnType<typeof usePlaying>;
  go(to: number): void;
  step(step: Step, direction: 1 | -1): void;
}

const W = words.replay;

/** The line of time: by hand, by action, by turn, by Day, or by itself. */
export function Scrubber({ at, count, frames, playing, go, step }: ScrubberProps) {
  const frame = frames.get(at);
  const days = daysOf(frames);
  return (
    <section className="replay-bar" aria-label={W.bar}>
      <input
        type="range"
        min={0}
        max={count}
        value={at}
        aria-label={W.line}
        aria-valuetext={W.at(at, count)}
        onChange={(e) => go(Number(e.target.value))}
      />
      <div className="replay-keys">
        <Press label={W.first} sign="|‹" press={() => go(0)} />
        <Press label={W.backTurn} sign="«" press={() => step('turn', -1)} />
        <Press label={W.back1} sign="‹" press={() => step('action', -1)} />
        <button type="button" className="button primary" data-testid="play" onClick={() => playing.setOn(!playing.on)}>
          {playing.on ? W.pause : W.play}
        </button>
        <Press label={W.on1} sign="›" press={() => step('action', 1)} />
        <Press label={W.onTurn} sign="»" press={() => step('turn', 1)} />
        <Press label={W.last} sign="›|" press={() => go(count)} />
      </div>
      <output className="replay-at" data-testid="at">
        {W.at(at, count)}
        {frame?.folded && <b> {W.folded}</b>}
        {!frame && <i> {W.loading}</i>}
      </output>
      {days.length > 0 && (
        <SelectField
          className="replay-field"
          label={W.day}
          value={String(frame?.day ?? '')}
          onChange={(day) => go(days.find((d) => String(d.day) === day)?.number ?? at)}
        >
          {days.map(({ day }) => (
            <option key={day} value={day}>
              {W.dayN(day)}
            </option>
          ))}
        </SelectField>
      )}
      <SelectField
        className="replay-field"
        label={W.speed}
        value={String(playing.speed)}
        onChange={(speed) => playing.setSpeed(Number(speed))}
      >
        {SPEEDS.map((speed) => (
          <option key={speed} value={speed}>
            {W.aSecond(speed)}
          </option>
        ))}
      </SelectField>
    </section>
  );
}

function Press({ label, sign, press }: { label: string; sign: string; press(): void }) {
  return (
    <button type="button" className="button" aria-label={label} title={label} onClick={press}>
      <span aria-hidden="true">{sign}</span>
    </button>
  );
}
