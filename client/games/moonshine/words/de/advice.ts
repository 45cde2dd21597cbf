import type { Aspect } from '../../../../../src/games/moonshine/bot/aspects.ts';
import { list } from '../../../../messages/de/grammar.ts';

/** Tipps, und was das Haus von einem Zug hält; Chancen in Prozent. */
export const ADVICE_WORDS = {
  hint: 'Tipp',
  thinking: 'Denkt nach …',
  away: 'Danke',
  doIt: 'So machen',
  why: (name: string) => `Warum hat ${name} das getan?`,
  judge: (name: string) => `Was hält das Haus vom Zug von ${name}?`,
  would: (deed: string) => `Das Haus würde: ${deed}.`,
  did: (deed: string) => `${deed}:`,
  only: 'Etwas anderes war nicht möglich.',
  wins: 'Das gewinnt die Partie.',
  habit: 'Das ist hier seine Gewohnheit; ein Vergleich fand sich nicht.',
  better: (chance: number, other: string, otherChance: number) =>
    `Gewinnt in ${chance} von 100 Fällen; das Nächstbeste, ${other}, in ${otherChance}.`,
  even: (chance: number, other: string) => `Gewinnt in ${chance} von 100 Fällen; ${other} ist ebenso gut.`,
  worse: (chance: number, other: string, otherChance: number) =>
    `Gewinnt in ${chance} von 100 Fällen. Das Haus hätte lieber: ${other}, ${otherChance} von 100.`,
  speaks: (aspects: readonly string[]) => `Dafür spricht: ${list(aspects)}.`,
  aspects: {
    jobs: 'Jobs und Respekt',
    influence: 'gekaufter Einfluss',
    money: 'Geld für die nächste Bestechung',
    boss: 'der Weg des Bosses zur Krone',
    turf: 'Boden und Leute',
    markers: 'Marker, die noch zu spielen sind',
    trouble: 'weniger Ärger',
    rivals: 'gebremste Rivalen',
  } satisfies Record<Aspect, string> as Record<string, string>,
};
