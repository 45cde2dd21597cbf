import { type ReactNode, useLayoutEffect, useRef } from 'react';
import { createPortal } from 'react-dom';
import { framesOf } from './frames.ts';
import { type Found, findMark, type Gesture, type Spot } from './gesture.ts';
import './show.css';

interface FlightsProps<Thing, At> {
  gestures: readonly Gesture<Thing, At>[];
  /** Milliseconds for all of them together. */
  ms: number;
  /** Where a place of the game is in the window; null when it cannot be seen. */
  locate(at: At): Found | null;
  draw(thing: Thing): ReactNode;
}

/** What travels while a beat is on show, over everything else. Only transforms and opacity are animated. */
export function Flights<Thing, At>({ gestures, ms, locate, draw }: FlightsProps<Thing, At>) {
  return createPortal(
    <div className="show-flights" aria-hidden="true">
      {gestures.map((gesture) => (
        <Flight key={gesture.key} gesture={gesture} ms={ms} locate={locate}>
          {draw(gesture.thing)}
        </Flight>
      ))}
    </div>,
    document.body,
  );
}

interface FlightProps<Thing, At> {
  gesture: Gesture<Thing, At>;
  ms: number;
  locate(at: At): Found | null;
  children: ReactNode;
}

function Flight<Thing, At>({ gesture, ms, locate, children }: FlightProps<Thing, At>) {
  const node = useRef<HTMLDivElement>(null);
  const latest = useRef({ gesture, ms, locate });
  latest.current = { gesture, ms, locate };
  useLayoutEffect(() => {
    let flight: Animation | undefined;
    const begin = () => {
      const { gesture, ms, locate } = latest.current;
      const path = found(gesture.path, locate);
      if (path.length === 0 || !node.current?.animate) return;
      const wait = ms * (gesture.delay ?? 0);
      const timing = { duration: ms - wait, delay: wait, fill: 'both', easing: 'linear' } as const;
      flight = node.current.animate(framesOf(gesture.how, path), timing);
    };
    // Places are looked for when the picture is laid out anyway: now it would be laid out in one go with what React does, and a press wait for both.
    const picture = requestAnimationFrame(begin);
    return () => {
      cancelAnimationFrame(picture);
      flight?.cancel();
    };
  }, []);
  return (
    <div ref={node} className="show-flight" data-how={gesture.how}>
      {children}
    </div>
  );
}

/** Those places of a path that can be seen. */
function found<At>(path: readonly Spot<At>[], locate: (at: At) => Found | null): Found[] {
  const places = path.map((spot) => ('mark' in spot ? findMark(spot.mark) : locate(spot.at)));
  return places.filter((place) => place !== null);
}
