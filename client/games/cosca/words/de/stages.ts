import { count } from '../../../../messages/de/grammar.ts';
import type * as En from '../en/stages.ts';

/** Every question of the game. */
export const STAGE_WORDS: typeof En.STAGE_WORDS = {
  setDice: {
    yours: 'Setze deine Würfel',
    hint: 'Dreh jeden Würfel auf einen Ort, hinter deinem Schirm. Gezeigt werden alle zugleich.',
    theirs: (names) => `Würfel setzen: ${names}`,
    seal: 'Hinter den Schirm legen',
  },
  gunShop: {
    yours: 'Waffenladen: Kauf Waffen',
    hint: 'Ein Geld kauft eine Waffe, für jeden Würfel, den du dort hast.',
    theirs: (names) => `Im Waffenladen: ${names}`,
    seal: 'Die Bestellung versiegeln',
  },
  club: {
    yours: 'Klub: Spendier Drinks',
    hint: 'Ein Drink kostet ein Geld und lässt dich um einen treuen Ganoven kämpfen, auch ohne die richtigen Würfel.',
    theirs: (names) => `Im Klub: ${names}`,
    seal: 'Die Liste versiegeln',
  },
  villa: {
    yours: 'Villa: Den Don bitten?',
    hint: 'Er leiht einen Würfel für morgen, zweimal im Spiel und nicht öfter.',
    theirs: (names) => `In der Villa: ${names}`,
    seal: 'Versiegeln',
  },
  fight: {
    yours: 'Kampf: Mach dein Gebot',
    hint: 'Geld zählt 1, Waffen zählen 3. Alle Gebote werden bezahlt, auch die unterlegenen.',
    theirs: (names) => `Es bieten: ${names}`,
    seal: 'Das Gebot versiegeln',
  },
};

/** What lies behind one's own screen. */
export const SEALED_WORDS: typeof En.SEALED_WORDS = {
  buy: (weapons) => (weapons > 0 ? `${count(weapons, 'Waffe', 'Waffen')} kaufen` : 'Nichts kaufen'),
  drinks: (names) => (names ? `Ein Drink für ${names}` : 'Keine Drinks'),
  ask: 'Den Don um einen Würfel bitten',
  leave: 'Den Don in Ruhe lassen',
  bid: (tokens) => `${tokens} bieten`,
};
