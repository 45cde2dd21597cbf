import type { OptionName } from '../../../../../src/games/cosca/options.ts';
import type { Term } from '../../../../learn/rulebook/book.ts';

const term = (name: string, section: string, says: string): Term => ({ name, section, says });

/** The words of the game, each with a card. */
export const TERMS: Record<string, Term> = {
  mobster: term(
    'Ganove',
    '2',
    'Einer aus der Reihe. Treue bringen an ihren Arbeitstagen einen Würfel, und gewinnen das Spiel.',
  ),
  loyal: term('treu', '5.6', 'Mit deinem Hut. Er bleibt es, bis ihn ein anderer bekommt.'),
  die: term(
    'Würfel',
    '5.2',
    'Nie geworfen: Du drehst jeden auf einen Ort. Drei, und einer für jeden treuen Ganoven bei der Arbeit.',
  ),
  bid: term('Gebot', '5.6', 'Geld und Waffen in der Faust, zugleich gezeigt. Jeder zahlt.'),
  hat: term(
    'Hut',
    '5.6',
    'Unter einer Karte gelassen von denen, die gleichauf lagen: Morgen kämpfen sie noch einmal um ihn.',
  ),
  drink: term(
    'Drink',
    '5.4',
    'Im Klub gekauft. Die Familie seines Ganoven ist in jedem Kampf um ihn dabei, was ihre Würfel auch zeigen.',
  ),
  eligible: term(
    'berechtigt',
    '5.5',
    'Bei einem Ganoven dabei: durch Würfel, durch einen Hut von gestern oder durch einen Drink.',
  ),
  villaToken: term(
    'Villa-Stein',
    '5.4',
    'Schwarz, dann weiß, dann fort: wie oft man den Don noch um einen Würfel bitten kann.',
  ),
  race: term('Renntag', '5.4', 'Dienstag, Donnerstag, Samstag, Sonntag: Die Rennbahn zahlt.'),
};

/** What each option changes. */
export const OPTIONS_EXPLAINED: Record<OptionName, string> = {
  start_day: 'An welchem Wochentag die Woche beginnt: Davon hängt ab, wann Rennen sind und wer wann arbeitet (§3).',
  sealed_timing: 'Ob alle sehen, wer schon entschieden hat, oder niemand etwas erfährt, bevor die Schirme fallen (§5).',
};
