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
  const { counted, names } = useTableau();
  const [put, setPut] = useState(-1);
  const found = latest(counted);
  if (!found || found.number <= put) return null;
  const { shot } = found;
  return (
    <section className="ms-roll" aria-label={W.latest} aria-live="polite">
      <button type="button" className="button quiet small ms-put-away" onClick={() => setPut(found.number)}>
        {W.dismiss}
      </button>
      <RollRow who={names.seat(shot.seat)} roll={shot.roll} side={shot.type === 'volley' ? 'invader' : 'occupier'} />
      {shot.type === 'volley' && <RollRow who={names.seat(shot.rival)} roll={shot.returned} side="occupier" />}
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

/** Faces of dice that kill and that miss, with their pips: alike for all, or red for the Invader and white for the Occupier. */
const PAINT = {
  free: { kill: ['var(--gilt-bright)', '#0d0c0f'], miss: ['#5b5244', '#cfc4ad'] },
  invader: { kill: ['#ee5347', '#ffffff'], miss: ['#5a2521', '#e6b9a3'] },
  occupier: { kill: ['#ffffff', '#0d0c0f'], miss: ['#5e5c59', '#d8d4cb'] },
} as const;

interface RollRowProps {
  who: string;
  roll: Roll;
  side: 'invader' | 'occupier';
}

function RollRow({ who, roll, side }: RollRowProps) {
  const { view } = useTableau();
  const paint = PAINT[view.options.dice_colours === 'by_side' ? side : 'free'];
  return (
    <p className="ms-roll-row">
      <span>{who}</span>
      {numbered(roll.dice).map(({ n, item: die }) => {
        const [color, ink] = die >= roll.killsFrom ? paint.kill : paint.miss;
        return <Die key={n} value={die} size={26} color={color} ink={ink} />;
      })}
      <small>
        {roll.killsFrom}+: {W.hits(roll.hits)}
      </small>
    </p>
  );
}
