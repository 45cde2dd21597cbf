/**
 * A day of COSCA worked out a second time, straight from sections 5 and 6 and sharing no code with the rules: a table, the choices that
 * were made, and what must have come of them. Slow and plain.
 */

export interface Person {
  money: number;
  weapons: number;
  dice: number;
  villa: 'black' | 'white' | 'gone';
  villaDie: boolean;
}

export interface Card {
  id: string;
  loyalTo: number;
  drink: boolean;
  carry: number[];
}

export interface Chosen {
  /** By seat. */
  setDice: Record<number, string[]>;
  gunShop: Record<number, number>;
  club: Record<number, string[]>;
  villa: Record<number, boolean>;
  /** By mobster and seat. */
  fight: Record<string, Record<number, { money: number; weapons: number }>>;
}

const CONDITIONS: Record<string, string> = {
  marcoRicci: 'BG',
  jacobSoldini: 'GC',
  ninoVento: 'CS',
  pepeCorsa: 'RS',
  carlaFontana: 'RV',
  silvioConti: 'BV',
  lucky: 'BRC',
  gaspareNotte: 'GVS',
  dukeMalone: 'BBS',
  rosaSpina: 'GGR',
  mamaPazzo: 'CCV',
  bigOtto: 'SSB',
  enzoMartelli: 'RRG',
  veraColomba: 'VVC',
};

const WORK: Record<string, string> = {
  marcoRicci: 'tue wed',
  jacobSoldini: 'sat sun',
  ninoVento: 'tue sat',
  pepeCorsa: 'thu fri',
  carlaFontana: 'mon fri sun',
  silvioConti: 'mon wed thu',
  lucky: 'tue thu sat',
  gaspareNotte: 'mon tue wed fri',
  dukeMalone: 'mon tue sun',
  rosaSpina: 'mon tue fri',
  mamaPazzo: 'wed thu fri',
  bigOtto: 'thu sat sun',
  enzoMartelli: 'mon wed sat sun',
  veraColomba: 'wed thu sat sun',
  johnBrown: 'mon wed thu fri',
  scarlett: 'fri sat',
  henrietta: 'mon thu sat sun',
  littleBuck: 'mon tue wed',
  robertoDiSalvo: 'tue wed sat',
  bobby: 'thu fri sun',
};

const LETTER: Record<string, string> = { bank: 'B', gunShop: 'G', racetrack: 'R', club: 'C', villa: 'V', street: 'S' };

/** How often the letter stands in the text. */
const times = (text: string, letter: string) => text.split(letter).length - 1;

/** Plays the day on the given people and cards. */
export function playDay(people: Person[], cards: Card[], weekday: string, chosen: Chosen): void {
  const seats = people.map((_, seat) => seat);
  const faces = seats.map((seat) => (chosen.setDice[seat] ?? []).map((face) => LETTER[face]).join(''));
  const person = (seat: number) => people[seat] as Person;
  const show = (seat: number, letter: string) => times(faces[seat] as string, letter);

  for (const seat of seats) person(seat).money += show(seat, 'B');
  for (const seat of seats) {
    person(seat).money -= chosen.gunShop[seat] ?? 0;
    person(seat).weapons += chosen.gunShop[seat] ?? 0;
  }
  if (['tue', 'thu', 'sat', 'sun'].includes(weekday))
    for (const seat of seats) person(seat).money += 2 * show(seat, 'R');
  for (const seat of seats) {
    for (const id of chosen.club[seat] ?? []) {
      person(seat).money -= 1;
      (cards.find((card) => card.id === id) as Card).drink = true;
    }
  }
  for (const seat of seats) if (chosen.villa[seat]) person(seat).villaDie = true;
  const street = Math.max(...seats.map((seat) => show(seat, 'S')));
  for (const seat of seats) {
    if (street === 0 || show(seat, 'S') < street) continue;
    person(seat).money += 1;
    person(seat).weapons += 1;
  }
  const meets = cards.map((card) => seats.filter((seat) => meetsCondition(card.id, seat, faces, people)));
  cards.forEach((card, i) => {
    decide(card, meets[i] as number[], people, chosen.fight[card.id] ?? {});
  });
}

function meetsCondition(id: string, seat: number, faces: string[], people: Person[]): boolean {
  const mine = faces[seat] as string;
  const me = people[seat] as Person;
  const letters = [...'BGRCVS'];
  const asked = CONDITIONS[id];
  if (asked) return letters.every((letter) => times(mine, letter) >= times(asked, letter));
  if (id === 'johnBrown') return new Set(mine).size === 1;
  if (id === 'scarlett') return new Set(mine).size === mine.length;
  if (id === 'littleBuck') return people.every((other) => other.money >= me.money);
  if (id === 'robertoDiSalvo') return me.weapons >= 1 && people.every((other) => other.weapons <= me.weapons);
  if (id === 'bobby') return me.money === me.weapons;
  return faces.some((other, q) => {
    const equal = letters.map((letter) => Math.min(times(mine, letter), times(other, letter)));
    return q !== seat && equal.reduce((a, b) => a + b) >= 3;
  });
}

function decide(
  card: Card,
  meets: number[],
  people: Person[],
  bids: Record<number, { money: number; weapons: number }>,
): void {
  const previous = card.loyalTo;
  const eligible = new Set([...meets, ...card.carry, ...(card.drink ? [previous] : [])]);
  card.carry = [];
  if (eligible.size === 0) return;
  const [only] = eligible;
  if (eligible.size === 1) {
    if (only !== previous) Object.assign(card, { loyalTo: only, drink: false });
    return;
  }
  if (card.drink && !meets.includes(previous)) card.drink = false;
  const values = new Map<number, number>();
  for (const seat of eligible) {
    const { money, weapons } = bids[seat] ?? { money: 0, weapons: 0 };
    (people[seat] as Person).money -= money;
    (people[seat] as Person).weapons -= weapons;
    values.set(seat, money + 3 * weapons);
  }
  const top = Math.max(...values.values());
  const winners = [...eligible].filter((seat) => values.get(seat) === top).sort();
  if (winners.length > 1) card.carry = winners;
  else if (winners[0] !== previous) Object.assign(card, { loyalTo: winners[0], drink: false });
}

/** The next morning, as far as people are concerned; the new card comes after the dice are counted. */
export function wakeUp(people: Person[], cards: Card[], weekday: string): void {
  people.forEach((p, seat) => {
    p.dice = 3 + cards.filter((card) => card.loyalTo === seat && WORK[card.id]?.split(' ').includes(weekday)).length;
    if (p.villaDie) {
      p.dice += 1;
      p.villa = p.villa === 'black' ? 'white' : 'gone';
      p.villaDie = false;
    }
    p.money = Math.min(10, p.money);
    p.weapons = Math.min(10, p.weapons);
  });
}
