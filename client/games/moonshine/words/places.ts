import { type DistrictId, facts, indexOf } from '../../../../src/games/moonshine/data/districts.ts';

/** The District's name; whatever is no District's id is given back as it is. */
export function place(id: DistrictId | string): string {
  const at = indexOf(id);
  return at < 0 ? id : facts(at).name;
}
