import type { ReactElement } from 'react';
import { Board } from '../../../../client/games/moonshine/Board.tsx';
import type { BoardProps } from '../../../../client/games/types.ts';
import type { SeatCard } from '../../../../client/net/types.ts';
import { seededDice } from '../../../../src/engine/dice.ts';
import { notation } from '../../../../src/games/moonshine/notation/index.ts';
import { readOptions } from '../../../../src/games/moonshine/options.ts';
import { rules } from '../../../../src/games/moonshine/rules/index.ts';
import type { State, View } from '../../../../src/games/moonshine/state.ts';

export const NAMES = ['Rosalind', 'Big Tim', 'Ming', 'Ellery'];
export const SICILIANS = 0;
export const IRISH = 1;
export const VIPERS = 2;
export const KNIGHTS = 3;

type Json = Record<string, unknown>;

const PLAYERS: Record<string, Json> = {
  sicilians: { cash: 2300, owned: 7, ledger: 4, home: 'manhattan' },
  irish: { cash: 900, ledger: 3, home: 'bronx' },
  vipers: { cash: 4100, owned: 8, ledger: 5, home: 'queens' },
  knights: { cash: 100, owned: 7, ledger: 2, home: 'brooklyn' },
};

/** The Hustle of Day 6, the Sicilians to play, with a crew and a Safehouse for each. */
const BASE: Json = {
  day: 6,
  phase: 'hustle',
  turn: 'sicilians',
  order: ['sicilians', 'irish', 'knights', 'vipers'],
  mash: 3,
  mashTomorrow: 5,
  districts: {
    fivePoints: { mob: 'sicilians', safehouse: true, boss: 1, runners: 5, moonshine: 4 },
    eastHarlem: { mob: 'irish', runners: 3, moonshine: 2 },
    huntsPoint: { mob: 'irish', safehouse: true, boss: 1, runners: 4 },
    corona: { mob: 'vipers', safehouse: true, boss: 1, runners: 3 },
    brownsville: { mob: 'knights', safehouse: true, boss: 1, runners: 2 },
  },
  players: PLAYERS,
};

/** A State from a position of the notation: that Hustle with changes. */
export function stateOf(changes: Json = {}, options: Json = {}): State {
  const full = readOptions(options);
  if (!full.ok) throw new Error(full.message);
  const read = notation.read({ ...BASE, ...changes }, full.options, { dice: seededDice('drawn') });
  if (!read.ok) throw new Error(`${read.error.path}: ${read.error.message}`);
  return read.value;
}

/** The position in which a promise in words is asked about at Sunset. */
export function askedAtSunset(stage: 'judge' | 'answer' | 'ballot', seat: string, vow: Json): State {
  return stateOf({
    phase: 'sunset',
    deals: [{ id: 1, from: 'irish', to: 'vipers', shaken: true, give: { text: 'no Ambush today', ...vow } }],
    pending: { stack: [{ stage, seat, deal: 1, promise: 0 }], play: null, fight: null, raid: null },
  });
}

export function seatCards(state: State): SeatCard[] {
  return state.players.map((_, i) => ({ seat: i, kind: 'human', name: NAMES[i] ?? '', connected: true }));
}

/** The Board through one pair of eyes. */
export function boardOf(state: State, seat: number | null, more: Partial<BoardProps<View>> = {}): ReactElement {
  return (
    <Board
      view={rules.view(state, seat)}
      seat={seat}
      seats={seatCards(state)}
      waiting={rules.waiting(state)}
      outcome={rules.outcome(state)}
      history={[]}
      act={async () => null}
      title="A table"
      {...more}
    />
  );
}
