import { useId } from 'react';
import { NumberInput } from '../../../app/NumberInput.tsx';
import { FORM_WORDS as W } from '../words/board.ts';

interface StepperProps {
  label: string;
  value: number;
  most: number;
  onChange(n: number): void;
}

/** A number with less, more and all. */
export function Stepper({ label, value, most, onChange }: StepperProps) {
  const id = useId();
  const set = (n: number) => onChange(Math.max(0, Math.min(most, n)));
  return (
    <div className="cs-stepper" data-stepper={label}>
      <label htmlFor={id}>{label}</label>
      <button type="button" aria-label={W.less(label)} disabled={value <= 0} onClick={() => set(value - 1)}>
        −
      </button>
      <NumberInput id={id} value={value} most={most} onChange={onChange} />
      <button type="button" aria-label={W.more(label)} disabled={value >= most} onClick={() => set(value + 1)}>
        +
      </button>
      <button type="button" className="cs-all" disabled={value >= most} onClick={() => set(most)}>
        {W.allOf(most)}
        <span className="sr-only"> {label}</span>
      </button>
    </div>
  );
}
