/** A service worker has no page to take its words from, and says only this. */
const YOUR_TURN = { en: 'It is your turn', de: 'Du bist am Zug' };

export function yourTurn(language: string): string {
  return language.toLowerCase().startsWith('de') ? YOUR_TURN.de : YOUR_TURN.en;
}
