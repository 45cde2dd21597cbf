import { count, dollars } from '../../../../messages/de/grammar.ts';
import type * as En from '../en/refusals.ts';
import type { Params } from '../refusals.ts';

/** "Du brauchst 3 und hast 1" when the rules gave figures. */
function figures(p: Params, unit: (n: number) => string): string {
  if (typeof p.need !== 'number') return '';
  return typeof p.have === 'number'
    ? ` Du brauchst ${unit(p.need)} und hast ${unit(p.have)}.`
    : ` Du brauchst ${unit(p.need)}.`;
}

const short = (p: Params, what: string) => {
  if (typeof p.have !== 'number') return `So viele ${what} sind dort nicht.`;
  return p.have === 0 ? `Dort: kein ${what}.` : `Dort nur ${p.have} ${what}.`;
};

/** As much of a drink, which has no plural. */
const shortOf = (p: Params, what: string) => {
  if (typeof p.have !== 'number') return `So viel ${what} ist dort nicht.`;
  return p.have === 0 ? `Dort: kein ${what}.` : `Dort nur ${p.have} ${what}.`;
};

/** Why something cannot be done, for every code of the rules. */
export const REFUSAL_WORDS: typeof En.REFUSAL_WORDS = {
  MALFORMED: () => 'Dieser Handlung fehlt noch etwas.',
  UNKNOWN_ACTION: () => 'So eine Handlung kennt das Spiel nicht.',
  GAME_OVER: () => 'Das Spiel ist aus.',
  NOT_AT_THE_TABLE: () => 'Dieser Platz gehört nicht zu diesem Tisch.',
  NOT_YOUR_DECISION: () => 'Das entscheidet jemand anders.',
  WRONG_STAGE: () => 'Dafür ist jetzt nicht der Augenblick.',
  NOTHING_CHOSEN: () => 'Wähle mindestens eine Figur oder ein Fass.',
  LEDGER_SHORT: (p) => `Zu wenig Einfluss im Kontobuch für heute.${figures(p, (n) => `${n}`)}`,
  CASH_SHORT: (p) => `Zu wenig Bargeld.${figures(p, dollars)}`,
  WRONG_FAMILY: () => 'Das kann nur eine andere Familie.',
  BOROUGH_TAKEN: () => 'In diesem Bezirk ist schon jemand zu Hause.',
  NO_WHISPERS: () => 'Es gibt keine Karte, die du verdeckt nehmen könntest.',
  DIE_NOT_IN_POOL: () => 'So ein Würfel liegt nicht mehr im Vorrat.',
  NOT_A_SPLIT_TARGET: () => 'Dorthin lässt sich der Sud nicht teilen.',
  SPLIT_MUST_FIRE: () => 'An diesem Tisch muss geteilt werden, was sich teilen lässt.',
  NOT_THE_FIRED_STILLS: () => 'Nenne jede Destille, die gezündet hat, genau einmal.',
  NOT_IN_MARKET: () => 'Dieser Job wird nicht angeboten.',
  STAKE_TOO_HIGH: (p) =>
    `Deine Reserve deckt den Einsatz nicht.${figures({ need: p.stake ?? '', have: p.reserves ?? '' }, (n) => count(n, 'Marker', 'Marker'))}`,
  JOB_NOT_HELD: () => 'Diesen Job hast du nicht.',
  NOT_A_FACE: () => 'Ein Würfel zeigt 1 bis 6.',
  NOT_CONTROLLED: () => 'Dieses Viertel kontrollierst du nicht.',
  SAME_DISTRICT: () => 'Es muss ein anderes Viertel sein.',
  NOT_CONNECTED: () => 'Keine Grenze, keine Brücke und kein Paar Docks verbindet die beiden.',
  SQUAD_THERE: () => 'Ein Polizeitrupp hat dieses Viertel geschlossen.',
  NOT_SAFE: () => 'Dieses Viertel ist nicht sicher: Jemand anders hat dort Figuren.',
  NO_BOSS_THERE: () => 'Dein Boss ist nicht dort.',
  RUNNERS_SHORT: (p) => short(p, 'Runner'),
  MOONSHINE_SHORT: (p) => shortOf(p, 'Moonshine'),
  RUM_SHORT: (p) => shortOf(p, 'Rum'),
  OVER_LIMIT: (p) => `Höchstens ${p.limit ?? 5} auf einmal.`,
  SAFEHOUSE_OFF_BOARD: () => 'Dein Unterschlupf ist nicht auf dem Brett.',
  SUPPLY_SHORT: () => 'So viele Runner hast du nicht mehr im Vorrat.',
  SAFEHOUSE_ALREADY_THERE: () => 'Dein Unterschlupf steht schon dort.',
  NOT_A_DOCK: () => 'Dazu braucht es ein Dock.',
  DRY_DOCK: () => 'Es ist kein Rum mehr zum Tauschen da.',
  NO_MARKS_LEFT: () => 'Shylock hat keinen Schuldschein mehr zu vergeben.',
  NO_MARK_HELD: () => 'Du schuldest Shylock nichts.',
  NOT_A_SPEAKEASY: () => 'Nur eine Flüsterkneipe kauft Fässer.',
  RUM_ONLY: () => 'Die feine Gesellschaft trinkt Rum und sonst nichts.',
  BOSS_OFF_BOARD: () => 'Dein Boss ist nicht auf dem Brett.',
  INFLUENCE_FULL: () => 'Du besitzt schon alle zehn Einfluss.',
  ALREADY_EXTORTED: () => 'Du hast heute schon erpresst.',
  NO_DISTRICT: () => 'Du kontrollierst kein Viertel.',
  HOLDS_RAT: () => 'Du hast die Rattenkarte.',
  BOSS_ALIVE: () => 'Dein Boss lebt.',
  NOT_A_WARD: () => 'Dazu braucht es ein Wohnviertel.',
  NO_NOD: () => 'Du hast den Segen nicht: Besitze erst zehn Einfluss.',
  RESPECT_SHORT: (p) => `Zu wenig Respekt.${figures(p, (n) => `${n}`)}`,
  MARKED: () => 'Niemand wird gekrönt, solange er Shylock etwas schuldet.',
  NOT_IN_VENUE: () => 'Dein Boss muss in einem Nobelklub stehen.',
  ALLIANCE_RESPECT_SHORT: (p) => `Zu wenig Respekt bei dir und deinem Partner zusammen.${figures(p, (n) => `${n}`)}`,
  PARTNER_MARKED: () => 'Dein Partner schuldet Shylock etwas.',
  HOME_VENUE: () => 'An diesem Tisch muss der Nobelklub außerhalb deines Heimatbezirks liegen.',
  NO_SUCH_MARKER: () => 'Dort liegt kein Marker auf der Fahndungsleiste.',
  NOT_HOSTILE: () => 'Anschleichen kann man sich nur an Gangster von Rivalen.',
  NOT_COASTAL: () => 'Ohne Ufer kommt kein Boot in dieses Viertel.',
  NOT_FROM_SAFEHOUSE: () => 'Ein Ende des Tunnels muss dein Unterschlupf sein.',
  LAID_LOW: () => 'Wer heute abgetaucht ist, legt keinen Hinterhalt.',
  TOO_QUIET: () => 'Gegen ein Anschleichen hilft nur eins: nicht schießen.',
  ORIGIN_BARRED: () => 'An diesem Tisch weicht niemand dorthin, woher der Angreifer kam.',
  NO_RUNNER_PINNED: () => 'In diesem Kampf ist keiner deiner Runner, der die Fackel trüge.',
  NO_RIVAL_SAFEHOUSE: () => 'Hier steht kein Unterschlupf, der brennen könnte.',
  OVER_HITS: (p) => `Nicht mehr Fässer als Treffer${typeof p.hits === 'number' ? `: ${p.hits}` : ''}.`,
  LEFT_BARRELS: () => 'Beim Vorrücken kommen alle getragenen Fässer mit.',
  NOT_AN_EXIT: () => 'Dorthin kann die Crew nicht fliehen.',
  TO_YOURSELF: () => 'Dir selbst kannst du nichts geben.',
  NOT_IN_NOTES: () => 'Geld wechselt in Scheinen zu 100 $ den Besitzer.',
  NOT_THE_HUSTLE: () => 'Eingeschlagen wird nur im Tagesgeschäft.',
  NO_PROMISE: () => 'Ein Handschlag braucht wenigstens von einer Seite ein Versprechen.',
  TOO_MANY_OFFERS: (p) => `Du hast schon ${p.limit ?? 'genug'} Angebote auf dem Tisch.`,
  NO_SUCH_DEAL: () => 'Dieser Handschlag liegt nicht mehr auf dem Tisch.',
  NOT_YOUR_DEAL: () => 'Das hat jemand anders zu sagen.',
  ALREADY_SHAKEN: () => 'Darauf wurde schon eingeschlagen.',
  NOT_SHAKEN: () => 'Darauf hat noch niemand eingeschlagen.',
  MACHINE_CHECKED: () => 'Dieses Versprechen prüft das Haus selbst.',
  NOT_OPEN: () => 'Über dieses Versprechen ist schon geurteilt, oder es gilt als gebrochen.',
  NOT_CLAIMED: () => 'Niemand behauptet, dass dieses Versprechen gebrochen wurde.',
  NOT_DISPUTED: () => 'Es gibt nichts abzustimmen.',
  PARTY_TO_IT: () => 'Nur wer nicht beteiligt ist, stimmt ab.',
  HAS_VOTED: () => 'Du hast abgestimmt.',
};

/** For a code that has no words. */
export const refusedFor: typeof En.refusedFor = (code) => `Abgelehnt (${code}).`;
