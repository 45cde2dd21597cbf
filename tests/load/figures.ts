import { loadavg } from 'node:os';
import { monitorEventLoopDelay } from 'node:perf_hooks';
import type { Inspector } from './inspector.ts';
import { playAll } from './play.ts';
import type { LiveTable } from './screen.ts';

/** One load, measured. Times in milliseconds, sizes in bytes. */
export interface LoadFigures {
  server: string;
  matches: number;
  seats: number;
  seconds: number;
  actions: number;
  errors: number;
  moveToAllScreens: Quantiles;
  updateBytes: Quantiles;
  /** Of the server's event loop, and the share of one core it used; null for a server that is not ours to look into. */
  gap: { p99: number; max: number } | null;
  cpu: number | null;
  /** Of the measuring process: a gap here is a gap in the figures. */
  driverGapMs: number;
  /** Processes that wanted the machine's cores meanwhile, and how many cores it has. */
  machineLoad: number;
}

export interface Quantiles {
  p50: number;
  p95: number;
  p99: number;
}

export function quantiles(values: readonly number[]): Quantiles {
  const sorted = [...values].sort((a, b) => a - b);
  const at = (share: number) => round(sorted[Math.min(sorted.length - 1, Math.floor(share * sorted.length))] ?? 0);
  return { p50: at(0.5), p95: at(0.95), p99: at(0.99) };
}

export function round(value: number, digits = 1): number {
  return Number(value.toFixed(digits));
}

/** Sits `matches` tables down, plays for so many seconds, and gets up again. */
export async function measureLoad(
  asked: { server: string; matches: number; seats: number; seconds: number; inspector: Inspector | null },
  sit: () => Promise<LiveTable>,
): Promise<LoadFigures> {
  const { server, matches, seats, seconds, inspector } = asked;
  const tables: LiveTable[] = [];
  for (let n = 0; n < matches; n++) tables.push(await sit());
  await playAll(tables, 2);
  await inspector?.listenToGaps();
  const own = monitorEventLoopDelay({ resolution: 1 });
  own.enable();
  const played = await playAll(tables, seconds);
  own.disable();
  const gaps = await inspector?.gaps();
  for (const table of tables) table.close();
  return {
    server,
    matches,
    seats,
    seconds,
    actions: played.latencies.length,
    errors: played.errors,
    moveToAllScreens: quantiles(played.latencies),
    updateBytes: quantiles(played.updates),
    gap: gaps ? { p99: round(gaps.p99), max: round(gaps.max) } : null,
    cpu: gaps ? round(gaps.cpuSeconds / seconds, 2) : null,
    driverGapMs: round(own.percentile(99) / 1e6),
    machineLoad: round(loadavg()[0] ?? 0),
  };
}
