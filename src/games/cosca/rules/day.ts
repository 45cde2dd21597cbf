/** The course of a day (section 5): what happens of itself until somebody must decide. */
import type { Croupier } from '../../../engine/rules.ts';
import { PLACES, type Place } from '../data/places.ts';
import type { State, Step } from '../state.ts';
import { bank } from './city/bank.ts';
import { invite } from './city/club.ts';
import { exchange } from './city/gunShop.ts';
import { isRaceDay, race } from './city/racetrack.ts';
import { ruleTheStreet } from './city/street.ts';
import { askTheDon } from './city/villa.ts';
import { endTheDay, endTheGame } from './end.ts';
import { decideLoyalty, mark } from './loyalty.ts';
import { liftTheScreens } from './minions.ts';
import { newDay } from './newDay.ts';
import { asked } from './registry.ts';
import { contenders, isLastDay } from './table.ts';

interface Part {
  /** What is done once all who are asked are ready. */
  run(s: State, croupier: Croupier): void;
  next(s: State): Step;
}

const part = (run: Part['run'], next: Step): Part => ({ run, next: () => next });

/** The parts of the day in their order. */
const PARTS: Readonly<Record<Exclude<Step, 'over'>, Part>> = {
  newDay: part(newDay, 'setDice'),
  setDice: part(liftTheScreens, 'bank'),
  bank: part(bank, 'gunShop'),
  gunShop: part(exchange, 'racetrack'),
  racetrack: part(race, 'club'),
  club: part(invite, 'villa'),
  villa: part(askTheDon, 'street'),
  street: part(ruleTheStreet, 'mark'),
  mark: part(mark, 'loyalty'),
  loyalty: { run: decideLoyalty, next: (s) => (s.at < s.row.length ? 'loyalty' : 'dayEnd') },
  dayEnd: { run: endTheDay, next: (s) => (isLastDay(s) ? 'over' : 'newDay') },
};

/** Carries the day on until somebody must decide or the game is over. */
export function proceed(s: State, croupier: Croupier): void {
  while (s.step !== 'over' && asked(s).every((seat) => s.sealed[seat])) {
    const { run, next } = PARTS[s.step];
    run(s, croupier);
    if (s.sealed.some(Boolean)) s.sealed = s.players.map(() => null);
    s.step = next(s);
    announce(s, croupier);
  }
}

/** Says where the day has come to: a place, a mobster, the end. */
function announce(s: State, croupier: Croupier): void {
  if (s.step === 'over') endTheGame(s, croupier);
  if (isPlaceStep(s.step)) croupier.tell?.({ type: 'placeReached', place: s.step, open: isOpen(s, s.step) });
  const m = s.step === 'loyalty' ? s.row[s.at] : undefined;
  if (!m) return;
  const seats = contenders(s, m);
  const fight = seats.length > 1;
  croupier.tell?.({ type: 'mobsterReached', mobster: m.id, loyalTo: m.loyalTo, seats, fight });
}

function isPlaceStep(step: Step): step is Place {
  return (PLACES as readonly string[]).includes(step);
}

/** The Racetrack on other days, and the Villa on the last, do nothing. */
function isOpen(s: State, place: Place): boolean {
  if (place === 'racetrack') return isRaceDay(s);
  return place !== 'villa' || !isLastDay(s);
}
