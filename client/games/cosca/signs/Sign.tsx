import type { ReactNode } from 'react';
import { line, SignFrame, type SignProps } from './frame.tsx';

const DRAWINGS = {
  money: (
    <path
      fillRule="evenodd"
      d="M12 1.500a10.500 10.500 0 1 0 0 21 10.500 10.500 0 0 0 0-21zm-1 4h2v1.400c1.700.3 2.900 1.300 3.200 3h-2.300c-.3-.8-1-1.100-1.900-1.100-1.200 0-1.900.4-1.900 1.100 0 .8.900 1 2.500 1.300 2.300.5 3.900 1.200 3.900 3.400 0 1.800-1.400 3-3.500 3.300v1.600h-2v-1.600c-2.100-.3-3.400-1.500-3.600-3.400h2.400c.2 1 .9 1.500 2.200 1.500s2.100-.5 2.100-1.300c0-.9-.9-1.100-2.600-1.500-2.200-.5-3.700-1.200-3.700-3.200 0-1.700 1.200-2.800 3.200-3.100z"
    />
  ),
  weapon: (
    <path
      fillRule="evenodd"
      d="M1.500 5h2V3.500h2V5h16l1 2v3.500h-8.800l-.8 2.500h-2.600l-1.100 1.300L7.500 21H2l2.300-9C2.800 11.500 1.700 10 1.500 8zm8.300 5.500-.6 1.500h2l.5-1.500z"
    />
  ),
  drink: <path fillRule="evenodd" d="M4 3h16l-2 19H6zm2.400 2.200.5 4.600c3-1.400 7.200 1.600 10.300.2l.5-4.800z" />,
  die: <path d="M5 2h14l3 3v14l-3 3H5l-3-3V5z" />,
  dieOutline: <path d="M5 3h14l2 2v14l-2 2H5l-2-2V5z" {...line} strokeDasharray="3 3" />,
  seal: (
    <path
      fillRule="evenodd"
      d="m12 1 2.600 2.300 3.400-.6 1.100 3.300 3.300 1.200-.7 3.400L24 13l-2.300 2.600.6 3.400-3.300 1.100-1.200 3.300-3.400-.7L12 24l-2.600-1.300-3.400.7-1.100-3.300-3.300-1.200.7-3.400L0 13l2.300-2.400-.7-3.400 3.300-1.200L6 2.700l3.400.6zM10.800 17l7-7.400-1.700-1.600-5.300 5.600-2.700-2.700L6.500 12.500z"
    />
  ),
  hourglass: (
    <path d="M5 1.500h14V4h-1.500c0 4-1 6-3.500 8 2.500 2 3.500 4 3.500 8H19v2.500H5V20h1.500c0-4 1-6 3.500-8-2.500-2-3.500-4-3.500-8H5z" />
  ),
  horse: (
    <path d="M9 2.500 11.500 1l1 2c4.500 1.500 7.500 6 7.500 12.500V22H8c0-4 1.500-5.500 4-7.500-2 .3-3.500.5-4.500 1.500l-1.500 2-3-1.500-.5-2.500L7 7z" />
  ),
  check: <path d="m2 13 3-3 4.500 4.500L19.500 4l3 3L9.500 20.500z" />,
} satisfies Record<string, ReactNode>;

export type SignName = keyof typeof DRAWINGS;

/** One of the game's tokens and marks by name. */
export function Sign({ name, ...frame }: SignProps & { readonly name: SignName }) {
  return <SignFrame {...frame}>{DRAWINGS[name]}</SignFrame>;
}
