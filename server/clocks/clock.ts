import { z } from 'zod';

const MINUTE = 60;
const HOUR = 3600;

/** What becomes of a seat that the clock has had to act for several times in a row: the clock goes on, or a bot takes over. */
const absent = z.enum(['idle', 'bot']).default('idle');

const Live = z
  .object({
    mode: z.literal('live'),
    /** Seconds that each seat begins with. */
    bank: z
      .int()
      .min(10)
      .max(4 * HOUR),
    /** Seconds that each decision brings back. */
    gain: z
      .int()
      .min(5)
      .max(10 * MINUTE),
    /** The most seconds that a seat may have. */
    cap: z.int().max(8 * HOUR),
    absent,
  })
  .refine(({ bank, cap }) => cap >= bank, { path: ['cap'] });

const Correspondence = z.object({
  mode: z.literal('correspondence'),
  /** Hours for each decision. */
  hours: z
    .int()
    .min(1)
    .max(14 * 24),
  /** Hours of the day that do not count, from the first up to but not including the second, in that time zone. */
  quiet: z
    .object({ from: z.int().min(0).max(23), to: z.int().min(0).max(23), zone: z.string().max(60).refine(isZone) })
    .refine(({ from, to }) => from !== to)
    .nullable()
    .default(null),
  absent,
});

/** A table's clock as it is set; null (or the mode `none`): there is none. */
export const ClockSetting = z
  .union([
    z.object({ mode: z.literal('none') }).transform(() => null),
    z.discriminatedUnion('mode', [Live, Correspondence]),
  ])
  .nullable();

export type Clock = NonNullable<z.infer<typeof ClockSetting>>;

/** As stored. */
export function clockOf(match: { clock: string | null }): Clock | null {
  return match.clock === null ? null : JSON.parse(match.clock);
}

function isZone(zone: string): boolean {
  try {
    return new Intl.DateTimeFormat('en', { timeZone: zone }) !== null;
  } catch {
    return false;
  }
}
