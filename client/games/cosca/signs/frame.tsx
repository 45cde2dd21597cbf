import type { ReactNode } from 'react';

export interface SignProps {
  /** Side of the square in CSS pixels. */
  readonly size?: number;
  readonly color?: string;
  readonly className?: string;
}

/** The square of 24 units that every sign is drawn in, hidden from screen readers: the words beside it say it. */
export function SignFrame({ size = 24, color, className, children }: SignProps & { children: ReactNode }) {
  return (
    <svg
      viewBox="0 0 24 24"
      width={size}
      height={size}
      color={color}
      className={className}
      fill="currentColor"
      aria-hidden="true"
      focusable="false"
    >
      {children}
    </svg>
  );
}

export const line = {
  fill: 'none',
  stroke: 'currentColor',
  strokeWidth: 2,
  strokeLinejoin: 'round',
  strokeLinecap: 'round',
} as const;
