/** What each Play of the naive program does. */
import { wrapUp } from './ending.ts';
import { beginFight } from './fight.ts';
import {
  type Action,
  type Deed,
  defenseless,
  type Game,
  holder,
  holdings,
  mob,
  moveBarrels,
  moveCrew,
  moveRunners,
  names,
  occupier,
  pay,
  rivalSafehouse,
} from './game.ts';
import { DISTRICTS, kindOf } from './map.ts';
import { bribePrice } from './plays.ts';

export function makePlay(g: Game, who: string, action: Action): void {
  g.play = {
    who,
    name: action.do,
    underTruce: g.pairs !== null,
    before: Object.fromEntries(DISTRICTS.map((d) => [d, holder(g, d)])),
    deeds: [],
  };
  const make = PLAYS[action.do];
  if (!make) throw new Error(`no Play ${action.do}`);
  const fields = Object.fromEntries(Object.entries(action).filter(([, value]) => typeof value === 'number'));
  const done = make(g, who, {
    ...NOTHING,
    ...fields,
    from: String(action.from),
    to: String(action.to),
    at: String(action.at),
  });
  if (done !== 'goes on') wrapUp(g);
}

const NOTHING = { boss: 0, runners: 0, moonshine: 0, rum: 0, barrels: 0, marker: 0 };

type Fields = typeof NOTHING & { from: string; to: string; at: string };
type Make = (g: Game, who: string, f: Fields) => 'goes on' | undefined;

const deed = (g: Game, what: Deed): void => void g.play?.deeds.push(what);

/** A Play that ends with what it does. */
const plain =
  (make: (g: Game, who: string, f: Fields) => void): Make =>
  (g, who, f) => {
    make(g, who, f);
    return undefined;
  };

const PLAYS: Readonly<Record<string, Make>> = {
  move: (g, who, f) => enter(g, who, f, false),
  skiff: (g, who, f) => enter(g, who, f, false),
  stealth: (g, who, f) => enter(g, who, f, true),
  tunnel: plain((g, who, { from, to, moonshine, rum }) => {
    pay(g, who, 1, false);
    moveBarrels(g, from, to, moonshine, rum);
    deed(g, { what: 'moved', from, at: to, moonshine, rum });
  }),
  recruit: plain((g, who, { runners }) => {
    pay(g, who, 1, false);
    const { safehouse } = mob(g, who);
    mob(g, who).cash -= 300 * runners;
    moveRunners(g, who, 'supply', safehouse, runners);
    deed(g, { what: 'recruited', at: safehouse, runners });
  }),
  secure: plain((g, who, { to }) => {
    pay(g, who, 1, false);
    mob(g, who).cash -= 500;
    const open = defenseless(g, to);
    mob(g, who).safehouse = to;
    deed(g, { what: 'secured', at: to });
    deed(g, { what: 'entered', at: to, by: 'secure', open });
  }),
  trade: plain((g, who, { at, barrels }) => {
    pay(g, who, 1, false);
    moveBarrels(g, at, 'supply', barrels, 0);
    moveBarrels(g, 'supply', at, 0, barrels);
    if (who === 'knights' && (g.rum.supply ?? 0) > 0) moveBarrels(g, 'supply', at, 0, 1);
    deed(g, { what: 'traded', at, moonshine: barrels });
  }),
  borrow: plain((g, who) => {
    pay(g, who, 1, false);
    mob(g, who).cash += 1500;
    mob(g, who).marks += 1;
  }),
  squareUp: plain((g, who) => {
    pay(g, who, 1, false);
    mob(g, who).cash -= 2000;
    mob(g, who).marks -= 1;
  }),
  collect: plain((g, who) => {
    pay(g, who, 1, false);
    mob(g, who).cash += 100;
  }),
  layLow: plain((g, who) => {
    const player = mob(g, who);
    player.cash += 100 * player.ledger;
    player.reserves += player.ledger;
    player.ledger = 0;
    player.laidLow = true;
    const taken = names(g).map((other) => mob(g, other).token);
    player.token = [1, 2, 3, 4].find((token) => !taken.includes(token)) ?? 0;
  }),
  unload: plain((g, who, { at, moonshine, rum }) => {
    pay(g, who, 2, moonshine + rum >= 4);
    moveBarrels(g, at, 'supply', moonshine, rum);
    const player = mob(g, who);
    player.cash += 300 * moonshine + 500 * rum;
    for (let i = 0; i < rum && kindOf(at) === 'venue'; i++) {
      if (player.reserves === 0 || player.ledger === 5) continue;
      player.reserves -= 1;
      player.ledger += 1;
    }
    deed(g, { what: 'unloaded', at, moonshine, rum });
  }),
  bribe: plain((g, who) => {
    pay(g, who, 2, false);
    const player = mob(g, who);
    player.cash -= bribePrice(player.owned) ?? 0;
    player.owned += 1;
    player.reserves += 1;
    if (player.owned === 10) player.nod = true;
  }),
  extort: plain((g, who) => {
    pay(g, who, 2, true);
    mob(g, who).cash += 200 * holdings(g, who).length;
    mob(g, who).extorted = true;
    deed(g, { what: 'extorted', at: '' });
  }),
  rat: plain((g, who) => {
    pay(g, who, 2, false);
    g.rat = who;
  }),
  rise: plain((g, who, { to }) => {
    pay(g, who, 2, false);
    const open = defenseless(g, to);
    mob(g, who).boss = to;
    deed(g, { what: 'rose', at: to, open });
    deed(g, { what: 'entered', at: to, by: 'rise', open });
  }),
  takeTheCrown: (g, who) => {
    pay(g, who, 2, false);
    g.over = true;
    return 'goes on';
  },
  consigliere: plain((g, who, { marker }) => {
    pay(g, who, 1, false);
    const [owner] = g.heat.splice(marker, 1);
    mob(g, owner ?? '').reserves += 1;
  }),
  peddle: plain((g, who, { at, moonshine }) => {
    const street = g.options.peddle_street_rate === true;
    pay(g, who, 1, moonshine >= 4 && !street);
    moveBarrels(g, at, 'supply', moonshine, 0);
    mob(g, who).cash += (street ? 200 : 300) * moonshine;
  }),
};

/** Mobsters and barrels on their way: home ground, open ground, a lone Safehouse, or a fight. */
function enter(g: Game, who: string, f: Fields, stealth: boolean): 'goes on' | undefined {
  const { from, to, boss, runners, moonshine, rum } = f;
  pay(g, who, 1, false);
  const open = defenseless(g, to);
  deed(g, { what: 'moved', from, at: to, boss, runners, moonshine, rum });
  if (boss + runners > 0 && occupier(g, to, who) !== null) {
    moveCrew(g, who, from, 'pinned', boss, runners);
    moveBarrels(g, from, 'carried', moonshine, rum);
    beginFight(g, who, from, to, stealth);
    return 'goes on';
  }
  const rival = rivalSafehouse(g, to, who);
  moveCrew(g, who, from, to, boss, runners);
  moveBarrels(g, from, to, moonshine, rum);
  if (boss + runners === 0) return undefined;
  deed(g, { what: 'entered', at: to, by: 'move', open });
  if (rival !== null) deed(g, { what: 'seized', at: to, by: 'walkIn', rival, hadSafehouse: true, defenders: 0 });
  return undefined;
}
