import { estimate } from '../../../../src/games/moonshine/bot/estimate.ts';
import { notation } from '../../../../src/games/moonshine/notation/index.ts';
import { rules } from '../../../../src/games/moonshine/rules/index.ts';
import type { State, View } from '../../../../src/games/moonshine/state.ts';
import type { Kit } from '../../../learn/kit.ts';
import { PUZZLES } from './puzzles/index.ts';

/** What Moonshine Kingdom teaches with. */
export const moonshine: Kit<State, View> = { rules, notation, estimate, puzzles: PUZZLES };
