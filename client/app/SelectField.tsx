import { type ReactNode, useId } from 'react';

interface SelectFieldProps {
  label: string;
  value: string;
  onChange(value: string): void;
  /** The `option` elements. */
  children: ReactNode;
  className?: string;
  /** Why the choice is narrower than it looks. */
  hint?: string | null;
}

/** A drop-down with its label beside it, not around it: a label around a list would be read with every choice in it. */
export function SelectField({ label, value, onChange, children, className = 'field', hint }: SelectFieldProps) {
  const id = useId();
  return (
    <div className={className}>
      <label htmlFor={id}>{label}</label>
      <select
        id={id}
        className="input"
        aria-describedby={hint ? `${id}-hint` : undefined}
        value={value}
        onChange={(e) => onChange(e.target.value)}
      >
        {children}
      </select>
      {hint && (
        <small id={`${id}-hint`} className="hint">
          {hint}
        </small>
      )}
    </div>
  );
}
