import type * as En from '../en/settings.ts';
import { count } from './grammar.ts';

export const settings: typeof En.settings = {
  push: 'Ruf mich, wenn ich seit einer Minute am Zug bin (installierte App)',
  title: 'Einstellungen',
  intro: 'Bleiben auf diesem Gerät. Jede Änderung gilt sofort.',
  close: 'Fertig',
  labels: {
    speed: 'Zeigen, was geschehen ist',
    motion: 'Bewegung',
    sound: 'Ton',
    pattern: 'Muster der Familien',
    language: 'Sprache',
    textTable: 'Den Tisch auch als Text zeigen',
  },
  values: {
    speed: {
      slow: 'Langsam',
      normal: 'In aller Ruhe',
      fast: 'Schnell',
      byHand: 'Eins auf jeden Druck',
      off: 'Gar nicht: nur das Ergebnis',
    },
    motion: { device: 'Wie das Gerät eingestellt ist', full: 'Alles bewegt sich', reduced: 'Nichts bewegt sich' },
    pattern: { soft: 'Zart', strong: 'Kräftig' },
    language: { device: 'Wie das Gerät eingestellt ist', en: 'English', de: 'Deutsch' },
  },
  soundOn: 'Töne abspielen',
  volume: 'Lautstärke',
  sounds: {
    dice: 'Würfel',
    coins: 'Münzen',
    crate: 'Kisten',
    door: 'Türen',
    siren: 'Sirenen',
    knock: 'Du bist dran',
    bell: 'Glocken',
  },
  silenced: (n: number) => `${count(n, 'Warnung', 'Warnungen')} abgestellt`,
  warnAgain: 'Warne mich wieder',
};
