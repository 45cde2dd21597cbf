import { cardOf } from '../../../../src/games/cosca/data/mobsters.ts';
import type { CoscaEvent } from '../../../../src/games/cosca/events.ts';
import type { Entry } from '../../../net/types.ts';
import type { Beat as BeatOf } from '../../../show/course.ts';
import { isByResources } from '../rules.ts';
import { SHOW_WORDS } from '../words/board.ts';
import { mobster, PLACE_WORDS } from '../words/names.ts';

/** One thing shown at a time, under a title. */
export interface Beat extends BeatOf<CoscaEvent> {
  title: string;
  events: CoscaEvent[];
}

const SILENT: ReadonlySet<string> = new Set(['sealed', 'withdrawn', 'dayEnded']);

/** What an event belongs to; those of one kind that follow each other are shown together. */
function chapterOf(e: CoscaEvent, before: string): string {
  switch (e.type) {
    case 'dayBegan':
    case 'minionsGathered':
    case 'mobsterArrived':
    case 'excessReturned':
      return SHOW_WORDS.titles.morning;
    case 'diceRevealed':
      return SHOW_WORDS.titles.reveal;
    case 'hatsLaid':
      return isByResources(cardOf(e.mobster).special) ? SHOW_WORDS.titles.resources : SHOW_WORDS.titles.hats;
    case 'placeReached':
      return PLACE_WORDS[e.place].name;
    case 'mobsterReached':
    case 'bidsRevealed':
      return mobster(e.mobster);
    case 'armed':
      return PLACE_WORDS.gunShop.name;
    case 'invited':
      return PLACE_WORDS.club.name;
    case 'askedTheDon':
      return PLACE_WORDS.villa.name;
    case 'gameEnded':
      return SHOW_WORDS.titles.end;
    default:
      return before;
  }
}

/** A place where nothing happened, a mobster nobody called for: not worth a halt. */
function isQuiet({ events }: Beat): boolean {
  return events.every((e) => e.type === 'placeReached' || (e.type === 'mobsterReached' && e.seats.length === 0));
}

/** What happened in those lines, one chapter at a time; each line begins a new one. */
export function beatsOf(entries: readonly Entry[]): Beat[] {
  const beats: Beat[] = [];
  let end = 0;
  for (const entry of entries) {
    let open: Beat | null = null;
    for (const event of entry.events as unknown as CoscaEvent[]) {
      end += 1;
      if (SILENT.has(event.type)) continue;
      const title = chapterOf(event, open?.title ?? '');
      if (!open || open.title !== title) {
        open = { start: end - 1, end, title, events: [] };
        beats.push(open);
      }
      open.events.push(event);
      open.end = end;
    }
  }
  return beats.filter((beat) => !isQuiet(beat));
}
