import type { ReactNode } from 'react';
import type { Family } from '../../../../src/games/cosca/data/families.ts';
import { SignFrame, type SignProps } from './frame.tsx';
import { FAMILY_COLOUR } from './palette.ts';

/** Fedora, bowler, top hat, boater, cap: the shape alone tells families apart. */
const HATS: Readonly<Record<Family, ReactNode>> = {
  red: (
    <path
      fillRule="evenodd"
      d="M5.500 14.500C5.500 9 6.500 4.500 9 4.500c1.300 0 1.800 1.300 3 1.300s1.700-1.300 3-1.300c2.500 0 3.500 4.500 3.500 10 1.500-.2 3-.7 4.500-1.500-.5 3.500-5 6-11 6S1.500 16.500 1 13c1.500.8 3 1.300 4.500 1.500zm.2-2.500-.2 2c4 1 9 1 13 0l-.2-2c-4 1-8.600 1-12.600 0z"
    />
  ),
  green: (
    <path
      fillRule="evenodd"
      d="M5.500 15C5.500 9 8 5 12 5s6.500 4 6.500 10c1.800-.3 3-1 4-2.200.8 1.200.7 2.600-.3 3.700-2 2-6 3-10.200 3s-8.200-1-10.200-3c-1-1.100-1.100-2.500-.3-3.700 1 1.200 2.200 1.900 4 2.200zm.1-2.300-.1 1.700c4 .9 9 .9 13 0l-.1-1.700c-4 .9-8.800.9-12.800 0z"
    />
  ),
  blue: <path fillRule="evenodd" d="M6.500 2h11L16.500 17H22v3.500H2V17h5.500zm.6 10 .2 2.500h9.400l.2-2.500z" />,
  yellow: <path fillRule="evenodd" d="M5.500 7h13v8.500h4.500V18H1v-2.500h4.500zm0 4v2.700h13V11z" />,
  purple: (
    <path
      fillRule="evenodd"
      d="M2 15C1.500 9.500 6 6 11 6h2.500c5 0 8 3 8 7l1.800 2.300c.6 1.500-.8 2.700-3.300 2.200L14 16c-4-.7-8-.5-11 .8zm9.500-7L10 12.500l1 .2 2-4.700z"
    />
  ),
};

/** A family's hat in its colour unless another is given. */
export function Hat({ family, ...frame }: SignProps & { readonly family: Family }) {
  return (
    <SignFrame color={FAMILY_COLOUR[family]} {...frame}>
      {HATS[family]}
    </SignFrame>
  );
}
