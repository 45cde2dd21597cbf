import { useEffect, useRef, useState } from 'react';

export const SPEEDS = [1, 2, 5, 10, 30] as const;

/** Runs on by itself: `onStep` is called so many times a second until it says that it has come to the end. */
export function usePlaying(onStep: () => boolean, first: boolean) {
  const [on, setOn] = useState(first);
  const [speed, setSpeed] = useState<number>(2);
  const step = useRef(onStep);
  useEffect(() => {
    step.current = onStep;
  });
  useEffect(() => {
    if (!on) return;
    const timer = setInterval(() => {
      if (!step.current()) setOn(false);
    }, 1000 / speed);
    return () => clearInterval(timer);
  }, [on, speed]);
  return { on, setOn, speed, setSpeed };
}
