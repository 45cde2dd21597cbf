/** Listed answers said as short as they can be: a field is left out where every listed answer with the others is among them. */
import type { Action } from '../../../engine/rules.ts';

const AMOUNTS = ['rum', 'moonshine', 'runners'] as const;

export function collapse(chosen: readonly Action[], listed: readonly Action[]): Action[] {
  let entries: Action[] = [...chosen];
  const keys = new Set(chosen.map((action) => JSON.stringify(action)));
  const among = (action: Action) => keys.has(JSON.stringify(action));
  for (const field of AMOUNTS) {
    const short = new Map<string, Action>();
    for (const entry of entries) {
      const { [field]: _, ...rest } = entry;
      const kept = listed.every((action) => !covers(rest as Action, action) || among(action)) ? rest : entry;
      short.set(JSON.stringify(kept), kept as Action);
    }
    entries = [...short.values()];
  }
  return entries.filter((entry, i) => !entries.some((other, j) => j !== i && covers(other, entry)));
}

function covers(entry: Action, action: Action): boolean {
  return Object.entries(entry).every(([key, value]) => action[key] === value);
}
