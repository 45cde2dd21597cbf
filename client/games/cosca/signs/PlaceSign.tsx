import type { ReactNode } from 'react';
import type { Place } from '../../../../src/games/cosca/data/places.ts';
import { line, SignFrame, type SignProps } from './frame.tsx';

/** A temple of money, a crosshair, a horseshoe, a cocktail, a house among cypresses, a street lamp. */
const DRAWINGS: Readonly<Record<Place, ReactNode>> = {
  bank: (
    <path d="M12 1.500 22.500 7v2.500h-21V7zM3.500 11h3.500v7H3.500zm6.750 0h3.500v7h-3.500zM17 11h3.500v7H17zM1.500 19.500h21v3h-21z" />
  ),
  gunShop: (
    <g {...line}>
      <circle cx="12" cy="12" r="7.500" />
      <path d="M12 1.500v6M12 16.500v6M1.500 12h6M16.500 12h6" />
      <circle cx="12" cy="12" r="1.200" fill="currentColor" />
    </g>
  ),
  racetrack: (
    <path
      fillRule="evenodd"
      d="M5 21.500C1 14 2 2 12 2s11 12 7 19.500l1 1h-6.500v-3l1.700-.5c3-5 3.300-12-3.200-12S6.800 14 9 19l1.500.5v3H4zM4.300 11a1 1 0 1 0 2 .2 1 1 0 0 0-2-.2zm13.400 0a1 1 0 1 0 2 .2 1 1 0 0 0-2-.2zM11 4.300a1 1 0 1 0 2 0 1 1 0 0 0-2 0z"
    />
  ),
  club: (
    <path
      fillRule="evenodd"
      d="M1.500 3.500h15.200l1.800-3 1.800 1-1.200 2h3.400L13.300 13.200V20.500H18v2.200H6v-2.200h4.700v-7.300zm5 2.300 2 2h7l2-2z"
    />
  ),
  villa: (
    <path
      fillRule="evenodd"
      d="M12 4 20 9.500V11h-1v8.500h3.500v2.500h-21v-2.500H5V11H4V9.500zM10.500 13v6.500h3V13zM7 12.500v3h1.800v-3zm8.200 0v3H17v-3zM2.600 8c1.100 2 1.500 5 1 9.500H1.500C1 13 1.500 10 2.600 8zm18.800 0c1.100 2 1.600 5 1.100 9.500h-2.100c-.5-4.500-.1-7.500 1-9.500z"
    />
  ),
  street: (
    <path
      fillRule="evenodd"
      d="M10.800 1h2.400v2l3.600 1.300L15.300 11h-2v8.500c1.700.3 2.700 1.200 3.200 3h-9c.5-1.800 1.500-2.700 3.200-3V11h-2L7.200 4.300 10.800 3zm-1 4.500.9 3.700h2.600l.9-3.700zM1.500 6.500l3.500.8v1.600l-3.500.6zm21 0-3.500.8v1.600l3.500.6z"
    />
  ),
};

/** The sign of a place of the city, as it stands on a die. */
export function PlaceSign({ place, ...frame }: SignProps & { readonly place: Place }) {
  return <SignFrame {...frame}>{DRAWINGS[place]}</SignFrame>;
}
