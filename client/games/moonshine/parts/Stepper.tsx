import { Button, Group, Input, Label, NumberField } from 'react-aria-components';
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
  return (
    <div className="ms-stepper">
      <NumberField
        value={value}
        minValue={0}
        maxValue={Math.max(most, 0)}
        step={step}
        onChange={(n) => onChange(Number.isNaN(n) ? 0 : n)}
        isDisabled={most <= 0}
      >
        <Label>{label}</Label>
        <Group className="ms-stepper-group">
          <Button slot="decrement">−</Button>
          <Input />
          <Button slot="increment">+</Button>
        </Group>
      </NumberField>
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
