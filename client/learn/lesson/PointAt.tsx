import { useEffect, useState } from 'react';

const LOOK_MS = 150;

interface Box {
  left: number;
  top: number;
  width: number;
  height: number;
}

/** A ring around the last of these places that is in sight; it follows what moves, and lets everything through. */
export function PointAt({ at }: { at: readonly string[] }) {
  const [box, setBox] = useState<Box | null>(null);
  useEffect(() => {
    const look = () => setBox((now) => settle(now, boxOf(at)));
    look();
    const timer = setInterval(look, LOOK_MS);
    return () => clearInterval(timer);
  }, [at]);
  return box && <div className="point-at" style={box} aria-hidden="true" />;
}

function boxOf(at: readonly string[]): Box | null {
  for (const selector of [...at].reverse()) {
    const found = [...document.querySelectorAll(selector)].find(inSight);
    if (found) {
      const { left, top, width, height } = found.getBoundingClientRect();
      return { left, top, width, height };
    }
  }
  return null;
}

function inSight(place: Element): boolean {
  const { width, height, bottom, right, top, left } = place.getBoundingClientRect();
  return width > 0 && height > 0 && bottom > 0 && right > 0 && top < window.innerHeight && left < window.innerWidth;
}

/** The same object while nothing has moved, so that nothing is drawn anew. */
function settle(now: Box | null, next: Box | null): Box | null {
  const same = now && next && (['left', 'top', 'width', 'height'] as const).every((side) => now[side] === next[side]);
  return same ? now : next;
}
