/** The laws find what is wrong: a sound State, one thing broken, and the law that must say so. */
import { beforeAll, describe, expect, test } from 'vitest';
import { seededDice } from '../../../src/engine/dice.ts';
import { notation } from '../../../src/games/moonshine/notation/index.ts';
import { DEFAULTS } from '../../../src/games/moonshine/options.ts';
import { rules } from '../../../src/games/moonshine/rules/index.ts';
import type { District, Player, State } from '../../../src/games/moonshine/state.ts';
import { audit } from './audit.ts';
import { invariants } from './invariants.ts';
import { nearTheEnd } from './nearTheEnd.ts';
import { raiders } from './rich.ts';

const croupier = { dice: seededDice('laws') };

function read(position: object): State {
  const answer = notation.read(position, DEFAULTS, croupier);
  if (!answer.ok) throw new Error(`${answer.error.path}: ${answer.error.message}`);
  return answer.value;
}

const inHustle = () => read(nearTheEnd(['irish', 'sicilians', 'knights', 'vipers']));
const inFight = () => read(raiders(['vipers', 'irish', 'sicilians']));
const p = (s: State, seat = 0) => s.players[seat] as Player;
const d = (s: State, at: number) => s.districts[at] as District;
const emptyAt = (s: State) => s.districts.findIndex((x, at) => x.mob === -1 && !s.squads.includes(at));
const ownedAt = (s: State) => s.districts.findIndex((x) => x.mob === 0 && x.runners > 0);

/** What is broken, the words that the complaint must have, and how. */
const BROKEN: readonly [string, RegExp, (s: State) => void][] = [
  [
    'a marker lost',
    /law 1/,
    (s) => {
      p(s).reserves -= 1;
    },
  ],
  ['six in the Ledger', /law 1/, (s) => void Object.assign(p(s), { ledger: 6, reserves: p(s).reserves - 1 })],
  ['five owned', /law 1/, (s) => void Object.assign(p(s), { owned: 5, reserves: p(s).reserves - 4 })],
  [
    'a Nod too early',
    /section 3.3/,
    (s) => {
      p(s).nod = true;
    },
  ],
  [
    'a barrel from nowhere',
    /law 2: 31 Moonshine/,
    (s) => {
      s.supply.moonshine += 1;
    },
  ],
  [
    'Rum gone',
    /law 2: 19 Rum/,
    (s) => {
      s.supply.rum -= 1;
    },
  ],
  [
    'a Runner cloned',
    /law 3/,
    (s) => {
      d(s, ownedAt(s)).runners += 1;
    },
  ],
  [
    'a Boss off the map',
    /law 3/,
    (s) => {
      p(s).boss = 25;
    },
  ],
  [
    'a Boss pinned in no fight',
    /law 3/,
    (s) => {
      p(s).boss = -2;
    },
  ],
  [
    'Control kept by nobody',
    /law 4/,
    (s) => {
      d(s, emptyAt(s)).mob = 0;
    },
  ],
  [
    'Control forgotten',
    /law 4/,
    (s) => {
      d(s, ownedAt(s)).mob = -1;
    },
  ],
  [
    'a Safehouse beside a rival',
    /law 4/,
    (s) => {
      p(s, 1).safehouse = ownedAt(s);
    },
  ],
  [
    'barrels under a Squad',
    /law 4.*Squad/,
    (s) => {
      d(s, s.squads[0] as number).rum += 1;
    },
  ],
  [
    'a Squad in the wrong Borough',
    /law 5/,
    (s) => {
      s.squads = [...s.squads].reverse();
    },
  ],
  [
    'no Squad',
    /law 5/,
    (s) => {
      s.squads[2] = -1;
    },
  ],
  ['five markers between Plays', /law 6/, (s) => void s.heat.push(0, 0)],
  ['a Job in two places', /law 7/, (s) => void s.discard.push(s.deck[0] as State['deck'][number])],
  ['a Job lost', /law 7/, (s) => void s.deck.pop()],
  [
    'eight Marks',
    /law 7/,
    (s) => {
      p(s).marks = 8;
    },
  ],
  [
    'a gap in the Market',
    /section 6.3/,
    (s) => {
      [s.market[0], s.deck] = [null, [...s.deck, s.market[0] as never]];
    },
  ],
  [
    'debts',
    /counts/,
    (s) => {
      p(s).cash = -100;
    },
  ],
  [
    'half a note',
    /cash/,
    (s) => {
      p(s).cash += 50;
    },
  ],
  [
    'a Mash of seven',
    /Mash 7/,
    (s) => {
      s.mash = 7;
    },
  ],
  [
    'one seat twice in the order',
    /order/,
    (s) => {
      s.order = [0, 0, 1, 2];
    },
  ],
  ['token 2 before token 1', /section 7.4/, (s) => void Object.assign(p(s), { token: 2, laidLow: true })],
  [
    'no question',
    /no question/,
    (s) => {
      s.stack = [];
    },
  ],
  ['two questions', /at once/, (s) => void s.stack.push({ stage: 'play', seat: 1 })],
  [
    'a question to nobody',
    /nobody/,
    (s) => {
      s.stack = [{ stage: 'play', seat: 7 }];
    },
  ],
  [
    'a draft in the Hustle',
    /draft in hustle/,
    (s) => {
      s.stack = [{ stage: 'draft', seat: 0 }];
    },
  ],
  [
    'no Mash for tomorrow',
    /Mash 0/,
    (s) => {
      s.mashTomorrow = 0;
    },
  ],
  [
    'a Raid from nowhere',
    /Raid in hustle/,
    (s) => {
      s.raid = { squad: 0 };
    },
  ],
];

describe('the laws', () => {
  let sound: State;
  beforeAll(() => {
    sound = inHustle();
  });

  test('a sound State has nothing wrong', () => {
    expect(invariants(sound)).toEqual([]);
    expect(invariants(inFight())).toEqual([]);
  });

  test.each(BROKEN)('%s', (_what, complaint, breakIt) => {
    const s = JSON.parse(JSON.stringify(sound)) as State;
    breakIt(s);
    expect(invariants(s).join('\n')).toMatch(complaint);
  });

  test('a fight whose crew is gone, whose rival is gone, or that nobody is asked about', () => {
    const gone = inFight();
    Object.assign(gone.fight as object, { runners: 0 });
    expect(invariants(gone).join()).toMatch(/a fight of 0 against/);
    const alone = inFight();
    d(alone, alone.fight?.at as number).mob = -1;
    expect(invariants(alone).join()).toMatch(/a fight of 5 against 0/);
    const silent = inFight();
    silent.stack.pop();
    expect(invariants(silent).join()).toMatch(/a fight, and play asked/);
  });
});

describe('the audit', () => {
  test('accounts for a step with its events, and for none without', () => {
    const [before, after] = [inHustle(), inHustle()];
    const events: never[] = [];
    const seat = after.stack[0]?.seat as number;
    rules.apply(after, seat, { do: 'collect' }, { ...croupier, tell: (event) => events.push(event as never) });
    expect(audit(before, after, events)).toEqual([]);
    expect(audit(before, after, [])).toEqual([expect.stringMatching(/\$5300, the events say \$5200/)]);
  });

  test('a brew, a swap and a Mark that nothing tells of', () => {
    const [before, after] = [inHustle(), inHustle()];
    after.supply.moonshine -= 1;
    p(after).marks += 1;
    expect(audit(before, after, [])).toHaveLength(2);
  });
});
