import type { MobsterId } from '../../../../src/games/cosca/data/mobsters.ts';

const TOPS = {
  fedora: 'M18 25c0-12 6-19 14-19s14 7 14 19c2 0 5-1 7-2-2 6-11 8-21 8s-19-2-21-8c2 1 5 2 7 2z',
  crop: 'M20 32c-4-12 2-24 12-24s16 12 12 24c-2-9-6-12-12-12s-10 3-12 12z',
  topHat: 'M21 9h22l-2 18h11v4H12v-4h11z',
  locks: 'M18 44c-5-20-1-36 14-36s19 16 14 36c-3-4-3-14-4-20-6 0-12-2-14-6-1 4-4 6-6 7 0 7-1 15-4 19z',
  cap: 'M15 24c0-9 8-14 17-14 10 0 17 6 17 14l3 4c-12-4-26-4-37 0z',
  bun: 'M20 31c-4-12 3-20 12-20s16 8 12 20c-1-6-4-9-8-11-5 4-13 4-16 11zM25 9a7 6 0 1 1 14 0 7 6 0 0 1-14 0z',
} as const;
const EYES = 'M26 32.500h4v2h-4zm8 0h4v2h-4z';
const FACES = {
  moustache: 'M25 41c2-3 5-3 7-1 2-2 5-2 7 1-3 1-5 1-7 0-2 1-4 1-7 0z',
  shades: 'M22 32h8.500v5H22zm11.500 0H42v5h-8.500zM30 33.500h4v1.500h-4zM28 43h8v1.500h-8z',
  beard: 'M21 38c1 12 5 15 11 15s10-3 11-15c-2 4-5 4-11 4s-9 0-11-4z',
  smile: 'M27 42c3 2.500 7 2.500 10 0-1 4-9 4-10 0z',
  lips: 'M28 43c1.500-2.500 3-1.500 4-1 1-.5 2.500-1.500 4 1-1 2.500-7 2.500-8 0z',
} as const;

/** Head-dress, face, and whether the shirt is dark; a combination of his own for every mobster. */
const LOOKS: Readonly<Record<MobsterId, readonly [keyof typeof TOPS, keyof typeof FACES, boolean]>> = {
  marcoRicci: ['fedora', 'moustache', false],
  jacobSoldini: ['cap', 'shades', true],
  ninoVento: ['crop', 'shades', false],
  pepeCorsa: ['cap', 'moustache', false],
  carlaFontana: ['locks', 'smile', false],
  silvioConti: ['fedora', 'beard', false],
  lucky: ['fedora', 'smile', true],
  gaspareNotte: ['topHat', 'shades', true],
  dukeMalone: ['topHat', 'moustache', false],
  rosaSpina: ['locks', 'shades', true],
  mamaPazzo: ['bun', 'smile', true],
  bigOtto: ['cap', 'beard', true],
  enzoMartelli: ['fedora', 'shades', false],
  veraColomba: ['bun', 'shades', false],
  johnBrown: ['crop', 'moustache', true],
  scarlett: ['locks', 'lips', true],
  henrietta: ['bun', 'lips', false],
  littleBuck: ['cap', 'smile', false],
  robertoDiSalvo: ['topHat', 'beard', false],
  bobby: ['crop', 'smile', true],
};

/** A head and shoulders in gilt on lacquer, before the rays of a fan. */
export function Portrait({ id }: { id: MobsterId }) {
  const [top, face, dark] = LOOKS[id];
  const hair = top === 'crop' || top === 'locks' || top === 'bun';
  return (
    <svg viewBox="0 0 64 64" className="cs-portrait" aria-hidden="true" focusable="false">
      <circle cx="32" cy="32" r="31" fill="#241d16" stroke="#a58b57" />
      <path
        d="M32 34 4 50M32 34 4 30M32 34 10 14M32 34 60 50M32 34 60 30M32 34 54 14M32 34 22 4M32 34 42 4"
        stroke="#4a3c28"
        strokeWidth="2"
      />
      <path d="M8 56c2-7 12-8 17-10h14c5 2 15 3 17 10a31 31 0 0 1-48 0z" fill="#5d4a2e" />
      <path d="m25 46 7 9 7-9 3 3-10 13-10-13z" fill={dark ? '#8c3b32' : '#f6efdf'} />
      <path d="M21 28c0-9 4-13 11-13s11 4 11 13c0 12-4 21-11 21s-11-9-11-21z" fill="#d9b873" />
      <path d={EYES} fill="#241d16" />
      <path d={FACES[face]} fill={face === 'lips' ? '#8c1f1a' : '#241d16'} />
      <path d={TOPS[top]} fill={hair ? '#2e2216' : '#0d0c0f'} stroke="#a58b57" strokeWidth="0.800" />
    </svg>
  );
}
