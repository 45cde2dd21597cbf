/** The calendar (section 2.2): weekdays in order, and those on which horses run. */
export const WEEKDAYS = ['mon', 'tue', 'wed', 'thu', 'fri', 'sat', 'sun'] as const;

export type Weekday = (typeof WEEKDAYS)[number];

export const RACE_DAYS: ReadonlySet<Weekday> = new Set(['tue', 'thu', 'sat', 'sun']);
