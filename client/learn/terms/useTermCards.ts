import { type RefObject, useCallback, useEffect, useState } from 'react';

/** A card that is shown: of which term, beside what; `deep`: asked for, so that the focus goes into it. */
export interface OpenCard {
  term: string;
  beside: Element;
  deep: boolean;
}

const HOVER_MS = 450;
const HOLD_MS = 500;
const LEAVE_MS = 250;
/** What lies under a pointer is looked for when it has stood still so long. */
const STILL_MS = 80;
const SLIP_PX = 10;

const termAt = (target: EventTarget | null): Element | null =>
  target instanceof Element ? target.closest('[data-term]') : null;

/** What a pointer rests on: signs of a drawing let it through, so there the place decides. */
function termUnder({ target, clientX: x, clientY: y }: PointerEvent): Element | null {
  const found = termAt(target);
  if (found || !(target instanceof SVGElement)) return found;
  const signs = target.ownerSVGElement?.querySelectorAll('[data-term]') ?? [];
  return [...signs].findLast((sign) => holds(sign.getBoundingClientRect(), x, y)) ?? null;
}

const holds = (box: DOMRect, x: number, y: number) =>
  x >= box.left && x <= box.right && y >= box.top && y <= box.bottom;

/**
 * Watches everything in `root` that bears `data-term`: pointing at it or focusing it shows its card, so does holding a finger on
 * it; pressing a word that is nothing but a term goes into the card.
 */
export function useTermCards(root: RefObject<HTMLElement | null>) {
  const [card, setCard] = useState<OpenCard | null>(null);
  const close = useCallback(() => setCard(null), []);
  useEffect(() => {
    const within = root.current;
    if (!within) return;
    return listen(within, setCard);
  }, [root]);
  return { card, close };
}

type Show = (card: OpenCard | null | ((now: OpenCard | null) => OpenCard | null)) => void;

function listen(within: HTMLElement, show: Show): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let held = false;
  let start = { x: 0, y: 0 };
  const later = (ms: number, what: () => void) => {
    clearTimeout(timer);
    timer = setTimeout(what, ms);
  };
  const open = (beside: Element, deep: boolean) => {
    // What is dragged about just now is not pointed at.
    if (!beside.closest('[data-moving]')) show({ term: beside.getAttribute('data-term') ?? '', beside, deep });
  };

  const leave = (ms = LEAVE_MS) =>
    later(ms, () => show((now) => (now?.deep || document.querySelector('.term-card:hover') ? now : null)));
  const rest = (event: PointerEvent) =>
    later(STILL_MS, () => {
      const beside = termUnder(event);
      if (beside) later(HOVER_MS - STILL_MS, () => open(beside, false));
      else leave(LEAVE_MS - STILL_MS);
    });
  const down = (event: PointerEvent) => {
    held = false;
    clearTimeout(timer);
    if (event.pointerType === 'mouse') return;
    const beside = termUnder(event);
    start = { x: event.clientX, y: event.clientY };
    if (!beside) return;
    later(HOLD_MS, () => {
      held = true;
      open(beside, true);
    });
  };
  const move = (event: PointerEvent) => {
    if (event.pointerType === 'mouse') return rest(event);
    if (!held && Math.hypot(event.clientX - start.x, event.clientY - start.y) > SLIP_PX) clearTimeout(timer);
  };
  const up = (event: PointerEvent) => {
    if (event.pointerType !== 'mouse') clearTimeout(timer);
  };
  const click = (event: MouseEvent) => {
    const beside = termAt(event.target);
    if (held) {
      held = false;
      event.preventDefault();
      event.stopPropagation();
      return;
    }
    clearTimeout(timer);
    if (beside?.matches('button.term')) open(beside, true);
  };
  const menu = (event: Event) => {
    if (held) event.preventDefault();
  };
  const focus = (event: FocusEvent) => {
    const beside = termAt(event.target);
    if (beside === event.target && beside?.matches(':focus-visible')) later(HOVER_MS, () => open(beside, false));
  };
  const blur = (event: FocusEvent) => {
    if (termAt(event.target) === event.target) later(LEAVE_MS, () => show((now) => (now?.deep ? now : null)));
  };

  const ears: [string, (event: never) => void][] = [
    ['pointerleave', () => leave()],
    ['pointerdown', down],
    ['pointermove', move],
    ['pointerup', up],
    ['pointercancel', up],
    ['click', click],
    ['contextmenu', menu],
    ['focusin', focus],
    ['focusout', blur],
  ];
  for (const [name, ear] of ears) within.addEventListener(name, ear as EventListener, true);
  return () => {
    clearTimeout(timer);
    for (const [name, ear] of ears) within.removeEventListener(name, ear as EventListener, true);
  };
}
