/**
 * The client's one door to boardgame.io. Only the development table uses the framework in the browser: tables of the house are
 * played over our own sockets.
 */
import { Bot, MCTSBot } from 'boardgame.io/ai';

export type { State as FrameworkState } from 'boardgame.io';
export { Client } from 'boardgame.io/client';
export { Local } from 'boardgame.io/multiplayer';
export { Bot };
export type BotAction = Awaited<ReturnType<Bot['play']>>['action'];

/**
 * The framework's debug panel; loaded by the development table alone, and never part of the production build. Its AI controls
 * know the framework's own two bots by name and no other: with `bot`, the one it calls MCTS thinks as that one does.
 */
export async function debugPanel(bot?: typeof Bot) {
  if (bot) MCTSBot.prototype.play = bot.prototype.play as typeof MCTSBot.prototype.play;
  return (await import('boardgame.io/debug')).Debug;
}
