import { type ComponentProps, type KeyboardEvent, useState } from 'react';
import { pageLanguage } from '../messages/language.ts';

interface NumberInputProps extends Omit<ComponentProps<'input'>, 'value' | 'onChange' | 'type'> {
  value: number;
  most: number;
  step?: number;
  onChange(n: number): void;
}

/** Digits, with or without marks between the thousands: a point, a comma, an apostrophe or a space, as the writer's language has it. */
const WRITTEN = /\d{1,3}(?:[.,'’\s]\d{3})+(?!\d)|\d+/;

/** The whole number that is written there; 0 where there is none. */
export const readNumber = (text: string): number => Number((WRITTEN.exec(text)?.[0] ?? '0').replace(/\D/g, ''));

/**
 * A whole number from 0 to `most`. A plain text field in the part of a `spinbutton`, for the browser's own field for numbers writes
 * them, and complains, in the browser's language and not in the page's.
 */
export function NumberInput({ value, most, step = 1, onChange, ...rest }: NumberInputProps) {
  const [typed, setTyped] = useState<string | null>(null);
  const written = new Intl.NumberFormat(pageLanguage()).format(value);
  const set = (n: number) => onChange(Math.max(0, Math.min(most, n)));
  const type = (text: string) => {
    const n = readNumber(text);
    setTyped(n > most ? null : text);
    set(n);
  };
  const leave = () => {
    setTyped(null);
    if (value % step) set(value - (value % step));
  };
  return (
    <input
      {...rest}
      type="text"
      role="spinbutton"
      inputMode="numeric"
      autoComplete="off"
      aria-valuenow={value}
      aria-valuemin={0}
      aria-valuemax={Math.max(most, 0)}
      aria-valuetext={written}
      value={typed ?? written}
      onChange={(event) => type(event.target.value)}
      onFocus={(event) => event.target.select()}
      onBlur={leave}
      onKeyDown={(event) => {
        const way = wayOf(event);
        if (way === 0) return;
        event.preventDefault();
        setTyped(null);
        set(value + way * step);
      }}
    />
  );
}

function wayOf({ key }: KeyboardEvent): number {
  if (key === 'ArrowUp') return 1;
  return key === 'ArrowDown' ? -1 : 0;
}
