/** What the battery must be told about Moonshine Kingdom. */
import { REFUSALS } from '../../../src/games/moonshine/refusals.ts';
import type { State } from '../../../src/games/moonshine/state.ts';
import type { Extras } from '../../battery/titles.ts';
import { audit } from './audit.ts';
import { invariants } from './invariants.ts';
import { nearTheEnd } from './nearTheEnd.ts';
import { raiders, rich } from './rich.ts';

export const moonshineExtras: Extras = {
  invariants,
  audit,
  refusals: REFUSALS,
  nearTheEnd: [
    { seats: 3, position: nearTheEnd(['vipers', 'knights', 'sicilians']) },
    { seats: 4, position: nearTheEnd(['irish', 'sicilians', 'knights', 'vipers']) },
  ],
  rich: [
    { seats: 3, position: rich(['irish', 'vipers', 'sicilians']) },
    { seats: 3, position: raiders(['vipers', 'irish', 'sicilians']) },
    { seats: 4, position: raiders(['vipers', 'irish', 'knights', 'sicilians']) },
    { seats: 4, position: rich(['knights', 'irish', 'vipers', 'sicilians']) },
  ],
  /** The order of the Job deck is the only secret; the Vipers may know its top card (section 16). */
  hiddenFrom(state, seat) {
    const { deck, players } = state as State;
    return seat !== null && players[seat]?.family === 'vipers' ? deck.slice(1) : [...deck];
  },
  phase(state) {
    const { phase } = state as State;
    return phase === 'harbormaster' ? 'shadows' : phase;
  },
  secretKeys: ['deck'],
};
