import type { GameEvent } from '../../../../src/engine/rules.ts';
import type { CoscaEvent, CoscaEventType } from '../../../../src/games/cosca/events.ts';
import type { Names } from './names.ts';
import { said } from './spoken.ts';

type Of<K extends CoscaEventType> = Extract<CoscaEvent, { type: K }>;

/** A sentence for each kind of event. */
export type EventSayings = { [K in CoscaEventType]: (e: Of<K>, n: Names) => string };

export const { EVENT_WORDS } = said.spoken();

/** What happened, as a sentence. */
export function eventWords(event: GameEvent, names: Names): string {
  const say = (EVENT_WORDS as unknown as Record<string, ((e: GameEvent, n: Names) => string) | undefined>)[event.type];
  return say ? say(event, names) : `${event.type}.`;
}
