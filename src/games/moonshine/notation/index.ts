/** Moonshine Kingdom, 1929, in the public notation (notation.md section 2). Seats are named by family. */
import type { Notation } from '../../../engine/notation.ts';
import type { Options } from '../options.ts';
import type { State } from '../state.ts';
import { readPosition } from './read.ts';
import { eventInWords } from './words.ts';
import { derived, writePosition } from './write.ts';

export const notation: Notation<State> = {
  read: (position, options, croupier) => readPosition(position, options as Options, croupier),
  write: writePosition,
  seatName: (s, seat) => s.players[seat]?.family ?? `seat ${seat}`,
  seatNamed(s, name) {
    const seat = s.players.findIndex((p) => p.family === name);
    return seat < 0 ? null : seat;
  },
  event: eventInWords,
  derived,
};
