import type { CSSProperties, ReactNode } from 'react';
import './show.css';

/** How the cube is turned to bring each face to the front, in degrees. */
const TURNS: Readonly<Record<number, readonly [x: number, y: number]>> = {
  1: [0, 0],
  2: [90, 0],
  3: [0, -90],
  4: [0, 90],
  5: [-90, 0],
  6: [0, 180],
};

const FACES = [1, 2, 3, 4, 5, 6] as const;

interface TumblingDieProps {
  /** 1 to 6: what it comes to rest on. */
  value: number;
  face(value: number): ReactNode;
  /** Milliseconds until it lies still; 0: it lies there already. */
  ms: number;
  /** CSS pixels. */
  size?: number;
  /** Milliseconds before it falls. */
  wait?: number;
}

/** A die that falls and settles on its true value. */
export function TumblingDie({ value, face, ms, size = 44, wait = 0 }: TumblingDieProps) {
  const [x, y] = TURNS[value] ?? [0, 0];
  const style = {
    '--x': `${x}deg`,
    '--y': `${y}deg`,
    '--size': `${size}px`,
    '--fall': `${Math.max(ms - wait, 0)}ms`,
    '--wait': `${wait}ms`,
  } as CSSProperties;
  return (
    <span className="show-die" data-value={value} style={ms > 0 ? style : { ...style, animation: 'none' }}>
      {FACES.map((n) => (
        <span key={n} className="show-die-face">
          {face(n)}
        </span>
      ))}
    </span>
  );
}
