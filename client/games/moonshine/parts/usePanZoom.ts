import { type PointerEvent as Press, type RefObject, useEffect, useMemo, useRef, useState } from 'react';
import { followPointers } from './followPointers.ts';
import { clamp, type Placement, START, zoomed } from './placement.ts';
import { type Stage, stageOf } from './stage.ts';

/** Movement, in CSS pixels, from which a press is a drag and no longer a choice. */
const DRAG_FROM = 7;
/** After the last turn of a wheel, in milliseconds, the content is drawn sharply again. */
const WHEEL_RESTS = 200;

interface Refs {
  frame: RefObject<HTMLDivElement | null>;
  content: RefObject<HTMLDivElement | null>;
}

/**
 * Pan and zoom of content in its frame by mouse, wheel, touch and buttons. Ctrl and wheel, or a pinch, zooms; a drag moves. The
 * content is moved without React: only whether it is larger than its frame is drawn.
 */
export function usePanZoom({ frame, content }: Refs) {
  const [large, setLarge] = useState(false);
  const at = useRef<Placement>(START);
  const fingers = useRef(new Map<number, { x: number; y: number }>());
  const dragged = useRef(0);
  const unfollow = useRef<(() => void) | null>(null);
  const stage = useMemo(() => stageOf(frame, content), [frame, content]);

  const put = (next: Placement) => {
    if (next.scale !== at.current.scale) setLarge(next.scale > 1);
    at.current = next;
    stage.show(next);
  };
  const zoomAt = (factor: number, x: number, y: number) => {
    const { left, top, width, height } = stage.box();
    put(clamp(zoomed(at.current, factor, x - left, y - top), width, height));
  };
  const zoom = (factor: number) => {
    const { left, top, width, height } = stage.box();
    zoomAt(factor, left + width / 2, top + height / 2);
  };

  useWheel(frame, stage, zoomAt);
  useEffect(() => () => unfollow.current?.(), []);

  const onPointerDown = (e: Press) => {
    if (fingers.current.size === 0) dragged.current = 0;
    fingers.current.set(e.pointerId, { x: e.clientX, y: e.clientY });
    unfollow.current ??= followPointers({ moved, lifted });
  };

  /** Whether that was part of a drag. */
  const moved = (e: PointerEvent): boolean => {
    const before = fingers.current.get(e.pointerId);
    if (!before) return false;
    if (e.buttons === 0) {
      lifted(e);
      return false;
    }
    const other = [...fingers.current].find(([id]) => id !== e.pointerId)?.[1];
    const here = { x: e.clientX, y: e.clientY };
    fingers.current.set(e.pointerId, here);
    dragged.current += Math.hypot(here.x - before.x, here.y - before.y);
    if (!other && dragged.current <= DRAG_FROM) return false;
    stage.hold(true);
    frame.current?.setPointerCapture(e.pointerId);
    if (other) {
      const factor =
        Math.hypot(here.x - other.x, here.y - other.y) / Math.hypot(before.x - other.x, before.y - other.y);
      zoomAt(factor || 1, (here.x + other.x) / 2, (here.y + other.y) / 2);
    } else {
      const { width, height } = stage.box();
      const { x, y, scale } = at.current;
      put(clamp({ scale, x: x + here.x - before.x, y: y + here.y - before.y }, width, height));
    }
    return true;
  };

  const lifted = (e: PointerEvent) => {
    fingers.current.delete(e.pointerId);
    if (fingers.current.size > 0) return;
    unfollow.current?.();
    unfollow.current = null;
    stage.hold(false);
  };

  return {
    large,
    zoom,
    fit: () => put(START),
    handlers: {
      onPointerDown,
      onClickCapture: (e: { stopPropagation(): void; preventDefault(): void; detail: number }) => {
        // A click by keyboard has detail 0 and is never the end of a drag.
        if (dragged.current <= DRAG_FROM || e.detail === 0) return;
        e.stopPropagation();
        e.preventDefault();
      },
    },
  };
}

type ZoomAt = (factor: number, x: number, y: number) => void;

/** The wheel must not scroll the page: React's own wheel listener is passive, so this one is set by hand. */
function useWheel(frame: RefObject<HTMLDivElement | null>, stage: Stage, zoomAt: ZoomAt) {
  const act = useRef(zoomAt);
  act.current = zoomAt;
  useEffect(() => {
    const node = frame.current;
    let rest: ReturnType<typeof setTimeout> | undefined;
    const onWheel = (e: WheelEvent) => {
      e.preventDefault();
      stage.hold(true);
      clearTimeout(rest);
      rest = setTimeout(() => stage.hold(false), WHEEL_RESTS);
      act.current(Math.exp(-e.deltaY * 0.0016), e.clientX, e.clientY);
    };
    node?.addEventListener('wheel', onWheel, { passive: false });
    return () => {
      clearTimeout(rest);
      node?.removeEventListener('wheel', onWheel);
    };
  }, [frame, stage]);
}
