import * as actions from './actions.ts';
import * as clock from './clock.ts';
import * as house from './house.ts';
import * as learn from './learn.ts';
import * as lobby from './lobby.ts';
import * as local from './local.ts';
import * as mine from './mine.ts';
import * as refused from './refused.ts';
import * as replay from './replay.ts';
import * as settings from './settings.ts';
import * as table from './table.ts';

export * as games from '../../games/words/de.ts';

/** What the house says, outside any one game, by the room that says it. Entries with figures are functions. */
export const words = {
  ...house,
  ...lobby,
  ...table,
  ...clock,
  ...replay,
  ...settings,
  ...actions,
  ...local,
  ...learn,
  ...mine,
  ...refused,
};
