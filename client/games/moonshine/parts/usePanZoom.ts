import { type PointerEvent, type RefObject, useEffect, useRef, useState } from 'react';
import { clamp, type Placement, START, zoomed } from './placement.ts';

/** Movement, in CSS pixels, from which a press is a drag and no longer a choice. */
const DRAG_FROM = 7;

/** Pan and zoom of a frame by mouse, wheel, touch and buttons. Ctrl and wheel, or a pinch, zooms; a drag moves. */
export function usePanZoom(frame: RefObject<HTMLDivElement | null>) {
  const [at, setAt] = useState<Placement>(START);
  const fingers = useRef(new Map<number, { x: number; y: number }>());
  const dragged = useRef(0);

  const box = () => frame.current?.getBoundingClientRect() ?? { left: 0, top: 0, width: 1, height: 1 };
  const zoomAt = (factor: number, x: number, y: number) => {
    const { left, top, width, height } = box();
    setAt((now) => clamp(zoomed(now, factor, x - left, y - top), width, height));
  };
  const zoom = (factor: number) => {
    const { left, top, width, height } = box();
    zoomAt(factor, left + width / 2, top + height / 2);
  };

  useWheel(frame, zoomAt);

  /** The content gets a layer of its own while it is dragged, and is drawn sharply again afterwards. */
  const hold = (on: boolean) => frame.current?.toggleAttribute('data-moving', on);

  const onPointerDown = (e: PointerEvent) => {
    hold(true);
    if (fingers.current.size === 0) dragged.current = 0;
    fingers.current.set(e.pointerId, { x: e.clientX, y: e.clientY });
  };

  const onPointerMove = (e: PointerEvent) => {
    const before = fingers.current.get(e.pointerId);
    if (!before) return;
    const other = [...fingers.current].find(([id]) => id !== e.pointerId)?.[1];
    const here = { x: e.clientX, y: e.clientY };
    fingers.current.set(e.pointerId, here);
    dragged.current += Math.hypot(here.x - before.x, here.y - before.y);
    if (other) {
      const factor =
        Math.hypot(here.x - other.x, here.y - other.y) / Math.hypot(before.x - other.x, before.y - other.y);
      zoomAt(factor || 1, (here.x + other.x) / 2, (here.y + other.y) / 2);
    } else if (dragged.current > DRAG_FROM) {
      const { width, height } = box();
      setAt((now) => clamp({ ...now, x: now.x + here.x - before.x, y: now.y + here.y - before.y }, width, height));
    }
  };

  const release = (e: PointerEvent) => {
    fingers.current.delete(e.pointerId);
    hold(fingers.current.size > 0);
  };

  return {
    at,
    zoom,
    fit: () => setAt(START),
    handlers: {
      onPointerDown,
      onPointerMove,
      onPointerUp: release,
      onPointerCancel: release,
      onPointerLeave: release,
      onClickCapture: (e: { stopPropagation(): void; preventDefault(): void; detail: number }) => {
        // A click by keyboard has detail 0 and is never the end of a drag.
        if (dragged.current <= DRAG_FROM || e.detail === 0) return;
        e.stopPropagation();
        e.preventDefault();
      },
    },
  };
}

/** The wheel must not scroll the page: React's own wheel listener is passive, so this one is set by hand. */
function useWheel(frame: RefObject<HTMLDivElement | null>, zoomAt: (factor: number, x: number, y: number) => void) {
  const act = useRef(zoomAt);
  act.current = zoomAt;
  useEffect(() => {
    const node = frame.current;
    const onWheel = (e: WheelEvent) => {
      e.preventDefault();
      act.current(Math.exp(-e.deltaY * 0.0016), e.clientX, e.clientY);
    };
    node?.addEventListener('wheel', onWheel, { passive: false });
    return () => node?.removeEventListener('wheel', onWheel);
  }, [frame]);
}
