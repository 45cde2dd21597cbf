/** What the battery must be told about COSCA. */
import { phaseOf } from '../../../src/games/cosca/game.ts';
import { REFUSALS } from '../../../src/games/cosca/refusals.ts';
import type { State } from '../../../src/games/cosca/state.ts';
import type { Extras } from '../../battery/titles.ts';
import { audit } from './audit.ts';
import { invariants } from './invariants.ts';
import { morning } from './positions.ts';

const SEATS = [3, 4, 5];

export const coscaExtras: Extras = {
  invariants,
  audit,
  refusals: REFUSALS,
  nearTheEnd: SEATS.map((seats) => ({ seats, position: morning(seats, 7) })),
  rich: SEATS.map((seats) => ({ seats, position: morning(seats, 4) })),
  rareStages: [],
  /** The mobsters who have not come yet (section 8). What lies behind screens has no name of its own: tests/games/cosca/secrets.test.ts. */
  hiddenFrom: (state) => [...(state as State).deck],
  phase: (state) => phaseOf(state as State),
  secretKeys: ['deck', 'sealed'],
};
