import type { SoundKind } from '../../../settings/shape.ts';
import type { Beat } from './beats.ts';
import type { Shown } from './shown.ts';

const SOUNDS: { readonly [T in Shown['type']]?: SoundKind } = {
  poolRolled: 'dice',
  mashRolled: 'dice',
  ambushed: 'dice',
  volley: 'dice',
  blowback: 'dice',
  unloaded: 'coins',
  peddled: 'coins',
  extorted: 'coins',
  collected: 'coins',
  borrowed: 'coins',
  bribed: 'coins',
  cashGiven: 'coins',
  laidLow: 'coins',
  brewed: 'crate',
  traded: 'crate',
  moved: 'crate',
  looted: 'crate',
  burst: 'door',
  doorsKickedIn: 'door',
  torched: 'door',
  razed: 'door',
  raid: 'siren',
  ratted: 'siren',
  jobDone: 'bell',
  crowned: 'bell',
  sunset: 'bell',
  nodClaimed: 'bell',
};

/** What is heard of a beat: each kind once. */
export function soundsOf({ events }: Beat): SoundKind[] {
  const kinds = events.flatMap(({ type }) => SOUNDS[type] ?? []);
  return [...new Set(kinds)];
}
