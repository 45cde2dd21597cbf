import { parentPort } from 'node:worker_threads';
import { thinkAt } from '../../src/bots/worker.ts';
import type { Playable } from '../../src/engine/title.ts';
import { dealings } from '../../src/games/moonshine/bot/deals/dealings.ts';
import { insight } from '../../src/games/moonshine/bot/insight.ts';
import { priorities } from '../../src/games/moonshine/bot/priorities.ts';
import { weigh } from '../../src/games/moonshine/bot/weigh.ts';
import { rules } from '../../src/games/moonshine/rules/index.ts';

/** Without boardgame.io, which plain Node cannot import by its folders. */
const moonshine = { rules, weigh, policies: { priorities }, insight, dealings } as Playable;

if (parentPort) thinkAt(parentPort, (id) => (id === rules.id ? moonshine : null));
