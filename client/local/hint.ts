import { bestLevel } from '../../src/bots/index.ts';
import type { Thoughts } from '../../src/bots/thoughts.ts';
import type { Seat } from '../../src/engine/rules.ts';
import { words } from '../messages/index.ts';
import type { Advice } from '../net/advice.ts';
import type { PlayedSession } from './playedSession.ts';
import { newSeed } from './record.ts';

/** As much of the players beside the page as a hint needs. */
export type Explains = Pick<Thoughts, 'think'>;

/** What the game's best player would do in that seat now, from its view alone. Rejects where that player gives no reasons. */
export async function hintAt(session: PlayedSession, thoughts: Explains, seat: Seat): Promise<Advice> {
  const { title } = session;
  const { state, number } = session.game();
  const view = title.rules.view(state, seat);
  const asked = { title: title.rules.id, level: bestLevel(title), view, seat, seed: newSeed(), why: 'own' as const };
  const { action, reason } = await thoughts.think(asked);
  if (!reason) throw new Error(words.local.noHint);
  return { number, seat, action, reason };
}
