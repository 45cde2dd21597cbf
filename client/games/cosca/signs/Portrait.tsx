import { MOBSTER_IDS, type MobsterId } from '../../../../src/games/cosca/data/mobsters.ts';

/** Heads, hair and hats, beards, and what is worn: every mobster has a combination of his own. */
const TOPS = [
  'M18 25c0-12 6-19 14-19s14 7 14 19c2 0 5-1 7-2-2 6-11 8-21 8s-19-2-21-8c2 1 5 2 7 2z',
  'M20 32c-4-12 2-24 12-24s16 12 12 24c-2-9-6-12-12-12s-10 3-12 12z',
  'M21 9h22l-2 18h11v4H12v-4h11z',
  'M18 44c-5-20-1-36 14-36s19 16 14 36c-3-4-3-14-4-20-6 0-12-2-14-6-1 4-4 6-6 7 0 7-1 15-4 19z',
  'M15 24c0-9 8-14 17-14 10 0 17 6 17 14l3 4c-12-4-26-4-37 0z',
] as const;
const FACES = [
  'M25 41c2-3 5-3 7-1 2-2 5-2 7 1-3 1-5 1-7 0-2 1-4 1-7 0z',
  'M22 33h8v5h-8zm12 0h8v5h-8zM30 34h4v2h-4z',
  'M21 38c1 12 5 15 11 15s10-3 11-15c-2 4-5 5-11 5s-9-1-11-5z',
  'M28 44c2 2 6 2 8 0-1 3-7 3-8 0z',
] as const;

const at = <T,>(list: readonly T[], i: number): T | undefined => list[i % list.length];

/** A head and shoulders in gilt on lacquer, drawn by the number of the card. */
export function Portrait({ id }: { id: MobsterId }) {
  const n = MOBSTER_IDS.indexOf(id);
  return (
    <svg viewBox="0 0 64 64" className="cs-portrait" aria-hidden="true" focusable="false">
      <circle cx="32" cy="32" r="31" fill="#241d16" stroke="#a58b57" />
      <path
        d="M32 34 4 50M32 34 8 60M32 34 60 50M32 34 56 60M32 34 2 40M32 34 62 40"
        stroke="#3a2f20"
        strokeWidth="2"
      />
      <path d="M8 63c1-12 12-14 17-16h14c5 2 16 4 17 16z" fill="#4a3a26" />
      <path d="m25 47 7 9 7-9 3 3-10 14-10-14z" fill={n % 2 ? '#f6efdf' : '#8c3b32'} />
      <path d="M21 28c0-9 4-13 11-13s11 4 11 13c0 12-4 21-11 21s-11-9-11-21z" fill="#d9b873" />
      <path d={at(FACES, n)} fill="#241d16" />
      <path d={at(TOPS, n)} fill={n % 3 ? '#0d0c0f' : '#5d4a2e'} stroke="#a58b57" strokeWidth="0.800" />
    </svg>
  );
}
