/** What the battery must be told about Moonshine Kingdom. */
import { REFUSALS } from '../../../src/games/moonshine/refusals.ts';
import type { State } from '../../../src/games/moonshine/state.ts';
import type { Extras } from '../../battery/titles.ts';
import { audit } from './audit.ts';
import { invariants } from './invariants.ts';
import { nearTheEnd } from './nearTheEnd.ts';
import { handshakes, raiders, rich } from './rich.ts';

/** In its older form the Vipers hear the top card while they take a Job, and then alone. */
function whispered(s: State, job: string): boolean {
  const open = s.stack.at(-1);
  return open?.stage === 'offer' && s.players[open.seat]?.family === 'vipers' && s.deck[0] === job;
}

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
    { seats: 3, position: handshakes(['knights', 'irish', 'sicilians']) },
    { seats: 4, position: handshakes(['knights', 'irish', 'vipers', 'sicilians']) },
    { seats: 4, position: raiders(['vipers', 'irish', 'knights', 'sicilians']) },
    { seats: 4, position: rich(['knights', 'irish', 'vipers', 'sicilians']) },
  ],
  /** The order of the Job deck is the only secret; the Vipers may know its top card (section 16). */
  hiddenFrom(state, seat) {
    const { deck, dark, faceDownJobs, options, players } = state as State;
    if (seat === null || players[seat]?.family !== 'vipers') return [...deck, ...dark, ...faceDownJobs];
    return [...deck.slice(options.whispers_claim ? 0 : 1), ...dark].filter((job) => !whispered(state as State, job));
  },
  phase(state) {
    const { phase } = state as State;
    if (phase === 'setup' || phase === 'harbormaster') return 'shadows';
    return phase === 'sunset' ? 'hustle' : phase;
  },
  rareStages: ['home', 'stock', 'loot', 'judge', 'answer', 'ballot'],
  secretKeys: ['deck', 'dark'],
};
