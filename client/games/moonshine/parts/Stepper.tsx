import { useId } from 'react';
import { NumberInput } from '../../../app/NumberInput.tsx';
import { BOARD_WORDS as W } from '../words/board.ts';
import { number } from '../words/names.ts';

interface StepperProps {
  label: string;
  value: number;
  most: number;
  step?: number;
  onChange(n: number): void;
}

/** A number with less, more and all. */
export function Stepper({ label, value, most, step = 1, onChange }: StepperProps) {
  const id = useId();
  const set = (n: number) => onChange(Math.max(0, Math.min(most, n)));
  return (
    <div className="ms-stepper">
      <div>
        <label htmlFor={id}>{label}</label>
        <div className="ms-stepper-group">
          <button
            type="button"
            data-step="less"
            tabIndex={-1}
            aria-label={W.less(label)}
            disabled={value <= 0}
            onClick={() => set(value - step)}
          >
            −
          </button>
          <NumberInput id={id} value={value} most={most} step={step} disabled={most <= 0} onChange={onChange} />
          <button
            type="button"
            data-step="more"
            tabIndex={-1}
            aria-label={W.more(label)}
            disabled={value >= most}
            onClick={() => set(value + step)}
          >
            +
          </button>
        </div>
      </div>
      <button
        type="button"
        className="button small ms-stepper-all"
        disabled={most <= 0 || value >= most}
        aria-label={`${W.allOf} ${number(most)} ${label}`}
        onClick={() => onChange(most)}
      >
        {W.allOf} {number(most)}
      </button>
    </div>
  );
}
