/**
 * The client's one door to boardgame.io. Only the development table uses the framework in the browser: tables of the house are
 * played over our own sockets.
 */
export { Client } from 'boardgame.io/client';
export { Local } from 'boardgame.io/multiplayer';

/** The framework's debug panel; loaded by the development table alone, and never part of the production build. */
export async function debugPanel() {
  return (await import('boardgame.io/debug')).Debug;
}
