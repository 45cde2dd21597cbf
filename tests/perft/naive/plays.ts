/** The Plays of the naive program (sections 7.3 to 7.5, 8 and 14): for each the list of all ways to make it, and what it does. */
import { hasNod, respectOf } from './cards.ts';
import { loads } from './fight.ts';
import {
  type Action,
  bossAt,
  type Game,
  holder,
  holdings,
  mob,
  names,
  occupier,
  runnersAt,
  safe,
  squadAt,
} from './game.ts';
import { boroughOf, coastal, connected, DISTRICTS, isRoom, kindOf } from './map.ts';

/** Every Play that may be made now. */
export function playAnswers(g: Game, who: string): Action[] {
  const { ledger } = mob(g, who);
  const one = ledger >= 1 ? [...standard(g, who), ...tricks(g, who)] : [];
  const two = ledger >= 2 ? power(g, who) : [];
  return [{ do: 'layLow' }, ...one, ...two];
}

const numbers = (from: number, to: number): number[] =>
  Array.from({ length: Math.max(0, to - from + 1) }, (_, i) => from + i);

const fromTo = (froms: string[], may: (from: string, to: string) => boolean): { from: string; to: string }[] =>
  froms.flatMap((from) => DISTRICTS.filter((to) => to !== from && may(from, to)).map((to) => ({ from, to })));

/** Every crew of up to so many, nobody included. */
function crews(g: Game, who: string, at: string, most: number): { boss: number; runners: number }[] {
  const list: { boss: number; runners: number }[] = [];
  for (const boss of bossAt(g, who, at) ? [0, 1] : [0])
    for (const runners of numbers(0, runnersAt(g, who, at))) if (boss + runners <= most) list.push({ boss, runners });
  return list;
}

// Standard Plays

function standard(g: Game, who: string): Action[] {
  return [
    ...moves(g, who),
    ...recruits(g, who),
    ...secures(g, who),
    ...trades(g, who),
    ...begs(g, who),
    { do: 'collect' },
  ];
}

function moves(g: Game, who: string): Action[] {
  const ways = fromTo(holdings(g, who), (from, to) => connected(from, to, g.options.map) && !squadAt(g, to));
  return ways.flatMap((way) =>
    crews(g, who, way.from, 99).flatMap((crew) =>
      loads(g.moonshine[way.from] ?? 0, g.rum[way.from] ?? 0, 99)
        .filter((load) => crew.boss + crew.runners + load.moonshine + load.rum > 0)
        .map((load) => ({ do: 'move', ...way, ...crew, ...load })),
    ),
  );
}

function recruits(g: Game, who: string): Action[] {
  const { safehouse, cash } = mob(g, who);
  if (safehouse === 'supply') return [];
  const most = Math.min(runnersAt(g, who, 'supply'), Math.floor(cash / 300));
  return numbers(1, most).map((runners) => ({ do: 'recruit', runners }));
}

function secures(g: Game, who: string): Action[] {
  const { safehouse, cash } = mob(g, who);
  if (cash < 500) return [];
  return DISTRICTS.filter((d) => safe(g, d, who) && d !== safehouse).map((to) => ({ do: 'secure', to }));
}

function trades(g: Game, who: string): Action[] {
  const docks = holdings(g, who).filter((d) => kindOf(d) === 'dock');
  return docks.flatMap((at) =>
    numbers(1, Math.min(g.moonshine[at] ?? 0, g.rum.supply ?? 0)).map((barrels) => ({ do: 'trade', at, barrels })),
  );
}

function begs(g: Game, who: string): Action[] {
  const { marks, cash } = mob(g, who);
  const out = names(g).reduce((sum, other) => sum + mob(g, other).marks, 0);
  return [...(out < 7 ? [{ do: 'borrow' }] : []), ...(marks > 0 && cash >= 2000 ? [{ do: 'squareUp' }] : [])];
}

// Power Plays

function power(g: Game, who: string): Action[] {
  const player = mob(g, who);
  const price = bribePrice(player.owned);
  const bribe = player.boss !== 'supply' && price !== null && player.cash >= price;
  return [
    ...unloads(g, who),
    ...(bribe ? [{ do: 'bribe' }] : []),
    ...(!player.extorted && holdings(g, who).length > 0 ? [{ do: 'extort' }] : []),
    ...(g.rat !== who ? [{ do: 'rat' }] : []),
    ...rises(g, who),
    ...(mayCrown(g, who) ? [{ do: 'takeTheCrown' }] : []),
  ];
}

export function bribePrice(owned: number): number | null {
  switch (owned) {
    case 6:
      return 2000;
    case 7:
      return 3000;
    case 8:
      return 4000;
    case 9:
      return 5000;
    default:
      return null;
  }
}

function unloads(g: Game, who: string): Action[] {
  return holdings(g, who)
    .filter(isRoom)
    .flatMap((at) =>
      loads(kindOf(at) === 'venue' ? 0 : (g.moonshine[at] ?? 0), g.rum[at] ?? 0, 99)
        .filter(({ moonshine, rum }) => moonshine + rum > 0)
        .map((load) => ({ do: 'unload', at, ...load })),
    );
}

function rises(g: Game, who: string): Action[] {
  if (mob(g, who).boss !== 'supply') return [];
  return DISTRICTS.filter((d) => kindOf(d) === 'ward' && safe(g, d, who)).map((to) => ({ do: 'rise', to }));
}

function mayCrown(g: Game, who: string): boolean {
  const { boss, home } = mob(g, who);
  if (boss === 'supply' || kindOf(boss) !== 'venue') return false;
  if (g.options.crown_away_from_home === true && boroughOf(boss) === home) return false;
  if (!hasNod(g, who)) return false;
  const pair = g.pairs?.find((two) => two.includes(who));
  const together = pair ?? [who];
  const respect = together.reduce((sum, each) => sum + respectOf(g, each), 0);
  return respect >= 10 * together.length && together.every((each) => mob(g, each).marks === 0);
}

// Families

function tricks(g: Game, who: string): Action[] {
  switch (who) {
    case 'sicilians':
      return g.heat.map((_, marker) => ({ do: 'consigliere', marker }));
    case 'irish':
      return peddles(g);
    case 'vipers':
      return [...stealths(g), ...tunnels(g)];
    default:
      return skiffs(g);
  }
}

function peddles(g: Game): Action[] {
  const wards = holdings(g, 'irish').filter((d) => kindOf(d) === 'ward');
  return wards.flatMap((at) => numbers(1, g.moonshine[at] ?? 0).map((moonshine) => ({ do: 'peddle', at, moonshine })));
}

function stealths(g: Game): Action[] {
  const ways = fromTo(
    holdings(g, 'vipers'),
    (from, to) => connected(from, to, g.options.map) && occupier(g, to, 'vipers') !== null,
  );
  return ways.flatMap((way) => fewMobsters(g, 'vipers', way.from).map((crew) => ({ do: 'stealth', ...way, ...crew })));
}

function skiffs(g: Game): Action[] {
  const ways = fromTo(holdings(g, 'knights').filter(coastal), (_, to) => coastal(to) && !squadAt(g, to));
  return ways.flatMap((way) => fewMobsters(g, 'knights', way.from).map((crew) => ({ do: 'skiff', ...way, ...crew })));
}

const fewMobsters = (g: Game, who: string, at: string) =>
  crews(g, who, at, 5).filter(({ boss, runners }) => boss + runners > 0);

function tunnels(g: Game): Action[] {
  const { safehouse } = mob(g, 'vipers');
  const ways = fromTo(
    holdings(g, 'vipers'),
    (from, to) => holder(g, to) === 'vipers' && (from === safehouse || to === safehouse),
  );
  return ways.flatMap((way) =>
    loads(g.moonshine[way.from] ?? 0, g.rum[way.from] ?? 0, 5)
      .filter(({ moonshine, rum }) => moonshine + rum > 0)
      .map((load) => ({ do: 'tunnel', ...way, ...load })),
  );
}
