/** Shadows, step 2: the Blowback (section 6.2). */
import type { Croupier } from '../../../engine/rules.ts';
import { OF_STILL } from '../data/districts.ts';
import { muscle } from '../data/tables.ts';
import { type At, NOBODY, type State } from '../state.ts';
import { bossCount, district, mobsters, nameOf, toSupply } from './board.ts';

/** The undrafted die and the Mash name the Stills that burst, whoever Controls them. */
export function blowback(s: State, croupier: Croupier): void {
  const die = s.pool[0] ?? 0;
  const number = s.mash + die;
  croupier.tell?.({ type: 'blowback', number, die });
  for (const at of OF_STILL[number] ?? []) if (district(s, at).mob !== NOBODY) burst(s, at, croupier);
}

/** As many dead as the muscle table says, Runners first, the Boss last. A Squad's District holds nobody. */
function burst(s: State, at: At, croupier: Croupier): void {
  const d = district(s, at);
  const dead = muscle(mobsters(s, at));
  if (dead === 0) return;
  const runners = Math.min(dead, d.runners);
  const boss = runners < dead ? bossCount(s, at) : 0;
  croupier.tell?.({ type: 'burst', seat: d.mob, at: nameOf(at), runners, boss });
  toSupply(s, at, runners, boss);
}
