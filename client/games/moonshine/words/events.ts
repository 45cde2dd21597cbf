import type { GameEvent } from '../../../../src/engine/rules.ts';
import type { MoonshineEvent, MoonshineEventType } from '../../../../src/games/moonshine/events.ts';
import type { Names } from './names.ts';
import { said } from './spoken.ts';

type Of<K extends MoonshineEventType> = Extract<MoonshineEvent, { type: K }>;

/** A sentence for each kind of event. */
export type EventSayings = { [K in MoonshineEventType]: (e: Of<K>, n: Names) => string };

export const { EVENT_WORDS } = said.spoken();

/** The sentence for an event; one of an unknown type shows as its type, so that the log stays complete. */
export function eventWords(event: GameEvent | MoonshineEvent, names: Names): string {
  const say = (EVENT_WORDS as Record<string, ((e: never, n: Names) => string) | undefined>)[event.type];
  return say ? say(event as never, names) : event.type;
}

/** The Districts an event speaks of, for lighting them up. */
export function eventPlaces(event: GameEvent): string[] {
  return [event.at, event.from, event.to].filter((v): v is string => typeof v === 'string');
}
