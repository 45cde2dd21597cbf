import { useEffect, useRef } from 'react';
import type { Seat } from '../../../src/engine/rules.ts';
import { Said as Spoken } from '../../app/Said.tsx';
import { words } from '../../messages/index.ts';
import type { Said, TableCard } from '../../net/types.ts';
import { WATCHERS } from './heard.ts';
import { nameIn } from './Talk.tsx';

interface SayingsProps {
  heard: readonly Said[];
  table: TableCard;
  eyes: Seat | null;
  muted: ReadonlySet<number>;
  toggle(seat: number): void;
}

/** Everything that was said, newest last, as plain text; and who is muted. */
export function Sayings({ heard, table, eyes, muted, toggle }: SayingsProps) {
  const box = useRef<HTMLDivElement>(null);
  const last = heard.at(-1)?.number;
  useEffect(() => {
    if (last !== undefined) box.current?.scrollTo?.({ top: box.current.scrollHeight });
  }, [last]);
  return (
    <>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be in reach of the keyboard */}
      <div className="talk-lines" ref={box} role="log" aria-label={words.talk.title} tabIndex={0}>
        {heard.length === 0 && <p className="hint">{words.talk.none}</p>}
        <ol>
          {heard.map((said) => (
            <li
              key={said.number}
              data-number={said.number}
              data-whisper={said.to !== null}
              data-mine={said.seat === eyes}
            >
              <span className="talk-who">
                {speaker(said, table)}
                {said.seat !== eyes && (
                  <button type="button" className="talk-mute" onClick={() => toggle(said.seat ?? WATCHERS)}>
                    <Spoken words={words.talk.mute(said.name)} />
                  </button>
                )}
              </span>
              <p>{said.text}</p>
            </li>
          ))}
        </ol>
      </div>
      {muted.size > 0 && (
        <p className="talk-muted">
          {words.talk.muted}
          {[...muted].map((seat) => (
            <button key={seat} type="button" className="button small" onClick={() => toggle(seat)}>
              <Spoken words={[nameOf(seat, table), `: ${words.talk.unmute('')[0]}`]} />
            </button>
          ))}
        </p>
      )}
    </>
  );
}

function speaker({ seat, to, name }: Said, table: TableCard): string {
  if (to !== null) return words.talk.whisper(name, nameIn(table, to));
  return seat === null ? words.talk.watcher(name) : name;
}

const nameOf = (seat: number, table: TableCard) => (seat === WATCHERS ? words.replay.spectator : nameIn(table, seat));
