// @vitest-environment jsdom
/** The map under a hand that presses, drags and lets go, wherever it goes in between. */
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { PanZoom } from '../../../../client/games/moonshine/parts/PanZoom.tsx';

const heard: string[] = [];
const drawings: FrameRequestCallback[] = [];
const hear = ({ type }: Event) => void heard.push(type);
const LISTENED = ['pointermove', 'mousemove', 'pointerup'] as const;

beforeEach(() => {
  heard.length = 0;
  vi.stubGlobal('requestAnimationFrame', (draw: FrameRequestCallback) => drawings.push(draw));
  HTMLElement.prototype.setPointerCapture = vi.fn();
  vi.spyOn(HTMLElement.prototype, 'getBoundingClientRect').mockReturnValue(new DOMRect(0, 0, 400, 300));
  for (const name of LISTENED) document.addEventListener(name, hear);
});

afterEach(() => {
  for (const name of LISTENED) document.removeEventListener(name, hear);
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  cleanup();
});

interface Where {
  clientX: number;
  clientY: number;
  buttons?: number;
  pointerId?: number;
}

/** jsdom's own pointer events know no place. */
function pointer(type: string, target: EventTarget, { pointerId = 1, buttons = 1, ...where }: Where): void {
  const event = new MouseEvent(type, { bubbles: true, cancelable: true, buttons, ...where });
  fireEvent(target as Element, Object.assign(event, { pointerId }));
}

/** Where the next picture shows it. */
function placed({ style }: HTMLElement): string {
  for (const draw of drawings.splice(0)) draw(0);
  return style.transform;
}

function zoomedIn() {
  const picked = vi.fn();
  render(
    <PanZoom>
      <button type="button" onClick={picked}>
        Harlem
      </button>
    </PanZoom>,
  );
  const harlem = screen.getByText('Harlem');
  const content = harlem.parentElement as HTMLElement;
  fireEvent.click(document.querySelector('[data-action="house.zoomIn"]') as Element);
  return { harlem, frame: content.parentElement as HTMLElement, picked, placed: () => placed(content) };
}

test('a drag moves it, and nobody else on the page hears of that; the click that ends it picks nothing', () => {
  const { harlem, frame, picked, placed } = zoomedIn();
  expect(placed()).toBe('translate(-100px, -75px) scale(1.5)');
  pointer('pointerdown', harlem, { clientX: 200, clientY: 150 });
  pointer('pointermove', harlem, { clientX: 220, clientY: 150 });
  pointer('mousemove', harlem, { clientX: 220, clientY: 150 });
  expect(placed()).toBe('translate(-80px, -75px) scale(1.5)');
  expect(frame.hasAttribute('data-moving')).toBe(true);
  expect(heard).toEqual([]);
  pointer('pointerup', harlem, { clientX: 220, clientY: 150, buttons: 0 });
  fireEvent.click(frame, { detail: 1 });
  fireEvent.click(harlem, { detail: 1 });
  expect(heard).toEqual(['pointerup']);
  expect(frame.hasAttribute('data-moving')).toBe(false);
  expect(picked).not.toHaveBeenCalled();
});

test('a press that hardly moves is a choice, and everybody hears of it', () => {
  const { harlem, picked, placed } = zoomedIn();
  const before = placed();
  pointer('pointerdown', harlem, { clientX: 200, clientY: 150 });
  pointer('pointermove', harlem, { clientX: 203, clientY: 150 });
  pointer('pointerup', harlem, { clientX: 203, clientY: 150, buttons: 0 });
  fireEvent.click(harlem, { detail: 1 });
  expect(placed()).toBe(before);
  expect(heard).toEqual(['pointermove', 'pointerup']);
  expect(picked).toHaveBeenCalledTimes(1);
});

test('the hand may leave the frame; a button that is no longer down ends the drag though nobody said so', () => {
  const { harlem, frame, placed } = zoomedIn();
  pointer('pointerdown', harlem, { clientX: 200, clientY: 150 });
  pointer('pointermove', document.body, { clientX: 150, clientY: 150 });
  pointer('pointermove', document.body, { clientX: 150, clientY: 120 });
  expect(placed()).toBe('translate(-150px, -105px) scale(1.5)');
  pointer('pointermove', document.body, { clientX: 180, clientY: 120, buttons: 0 });
  expect(frame.hasAttribute('data-moving')).toBe(false);
  pointer('pointermove', document.body, { clientX: 190, clientY: 120 });
  expect(placed()).toBe('translate(-150px, -105px) scale(1.5)');
});

test('two fingers zoom it about the point between them, until the last is lifted', () => {
  const { harlem, frame, placed } = zoomedIn();
  pointer('pointerdown', harlem, { clientX: 150, clientY: 150, pointerId: 1 });
  pointer('pointerdown', harlem, { clientX: 250, clientY: 150, pointerId: 2 });
  pointer('pointermove', harlem, { clientX: 300, clientY: 150, pointerId: 2 });
  expect(placed()).toContain('scale(2.25)');
  pointer('pointerup', harlem, { clientX: 300, clientY: 150, pointerId: 2, buttons: 0 });
  expect(frame.hasAttribute('data-moving')).toBe(true);
  pointer('pointerup', harlem, { clientX: 150, clientY: 150, pointerId: 1, buttons: 0 });
  expect(frame.hasAttribute('data-moving')).toBe(false);
});
