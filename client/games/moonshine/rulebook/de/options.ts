import type { OptionName } from '../../../../../src/games/moonshine/options.ts';

/** What each house rule changes. */
export const OPTIONS_EXPLAINED: Record<OptionName, string> = {
  blood_oath:
    'Für vier Spieler: Nach der neunten Razzia werden die Bosse zu Paaren, und zur Krone braucht es zusammen 20 Respekt (§17).',
  truce_timing:
    'Ob die Waffenruhe geschworen wird, bevor die Trupps der neunten Razzia ziehen, oder wenn diese vorbei ist und ihre Jobs ausgezahlt sind (§17).',
  market_restock:
    'Ob ein vom Markt genommener Job ersetzt wird, bevor der Nächste wählt, oder alle Lücken nach dem letzten Angebot gefüllt werden (§6.3).',
  day1_dark_market:
    'Der erste Markt liegt verdeckt, am 1. Tag gibt es keine Angebote, und er wird aufgedeckt, wenn sie an der Reihe gewesen wären. Verlangt, dass Lücken erst nach dem letzten Angebot gefüllt werden (§4).',
  home_borough_pick:
    'Ob Heimatbezirke verlost oder in umgekehrter Reihenfolge gewählt werden, die höchste Zugmarke zuerst (§4).',
  raid_crew_may_sail:
    'Ob eine Crew vor der Razzia nur zu Lande flieht oder auch von Dock zu Dock; nie dorthin, woher der Trupp kam (§11).',
  squads_walk:
    'Ob ein Trupp an einem Dock zu Wasser auch ein anderes Dock seines Bezirks erreicht oder nur zu Lande geht (§11).',
  starting_turf:
    'In welcher Flüsterkneipe und an welchem Dock des Heimatbezirks die Crews beginnen: den äußeren, oder denen vom Oktober, näher an 7 (§4).',
  map: 'Im Manhattan vom Oktober grenzt West Side an Five Points und The Tenderloin an The Bowery; East Harlem und The Tenderloin berühren sich nicht mehr (§2).',
  job_deck:
    'Im Stapel vom Oktober verlangen zehn Jobs etwas anderes, Union Dues bringt 5 und The Smuggler’s Run 3 (§jobs).',
  stealth_allows_fold:
    'Ob eine angeschlichene Crew nur nicht schießen oder auch weichen kann (§8.3). Einen Hinterhalt legt sie nie.',
  scram_bars_origin: 'Ob eine Crew in das Viertel weichen darf, das der Angreifer eben geräumt hat, oder nicht (§9.3).',
  advance_leave_barrels:
    'Ob beim Vorrücken alle getragenen Fässer mitgehen, oder der Angreifer nimmt, was er mag, und den Rest dem Verteidiger lässt (§9.3).',
  torch_first_shot:
    'Ob Abfackeln immer Fahndung bringt, oder nur als erster Schuss seines Kampfes, der es dann ist (§8.4).',
  peddle_street_rate:
    'Ob die Iren für 300 $ das Fass hausieren, mit Fahndung ab dem vierten, oder für 200 $ und nie mit Fahndung (§8.2).',
  nod_as_status:
    'Ob der Segen für immer bleibt, oder nur gilt, solange du zehn Einfluss, zehn Respekt und keinen Schuldschein hast (§3.3).',
  crown_away_from_home: 'Ob du in jedem Nobelklub gekrönt werden kannst oder nur außerhalb deines Heimatbezirks (§14).',
  job_check:
    'Ob Jobs vor einer Razzia und noch einmal danach ausgezahlt werden, oder einmal danach. Das zählt für die Waffenruhe (§7.2).',
  takeover_counts_as_secure:
    'Ob das Übernehmen eines Unterschlupfs auch einen Job erledigt, der ein Beziehen verlangt (§2.7).',
  split_must_fire: 'Ob du auf das Teilen des Suds verzichten darfst, oder teilen musst, wenn du kannst (§6.1).',
  whispers_claim:
    'Ob die Vipers den nächsten Job nur ansehen, oder ihn als ihr Angebot verdeckt nehmen dürfen; Rivalen sehen dann nur seinen Einsatz, bis er erledigt ist (§8.3).',
  skiff_escape:
    'Ob die Knights beim Weichen oder Vorrücken übersetzen dürfen: bis zu fünf Gangster, keine Fässer, in ein sicheres Viertel am Ufer; wer zurückbleibt, stirbt (§8.4).',
  dice_colours:
    'Ob Würfel beliebige Farben haben, oder rote dem Angreifer gehören und weiße dem Verteidiger. Sonst ändert sich nichts (§9.2).',
  borough_cards: 'Ob eine Karte neben jedem Kontobuch den Heimatbezirk und die noch nicht gekauften Marker zeigt (§4).',
  vocabulary: 'Die Wörter von 1929 oder die vom Oktober 2026. Sonst ändert sich nichts.',
};
