/** The house's players in boardgame.io's own local matches: named as its bots, driven by its debug panel. */
import { MCTSBot, Step } from 'boardgame.io/ai';
import { afterEach, expect, test } from 'vitest';
import { Client, debugPanel, Local } from '../../../client/boardgameio.ts';
import { houseBot } from '../../../client/bots/houseBot.ts';
import { policyOf } from '../../../src/bots/index.ts';
import { seededDice } from '../../../src/engine/dice.ts';
import type { Title } from '../../../src/engine/title.ts';
import { moonshine } from '../../../src/games/moonshine/index.ts';

const title = moonshine as Title;
const { rules } = title;
const clients: { stop(): void }[] = [];
const play = MCTSBot.prototype.play;

afterEach(() => {
  for (const client of clients.splice(0)) client.stop();
  MCTSBot.prototype.play = play;
});

/** A player of that level, and what it was shown. */
function watched(level: string, seats?: number[]) {
  const seen: object[] = [];
  const policy = policyOf(title, level);
  if (!policy) throw new Error(`no ${level}`);
  const bot = houseBot(
    title,
    (view, seat) => {
      seen.push(view as object);
      return policy(view, seat, seededDice(`${seen.length}`));
    },
    seats,
  );
  return { bot, seen };
}

async function until(what: () => boolean): Promise<void> {
  const end = Date.now() + 60_000;
  while (!what()) {
    if (Date.now() > end) throw new Error('waited in vain');
    await new Promise((resolve) => setTimeout(resolve, 5));
  }
}

test('two of them play a match of Local against one seat played by hand', async () => {
  const { bot, seen } = watched('priorities', [1, 2]);
  const client = Client({
    game: { ...moonshine.boardgame(), seed: 'local' },
    numPlayers: 3,
    playerID: '0',
    matchID: 'bots',
    multiplayer: Local({ bots: { '1': bot, '2': bot } as never }),
    debug: false,
  });
  clients.push(client);
  client.start();
  const mine = () => rules.waiting(client.getState()?.G).some(({ seat }) => seat === 0);
  const hand = policyOf(title, 'priorities');
  for (let n = 0; n < 12; n++) {
    await until(mine);
    const before = client.getState()?._stateID;
    const { do: name, ...fields } = hand?.(client.getState()?.G, 0, seededDice(`${n}`)) ?? { do: '' };
    client.moves[name]?.(fields);
    await until(() => client.getState()?._stateID !== before);
  }
  expect(seen.length).toBeGreaterThan(10);
  for (const view of seen) expect(Object.keys(view)).not.toContain('deck');
});

test('the debug panel’s own bot thinks as it does', async () => {
  const { bot, seen } = watched('lookahead');
  await debugPanel(bot);
  const game = { ...moonshine.boardgame(), seed: 'panel' };
  const client = Client({ game, numPlayers: 3, debug: false });
  clients.push(client);
  client.start();
  const enumerate = game.ai?.enumerate;
  if (!enumerate) throw new Error('the game lists no moves for bots');
  const panels = new MCTSBot({ game: client.game, enumerate });
  for (let n = 1; n <= 8; n++) {
    await Step(client as never, panels);
    expect(seen).toHaveLength(n);
    expect(client.getState()?._stateID).toBe(n);
  }
});
