import type { RefObject } from 'react';
import type { Placement } from './placement.ts';

type Box = Pick<DOMRect, 'left' | 'top' | 'width' | 'height'>;

const NOWHERE: Box = { left: 0, top: 0, width: 1, height: 1 };

/** A frame and what is moved in it, by hand and once for each picture of the screen. */
export interface Stage {
  /** Where the frame is in the window, CSS pixels; measured once for a movement. */
  box(): Box;
  /** Shows the content there with the next picture. */
  show(at: Placement): void;
  /** The content gets a layer of its own while it is moved, and is drawn sharply again afterwards. */
  hold(on: boolean): void;
}

/** Moved by whole points of the screen: what lies between them has to be mixed anew for each picture. */
function transformOf({ x, y, scale }: Placement): string {
  const whole = (v: number) => Math.round(v * devicePixelRatio) / devicePixelRatio;
  return `translate(${whole(x)}px, ${whole(y)}px) scale(${scale})`;
}

export function stageOf(frame: RefObject<HTMLElement | null>, content: RefObject<HTMLElement | null>): Stage {
  let next: Placement | null = null;
  let held: Box | null = null;
  const measured = () => frame.current?.getBoundingClientRect() ?? NOWHERE;
  const draw = () => {
    // Important, for while it is held an animation that stands still has a say in it, too (layout.css).
    if (next) content.current?.style.setProperty('transform', transformOf(next), 'important');
    next = null;
  };
  return {
    box: () => held ?? measured(),
    show(at) {
      if (!next) requestAnimationFrame(draw);
      next = at;
    },
    hold(on) {
      if (on === (held !== null)) return;
      held = on ? measured() : null;
      frame.current?.toggleAttribute('data-moving', on);
    },
  };
}
