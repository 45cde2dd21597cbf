import type { LoadFigures, Quantiles } from './figures.ts';
import type { LongFigures } from './long.ts';
import type { MemoryFigures } from './memory.ts';

export interface Report {
  loads: LoadFigures[];
  memory: MemoryFigures | null;
  long: LongFigures | null;
  /** Stock boardgame.io's figure divided by ours, at as many matches. */
  ratio: { p95: number; updateBytes: number } | null;
}

const KB = 1024;
const kb = (bytes: number) => `${(bytes / KB).toFixed(1)} KB`;
const all = ({ p50, p95, p99 }: Quantiles) => [p50, p95, p99].map((ms) => ms.toFixed(1).padStart(8)).join('');

/** The report as people read it. */
export function inWords({ loads, memory, long, ratio }: Report): string {
  const lines = [
    `${'server, matches'.padEnd(24)}     p50     p95     p99 ms   actions  errors  update p50/p99     gap p99/max ms   cpu`,
  ];
  for (const load of loads) {
    const { updateBytes, gap } = load;
    const gaps = gap ? `${gap.p99.toFixed(1)} / ${gap.max.toFixed(1)}` : 'not known';
    lines.push(
      `${`${load.server}, ${load.matches}`.padEnd(22)}${all(load.moveToAllScreens)}   ${String(load.actions).padStart(9)}${String(load.errors).padStart(8)}  ${`${kb(updateBytes.p50)} / ${kb(updateBytes.p99)}`.padEnd(18)} ${gaps.padEnd(15)} ${load.cpu ?? ''}`,
    );
  }
  const busiest = Math.max(...loads.map((load) => load.machineLoad));
  lines.push(
    `  the machine meanwhile: load ${busiest}; the measuring process's own gap p99 ${Math.max(...loads.map((load) => load.driverGapMs))} ms`,
  );
  if (ratio)
    lines.push(
      `boardgame.io's server to ours at as many matches: p95 ${ratio.p95} times, update ${ratio.updateBytes} times`,
    );
  if (long) {
    lines.push(
      `after ${long.actions} actions: first sync ${kb(long.firstSync)}; any line's position p50 ${long.storedAt.p50} ms, p99 ${long.storedAt.p99} ms`,
    );
  }
  if (memory) {
    lines.push(
      `heap: ${kb(memory.heapPerIdleMatch)} an idle match; after ${memory.opened} opened and closed ${memory.heapAfter.map((bytes) => (bytes / KB / KB).toFixed(1)).join(' ')} MB, a minute later ${memory.leftPerMatch} bytes left by each`,
    );
  }
  return lines.join('\n');
}
