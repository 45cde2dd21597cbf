/** The older Skiff (`skiff_escape`): Knights in a fight may sail to any Coastal Safe District, up to five, no barrels, free. */
import type { Seat } from '../../../../engine/rules.ts';
import { COASTAL, facts } from '../../data/districts.ts';
import { TRICK_LIMIT } from '../../data/tables.ts';
import type { At, Fight, Table } from '../../state.ts';
import { connected, safe } from '../board.ts';
import { isFamily } from '../plays/families.ts';

/** Whether that seat may sail from the fight to `to`, where no ordinary way leads. */
export function sails(s: Table, f: Fight, seat: Seat, to: At): boolean {
  if (!s.options.skiff_escape || !isFamily(s, seat, 'knights') || connected(s, f.at, to)) return false;
  return to !== f.at && facts(f.at).coastal && facts(to).coastal && safe(s, seat, to);
}

/** Everywhere that seat may sail to. */
export function sailingTargets(s: Table, f: Fight, seat: Seat): At[] {
  return s.options.skiff_escape ? COASTAL.filter((to) => sails(s, f, seat, to)) : [];
}

/** Runners that find room beside the Boss; the others are left behind and die. */
export function aboard(boss: number, runners: number): number {
  return Math.min(runners, TRICK_LIMIT - boss);
}
