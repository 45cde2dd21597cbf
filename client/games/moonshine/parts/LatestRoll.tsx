import { useState } from 'react';
import type { MoonshineEvent, Roll } from '../../../../src/games/moonshine/events.ts';
import type { Entry } from '../../../net/types.ts';
import { Die } from '../map/glyphs.tsx';
import { useTableau } from '../tableau.ts';
import { BOARD_WORDS as W } from '../words/board.ts';
import { eventWords } from '../words/events.ts';
import { numbered } from './numbered.ts';

type Shot = Extract<MoonshineEvent, { type: 'volley' | 'ambushed' }>;

/** How many actions a roll stays on show after it was made. */
const FRESH = 3;

/** The dice of the last shots, each die that killed in gilt, with the result in words. */
export function LatestRoll() {
  const { history, names } = useTableau();
  const [put, setPut] = useState(-1);
  const found = latest(history);
  if (!found || found.number <= put) return null;
  const { shot } = found;
  return (
    <section className="ms-roll" aria-label={W.latest} aria-live="polite">
      <button type="button" className="button quiet small ms-put-away" onClick={() => setPut(found.number)}>
        {W.dismiss}
      </button>
      <RollRow who={names.seat(shot.seat)} roll={shot.roll} />
      {shot.type === 'volley' && <RollRow who={names.seat(shot.rival)} roll={shot.returned} />}
      <p>{eventWords(shot, names)}</p>
      {found.after.map((words) => (
        <p key={words.type}>{eventWords(words, names)}</p>
      ))}
    </section>
  );
}

const ENDS = ['fightEnded', 'tookControl', 'fellBack'];

function latest(history: readonly Entry[]) {
  for (const entry of history.slice(-FRESH).reverse()) {
    const events = entry.events as unknown as MoonshineEvent[];
    const shot = events.find((e): e is Shot => e.type === 'volley' || e.type === 'ambushed');
    if (shot) return { shot, number: entry.number, after: events.filter((e) => ENDS.includes(e.type)) };
  }
  return null;
}

function RollRow({ who, roll }: { who: string; roll: Roll }) {
  return (
    <p className="ms-roll-row">
      <span>{who}</span>
      {numbered(roll.dice).map(({ n, item: die }) => (
        <Die
          key={n}
          value={die}
          size={26}
          color={die >= roll.killsFrom ? 'var(--gilt-bright)' : '#5b5244'}
          ink={die >= roll.killsFrom ? '#0d0c0f' : '#cfc4ad'}
        />
      ))}
      <small>
        {roll.killsFrom}+: {W.hits(roll.hits)}
      </small>
    </p>
  );
}
