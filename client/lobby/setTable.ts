import type { GameCard } from '../games/types.ts';
import type { NewTable } from '../net/api.ts';
import type { ClockSetting, TitleCard, Visibility } from '../net/types.ts';

/** What fills a chair: whoever sets the table, someone at the same screen, a friend who comes by link, or a bot. */
export type ChairKind = 'me' | 'here' | 'friend' | 'bot';

export interface Chair {
  kind: ChairKind;
  name: string;
  level: string;
}

/** The form as filled in so far. */
export interface TableForm {
  title: string;
  tableName: string;
  myName: string;
  chairs: Chair[];
  visibility: Visibility;
  spectators: boolean | 'friends';
  readyFirst: boolean;
  clock: ClockSetting | null;
  options: Record<string, string | boolean>;
  /** The preset that was chosen last; empty: the game's first. */
  preset: string;
}

/** A form for that game with its largest table: me and bots. */
export function blankForm(title: TitleCard, myName: string): TableForm {
  const seats = Math.max(...title.seats);
  const chairs = Array.from({ length: seats }, (_, i) => chair(i === 0 ? 'me' : 'bot', title));
  const doors = { visibility: 'public', spectators: true, readyFirst: true, clock: null } as const;
  return { title: title.id, tableName: '', myName, chairs, ...doors, options: { ...title.today }, preset: '' };
}

function chair(kind: ChairKind, title: TitleCard): Chair {
  return { kind, name: '', level: title.usualBot };
}

/** The form with that many chairs; new ones are bots. */
export function withSeats(form: TableForm, seats: number, title: TitleCard): TableForm {
  const chairs = Array.from({ length: seats }, (_, i) => form.chairs[i] ?? chair('bot', title));
  return { ...form, chairs };
}

export function withChair(form: TableForm, seat: number, change: Partial<Chair>): TableForm {
  return { ...form, chairs: form.chairs.map((c, i) => (i === seat ? { ...c, ...change } : c)) };
}

/** The preset that the form's options began from. */
export function presetOf({ preset }: TableForm, { presets }: Pick<GameCard, 'presets'>): string {
  return preset || (Object.keys(presets)[0] ?? '');
}

/** What is missing before the table can be set: a name, by seat (-1: one's own), or null. */
export function missing(form: TableForm): number | null {
  const seatsMe = form.chairs.some((c) => c.kind === 'me');
  if (seatsMe && !form.myName.trim()) return -1;
  const nameless = form.chairs.findIndex((c) => c.kind === 'here' && !c.name.trim());
  return nameless < 0 ? null : nameless;
}

/** The order to the server; only options that differ from the rules as printed are sent. */
export function orderOf(form: TableForm, title: TitleCard): NewTable {
  const bots = Object.fromEntries(form.chairs.flatMap((c, i) => (c.kind === 'bot' ? [[i, c.level]] : [])));
  const changed = Object.entries(form.options).filter(([name, value]) => title.options[name]?.[0] !== value);
  return {
    title: form.title,
    seats: form.chairs.length,
    name: form.tableName.trim(),
    visibility: form.visibility,
    spectators: form.spectators,
    ...(form.clock ? { clock: form.clock } : {}),
    // Where nobody is waited for there is nobody to ask.
    readyFirst: form.readyFirst && form.chairs.some((c) => c.kind === 'friend'),
    options: Object.fromEntries(changed),
    bots,
  };
}

/** The chairs that this browser sits down in at once, with the names to give. */
export function ownChairs(form: TableForm): { seat: number; name: string }[] {
  return form.chairs.flatMap((c, seat) => {
    if (c.kind === 'me') return [{ seat, name: form.myName.trim() }];
    return c.kind === 'here' ? [{ seat, name: c.name.trim() }] : [];
  });
}
