/** What the house's players need of Moonshine Kingdom: no framework, no words, so that a thread or a page can load it alone. */
import type { Playable } from '../../engine/title.ts';
import { dealings } from './bot/deals/dealings.ts';
import { insight } from './bot/insight.ts';
import { priorities } from './bot/priorities.ts';
import { weigh } from './bot/weigh.ts';
import { rules } from './rules/index.ts';
import type { State, View } from './state.ts';

export const players: Playable<State, View> = { rules, weigh, policies: { priorities }, insight, dealings };
