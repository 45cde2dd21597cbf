/** Positions of COSCA in which the person, Red in seat 0, is about to be asked one thing. */

const ROW = [
  { mobster: 'pepeCorsa', loyalTo: 'red' },
  { mobster: 'henrietta', loyalTo: 'green' },
  'littleBuck',
  'robertoDiSalvo',
  'bobby',
];

const rivals = {
  green: { money: 4, weapons: 2, shown: ['racetrack', 'racetrack', 'club'] },
  blue: { money: 6, weapons: 3, shown: ['villa', 'bank', 'street'] },
};

const day = (phase: string, shown: readonly string[]) => ({
  startDay: 'mon',
  day: 3,
  phase,
  row: ROW,
  players: { red: { money: 4, weapons: 2, shown }, ...rivals },
});

export const gunShop = day('gunShop', ['gunShop', 'gunShop', 'bank']);
export const club = day('club', ['club', 'club', 'bank']);
export const villa = day('villa', ['villa', 'racetrack', 'racetrack']);

/** Red and Green hold alike little money, and that is what Little Buck looks for. */
export const fight = day('mark', ['racetrack', 'racetrack', 'racetrack']);
