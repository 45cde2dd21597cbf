import type * as En from '../en/options.ts';

const onOff = (label: string, off: string, on: string): En.OptionWords => ({
  label,
  values: { false: off, true: on },
});

/** The house rules a table may agree on, in words. */
export const OPTION_WORDS: typeof En.OPTION_WORDS = {
  blood_oath: onOff('Der Blutschwur', 'Jeder Boss für sich', 'Nach der neunten Razzia zwei gegen zwei'),
  truce_timing: {
    label: 'Die Waffenruhe wird geschworen',
    values: { before_the_squads: 'Bevor die Trupps ziehen', after_the_raid: 'Wenn die Razzia vorbei ist' },
  },
  market_restock: {
    label: 'Neue Jobs auf dem Markt',
    values: {
      immediate: 'Ein genommener Job wird sofort ersetzt',
      after_offers: 'Lücken werden nach dem letzten Angebot gefüllt',
    },
  },
  day1_dark_market: onOff('Der erste Markt', 'Offen, mit Angeboten am 1. Tag', 'Verdeckt bis zum ersten Mittag'),
  home_borough_pick: {
    label: 'Heimatbezirke',
    values: { random: 'Werden verlost', reverse_order: 'Werden gewählt, der Letzte zuerst' },
  },
  raid_crew_may_sail: onOff('Crews bei einer Razzia', 'Fliehen nur zu Lande', 'Dürfen auch von Dock zu Dock fliehen'),
  squads_walk: onOff('Polizeitrupps', 'Kommen im Bezirk von Dock zu Dock', 'Kommen nur zu Lande'),
  starting_turf: {
    label: 'Anfangsviertel',
    values: {
      window: 'Frühherbst: die äußeren Kneipen und Docks',
      north_south: 'Oktober: näher an den mittleren Zahlen',
    },
  },
  map: {
    label: 'Die Karte von Manhattan',
    values: {
      window: 'Wie im Frühherbst',
      later: 'Oktober: West Side grenzt an Five Points, The Tenderloin an The Bowery',
    },
  },
  job_deck: {
    label: 'Der Job-Stapel',
    values: { window: 'Wie im Frühherbst', rewrite: 'Oktober: Zehn Jobs verlangen etwas anderes, zwei zahlen anders' },
  },
  stealth_allows_fold: onOff('Gegen ein Anschleichen', 'Nur nicht schießen', 'Nicht schießen oder weichen'),
  scram_bars_origin: onOff('Weichen dorthin, woher der Angreifer kam', 'Erlaubt', 'Verboten'),
  advance_leave_barrels: onOff('Getragene Fässer beim Vorrücken', 'Alle kommen mit', 'Der Angreifer wählt, wie viele'),
  torch_first_shot: onOff('Fahndung nach dem Abfackeln', 'Immer', 'Nur als erster Schuss'),
  peddle_street_rate: onOff('Hausieren', '300 $ das Fass, Fahndung ab dem 4.', '200 $ das Fass, nie Fahndung'),
  nod_as_status: onOff('Der Segen', 'Eine Karte, für immer', 'Ein Stand, der verloren gehen kann'),
  crown_away_from_home: onOff(
    'Gekrönt wird in',
    'Einem der vier Nobelklubs',
    'Einem Nobelklub außerhalb des Heimatbezirks',
  ),
  job_check: {
    label: 'Jobs werden geprüft',
    values: { two: 'Vor und nach einer Razzia', one: 'Einmal, nach einer Razzia' },
  },
  takeover_counts_as_secure: onOff('Übernehmen bei Jobs mit „Beziehen“', 'Zählt nicht', 'Zählt'),
  split_must_fire: onOff('Den Sud teilen', 'Darf man lassen', 'Muss sein'),
  whispers_claim: onOff(
    'Das Geflüster der Vipers',
    'Sie dürfen den nächsten Job ansehen',
    'Sie dürfen den nächsten Job verdeckt annehmen',
  ),
  skiff_escape: onOff('Das Boot der Knights im Kampf', 'Kein Ausweg', 'Ein Ausweg zu jedem sicheren Ufer, ohne Fässer'),
  dice_colours: {
    label: 'Farbe der Würfel',
    values: { free: 'Wie sie kommen', by_side: 'Rot für den Angreifer, weiß für den Verteidiger' },
  },
  borough_cards: onOff('Bezirkskarten', 'Nicht gezeigt', 'Neben jedem Kontobuch gezeigt'),
  vocabulary: { label: 'Wörter', values: { 1929: 'Wie 1929', 2026: 'Wie im Oktober 2026' } },
};

/** The presets of the rules, in words. */
export const PRESET_WORDS: typeof En.PRESET_WORDS = {
  '1929': { label: 'Regeln von 1929', does: 'Die Ausgabe von 1929, wie sie gedruckt wurde.' },
  '2026-10-10': {
    label: 'Regeln vom 10. Oktober 2026',
    does: 'Mit den späteren Änderungen des Autors: neu gezeichnetes Manhattan, andere Anfangsviertel, ein verdeckter Markt am ersten Tag, zehn Jobs, die etwas anderes verlangen.',
  },
};
