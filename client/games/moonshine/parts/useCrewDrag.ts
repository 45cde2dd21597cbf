import { type PointerEvent, useState } from 'react';
import type { Action } from '../../../../src/engine/rules.ts';
import { DISTRICT_IDS, type DistrictId } from '../../../../src/games/moonshine/data/districts.ts';
import type { Doing } from '../doing.ts';
import type { Draft } from '../plays/draft.ts';
import type { Limits } from '../plays/limits.ts';
import { putDown, takenUp, takenUpByGround } from '../plays/pulled.ts';

interface Point {
  x: number;
  y: number;
}

/** A crew on its way under the finger, in CSS pixels of the window. */
export interface Pull {
  from: Point;
  to: Point;
}

/** Who goes, when a Play is begun by pulling. */
type Crew = (draft: Draft) => Limits;

/** Movement, in CSS pixels, from which a press is a pull. */
const PULL_FROM = 7;

/**
 * Pulling crews over the map, and what else the Play in hand takes from District to District. What begins on a crew that may go
 * somewhere, or where the Play in hand may begin, does not move the map.
 */
export function useCrewDrag(actions: readonly Action[], doing: Pick<Doing, 'draft' | 'begin' | 'back'>, crew: Crew) {
  const [pull, setPull] = useState<Pull | null>(null);

  const onPointerDownCapture = (event: PointerEvent) => {
    const at = pointOf(event);
    const start = event.isPrimary && event.button === 0 ? startAt(at, actions, doing.draft) : null;
    if (!start) return;
    const { district, draft } = start;
    event.stopPropagation();
    follow(event.pointerId, at, {
      moved: (to) => setPull({ from: at, to }),
      begun: () => doing.begin(draft),
      dropped: (to) => {
        setPull(null);
        const target = to && districtAt(to);
        const whole = target && putDown(actions, draft, district, target);
        if (whole) doing.begin({ ...whole, ...crew(whole) });
        else doing.back();
      },
    });
  };

  return { pull, onPointerDownCapture };
}

/** What a pull that begins there takes up, and where; null: the map is moved. */
function startAt(at: Point, actions: readonly Action[], inHand: Draft | null) {
  const crew = crewAt(at);
  const district = crew ?? districtAt(at);
  const draft = district && (crew ? takenUp : takenUpByGround)(actions, inHand, district);
  return district && draft && { district, draft };
}

interface Course {
  moved(to: Point): void;
  begun(): void;
  /** Null: it was broken off. */
  dropped(to: Point | null): void;
}

/** Follows one pointer until it is lifted. A press that never becomes a pull is left alone. */
function follow(id: number, start: Point, course: Course): void {
  let pulled = false;
  const move = (event: globalThis.PointerEvent) => {
    const to = pointOf(event);
    if (event.pointerId !== id || (!pulled && Math.hypot(to.x - start.x, to.y - start.y) < PULL_FROM)) return;
    if (!pulled) course.begun();
    pulled = true;
    course.moved(to);
  };
  const end = (event: globalThis.PointerEvent) => {
    if (event.pointerId !== id) return;
    for (const [name, hear] of ends) window.removeEventListener(name, hear);
    window.removeEventListener('pointermove', move);
    if (!pulled) return;
    swallowClick();
    course.dropped(event.type === 'pointerup' ? pointOf(event) : null);
  };
  const ends = [
    ['pointerup', end],
    ['pointercancel', end],
  ] as const;
  window.addEventListener('pointermove', move);
  for (const [name, hear] of ends) window.addEventListener(name, hear);
}

/** The click that a browser makes of a pull must not choose a District. */
function swallowClick(): void {
  const swallow = (event: Event) => event.stopPropagation();
  window.addEventListener('click', swallow, { capture: true, once: true });
  setTimeout(() => window.removeEventListener('click', swallow, { capture: true }), 0);
}

const pointOf = ({ clientX, clientY }: { clientX: number; clientY: number }): Point => ({ x: clientX, y: clientY });

/** The District whose crew is drawn there. Pieces let presses through, so they are looked for by where they are. */
function crewAt({ x, y }: Point): DistrictId | null {
  for (const chip of document.querySelectorAll('[data-pieces] .ms-crew')) {
    const box = chip.getBoundingClientRect();
    if (x < box.left || x > box.right || y < box.top || y > box.bottom) continue;
    return idOf(chip.closest('[data-pieces]')?.getAttribute('data-pieces'));
  }
  return null;
}

function districtAt({ x, y }: Point): DistrictId | null {
  const hit = document.elementsFromPoint(x, y).find((one) => one.closest('[data-district]'));
  return idOf(hit?.closest('[data-district]')?.getAttribute('data-district'));
}

const idOf = (id: string | null | undefined) => DISTRICT_IDS.find((known) => known === id) ?? null;
