/** A late morning: hardly any Moonshine in the Supply, full cellars, and several Stills of one number in one hand. */

type Family = 'sicilians' | 'irish' | 'vipers' | 'knights';

const TURF: Readonly<Record<Family, Readonly<Record<string, object>>>> = {
  sicilians: {
    tenderloin: { runners: 4, boss: 1, moonshine: 3, rum: 1 },
    fivePoints: { runners: 2, safehouse: true },
    fordham: { runners: 4, moonshine: 4 },
    stapleton: { runners: 3, rum: 2 },
  },
  irish: {
    bowery: { runners: 5, moonshine: 2 },
    huntsPoint: { runners: 5, boss: 1, safehouse: true, moonshine: 5 },
    westSide: { runners: 3, rum: 2 },
  },
  vipers: {
    corona: { runners: 4, boss: 1, safehouse: true, moonshine: 4 },
    canarsie: { runners: 4, moonshine: 2 },
    tottenville: { runners: 3, rum: 3 },
    brownsville: { runners: 2 },
  },
  knights: {
    jamaica: { runners: 4, boss: 1, moonshine: 1, rum: 2 },
    coneyIsland: { runners: 4, moonshine: 4 },
    astoria: { runners: 3, safehouse: true, rum: 3 },
  },
};

/** The position with those families at the table; the lists of the others stay empty. */
export function rich(families: readonly Family[]): object {
  const districts: Record<string, object> = {
    sugarHill: { squad: true },
    morrisPark: { squad: true },
    richmondHill: { squad: true },
    williamsburg: { squad: true },
  };
  let moonshine = 0;
  for (const mob of families) {
    for (const [id, pieces] of Object.entries(TURF[mob])) {
      districts[id] = { mob, ...pieces };
      moonshine += 'moonshine' in pieces ? Number(pieces.moonshine) : 0;
    }
  }
  // What is missing to 27 lies loose on the one Dock that nobody holds.
  districts.throggsNeck = { moonshine: 27 - moonshine };
  return {
    day: 9,
    phase: 'shadows',
    order: [...families],
    mash: 2,
    districts,
    players: Object.fromEntries(families.map((family) => [family, { cash: 3000, owned: 8 }])),
    heat: families.slice(0, 3),
    market: ['lastCall', 'cubanPrince', 'bloodySunday', 'eviction', 'milkRun'].slice(0, families.length + 1),
  };
}

const FIGHT = {
  attacker: 'irish',
  defender: 'sicilians',
  at: 'tenderloin',
  origin: 'westSide',
  entry: 'move',
  defendersAtStart: 5,
  safehouseAtStart: false,
  bossEntered: false,
  boss: 0,
  runners: 5,
  moonshine: 0,
  rum: 1,
  firstShot: false,
};

const DEED = {
  type: 'moved',
  by: 'move',
  from: 'westSide',
  to: 'tenderloin',
  boss: 0,
  runners: 5,
  moonshine: 0,
  rum: 1,
};

/** The same evening, mid-fight: the Irish are pinned beside a full cellar, and they alone still make Plays. */
export function raiders(families: readonly Family[]): object {
  const others = families.filter((family) => family !== 'irish');
  const position = rich(families) as { districts: object };
  return {
    ...position,
    phase: 'hustle',
    turn: 'irish',
    mashTomorrow: 3,
    districts: { ...position.districts, westSide: { rum: 1 } },
    // Seats are counted in the order of the keys.
    players: Object.fromEntries(
      families.map((family) => [
        family,
        family === 'irish'
          ? { owned: 9, ledger: 5 }
          : { cash: 500, owned: 7, laidLow: true, token: 1 + others.indexOf(family) },
      ]),
    ),
    pending: {
      stack: [
        { stage: 'play', seat: 'irish' },
        { stage: 'pinned', seat: 'irish' },
      ],
      play: { seat: 'irish', name: 'move', deeds: [{ ...DEED, mobBefore: 'sicilians' }] },
      fight: FIGHT,
      raid: null,
    },
  };
}

/** The last of an evening on which hands were shaken: promises in words that nobody has judged, one claimed, one disputed. */
export function handshakes(families: readonly Family[]): object {
  const others = families.filter((family) => family !== 'irish');
  const [first, second] = others;
  const shaken = { from: 'irish', to: first, shaken: true };
  return {
    ...rich(families),
    phase: 'hustle',
    turn: 'irish',
    mashTomorrow: 3,
    players: Object.fromEntries(
      families.map((family) => [
        family,
        family === 'irish'
          ? { cash: 3000, owned: 8, ledger: 2 }
          : { cash: 3000, owned: 8, laidLow: true, token: 1 + others.indexOf(family) },
      ]),
    ),
    deals: [
      { id: 1, ...shaken, give: { text: 'peace in the Bronx' }, ask: { text: 'a vote for me' } },
      { id: 2, ...shaken, give: { text: 'no Rum for anybody else', state: 'claimed' } },
      { id: 3, from: first, to: second, shaken: true, give: { text: 'quiet nights', state: 'disputed' } },
      { id: 4, from: 'irish', to: second, give: { text: '', term: { pay: 500 } }, ask: { text: 'a safe road' } },
    ],
  };
}
