// @vitest-environment jsdom
/** The map under the hand: moved once for each picture of the screen, measured once for each movement. */
import { expect, test, vi } from 'vitest';
import { stageOf } from '../../../../client/games/moonshine/parts/stage.ts';

function laid() {
  const [frame, content] = [document.createElement('div'), document.createElement('div')];
  const measured = vi.spyOn(frame, 'getBoundingClientRect').mockReturnValue({ left: 10, width: 400 } as DOMRect);
  const drawings: FrameRequestCallback[] = [];
  vi.stubGlobal('requestAnimationFrame', (draw: FrameRequestCallback) => drawings.push(draw));
  const picture = () => {
    for (const draw of drawings.splice(0)) draw(0);
  };
  return { frame, content, measured, drawings, picture, stage: stageOf({ current: frame }, { current: content }) };
}

test('of several moves before a picture the last is drawn, once; the next is drawn with the next picture', () => {
  const { content, drawings, picture, stage } = laid();
  stage.show({ x: -1, y: -1, scale: 2 });
  stage.show({ x: -30, y: -4, scale: 2 });
  expect(drawings).toHaveLength(1);
  expect(content.style.transform).toBe('');
  picture();
  expect(content.style.transform).toBe('translate(-30px, -4px) scale(2)');
  stage.show({ x: 0, y: 0, scale: 1 });
  picture();
  expect(content.style.transform).toBe('translate(0px, 0px) scale(1)');
});

test('while it is held it has a layer of its own, and its frame is measured once', () => {
  const { frame, measured, stage } = laid();
  stage.hold(true);
  stage.hold(true);
  expect([stage.box().left, stage.box().width]).toEqual([10, 400]);
  expect(frame.hasAttribute('data-moving')).toBe(true);
  expect(measured).toHaveBeenCalledTimes(1);
  stage.hold(false);
  expect(frame.hasAttribute('data-moving')).toBe(false);
  stage.box();
  expect(measured).toHaveBeenCalledTimes(2);
});

test('is moved by whole points of the screen', () => {
  const { content, picture, stage } = laid();
  vi.stubGlobal('devicePixelRatio', 2);
  stage.show({ x: -30.3, y: -4.1, scale: 2 });
  picture();
  expect(content.style.transform).toBe('translate(-30.5px, -4px) scale(2)');
  vi.stubGlobal('devicePixelRatio', 1);
});
