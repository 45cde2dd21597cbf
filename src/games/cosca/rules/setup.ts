/** Setup (section 3). */
import { shuffle } from '../../../engine/dice.ts';
import type { Croupier } from '../../../engine/rules.ts';
import { FAMILIES, type Family } from '../data/families.ts';
import { MOBSTER_IDS } from '../data/mobsters.ts';
import { BASE_DICE, START_MONEY, START_WEAPONS } from '../data/tables.ts';
import { WEEKDAYS } from '../data/week.ts';
import type { Options } from '../options.ts';
import type { Player, State } from '../state.ts';
import { revealMobster } from './newDay.ts';
import { weekday } from './table.ts';

/** A fresh game: as many mobsters face up as there are families, and all are asked to set their dice. */
export function setup(seats: number, options: Options, croupier: Croupier): State {
  const { dice } = croupier;
  const fixed = (WEEKDAYS as readonly string[]).indexOf(options.start_day);
  const startDay = fixed < 0 ? dice.below(WEEKDAYS.length) : fixed;
  const s = emptyTable(options, FAMILIES.slice(0, seats).map(newPlayer), startDay);
  s.deck = shuffle([...MOBSTER_IDS], dice);
  croupier.tell?.({ type: 'dayBegan', day: s.day, weekday: weekday(s) });
  for (let i = 0; i < seats; i++) revealMobster(s, croupier);
  return s;
}

/** A table without mobsters on the first morning. */
export function emptyTable(options: Options, players: Player[], startDay: number): State {
  return {
    options,
    players,
    startDay,
    day: 1,
    row: [],
    step: 'setDice',
    at: 0,
    deck: [],
    sealed: players.map(() => null),
  };
}

export function newPlayer(family: Family): Player {
  return {
    family,
    money: START_MONEY,
    weapons: START_WEAPONS,
    dice: BASE_DICE,
    shown: null,
    villa: 'black',
    villaDie: false,
  };
}
