// @vitest-environment jsdom
/** Amounts are written and read in the page's language, whatever the browser's is. */
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, describe, expect, test } from 'vitest';
import { NumberInput, readNumber } from '../../../client/app/NumberInput.tsx';
import { sourcesUnder, textOf } from '../../architecture/imports.ts';

function Field({ start, most = 5000, step = 1 }: { start: number; most?: number; step?: number }) {
  const [n, setN] = useState(start);
  return <NumberInput aria-label="Amount" value={n} most={most} step={step} onChange={setN} />;
}

function draw(element: Parameters<typeof render>[0]) {
  render(element);
  const input = screen.getByRole<HTMLInputElement>('spinbutton', { name: 'Amount' });
  const now = () => Number(input.getAttribute('aria-valuenow'));
  const write = (value: string) => fireEvent.change(input, { target: { value } });
  return { input, now, write };
}

const speak = (language: string) => localStorage.setItem('backroom.settings', JSON.stringify({ language }));

afterEach(() => {
  cleanup();
  localStorage.clear();
});

test.each([
  ['', 0],
  ['no', 0],
  ['07', 7],
  ['1500', 1500],
  ['1.500', 1500],
  ['1,500', 1500],
  ['1 500', 1500],
  ['$1,234,500', 1_234_500],
  ['2.5', 2],
  ['2,50', 2],
])('%j is read as %i', (text, n) => {
  expect(readNumber(text)).toBe(n);
});

describe('a field', () => {
  test.each([
    ['en', '1,500'],
    ['de', '1.500'],
  ])('in %s writes %s', (language, written) => {
    speak(language);
    const { input } = draw(<Field start={1500} />);
    expect(input.value).toBe(written);
    expect(input.getAttribute('aria-valuetext')).toBe(written);
  });

  test('leaves what is being typed alone, and tidies it up when it is left', () => {
    const { input, now, write } = draw(<Field start={0} step={100} />);
    write('250');
    expect([input.value, now()]).toEqual(['250', 250]);
    fireEvent.blur(input);
    expect([input.value, now()]).toEqual(['200', 200]);
  });

  test('takes no more than there is', () => {
    const { input, now, write } = draw(<Field start={0} most={3} />);
    write('12');
    expect([input.value, now()]).toEqual(['3', 3]);
  });

  test('goes up and down by the arrow keys, within its limits', () => {
    const { input, now } = draw(<Field start={100} most={250} step={100} />);
    const after = ['ArrowUp', 'ArrowUp', 'ArrowDown', 'ArrowDown', 'ArrowDown'].map((key) => {
      fireEvent.keyDown(input, { key });
      return now();
    });
    expect(after).toEqual([200, 250, 150, 50, 0]);
  });
});

test('no field of the house is one of those that the browser writes in its own language', () => {
  const own = /type="(number|date|time|datetime-local|month|week)"/;
  expect(sourcesUnder('client').filter((path) => own.test(textOf(path)))).toEqual([]);
});
