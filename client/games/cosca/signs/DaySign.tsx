import type { ReactNode } from 'react';
import type { Weekday } from '../../../../src/games/cosca/data/week.ts';
import { line, SignFrame, type SignProps } from './frame.tsx';

/** The heavenly bodies that the days are named for: Moon, Mars, Mercury, Jupiter, Venus, Saturn, Sun. */
const DRAWINGS: Readonly<Record<Weekday, ReactNode>> = {
  mon: <path d="M15.500 2.500a10 10 0 1 0 6 14A8.500 8.500 0 0 1 15.500 2.500z" />,
  tue: (
    <g {...line}>
      <circle cx="9.500" cy="14.500" r="6.500" />
      <path d="M14.300 9.700 21 3M15 3h6v6" />
    </g>
  ),
  wed: (
    <g {...line}>
      <circle cx="12" cy="10" r="4.500" />
      <path d="M7.500 2.500C8.500 5 10 5.500 12 5.500s3.500-.5 4.500-3M12 14.500v8M8.500 18.500h7" />
    </g>
  ),
  thu: <path d="M14.500 1 4 13.500h6.500L8.500 23 20 9.500h-7z" />,
  fri: (
    <g {...line}>
      <circle cx="12" cy="8" r="6" />
      <path d="M12 14v8.500M8 18.500h8" />
    </g>
  ),
  sat: (
    <g {...line}>
      <circle cx="12" cy="12" r="5.500" fill="currentColor" />
      <path d="M6.500 13.500C3 16 1.500 18 2.200 19c1 1.300 6-.5 11-4s9-8 8.500-9.700C21.300 4.200 18.500 5 15.800 6.600" />
    </g>
  ),
  sun: (
    <g {...line}>
      <circle cx="12" cy="12" r="4.500" fill="currentColor" />
      <path d="M12 1.500v3M12 19.500v3M1.500 12h3M19.500 12h3M4.600 4.600l2.100 2.100M17.300 17.300l2.100 2.100M19.400 4.600l-2.100 2.100M6.700 17.300l-2.100 2.100" />
    </g>
  ),
};

/** The sign of a weekday. */
export function DaySign({ day, ...frame }: SignProps & { readonly day: Weekday }) {
  return <SignFrame {...frame}>{DRAWINGS[day]}</SignFrame>;
}
