/** Pinned: the Invader chooses until the fight ends (section 9.3 and the families' tricks of section 8). */
import type { Action, Croupier, Refusal, Seat } from '../../../../engine/rules.ts';
import { muscle } from '../../data/tables.ts';
import { no } from '../../refusals.ts';
import { type At, type Fight, type State, SUPPLY, type Table } from '../../state.ts';
import { rule } from '../action.ts';
import { barrels, bossCount, connected, connections, district, hasSafehouse, nameOf, player, safe } from '../board.ts';
import { answered, ask, asked } from '../decisions.ts';
import { short, spend, spendNoisily } from '../influence.ts';
import { record } from '../play.ts';
import { isFamily, otherFamily } from '../plays/families.ts';
import {
  casualties,
  fightOf,
  invaderDice,
  invaderThreat,
  loseInvaders,
  loseOccupiers,
  occupiers,
  occupierThreat,
  roll,
} from './crews.ts';
import { advanceTo, decided, fallBack, sailTo } from './ends.ts';
import { sailingTargets, sails } from './escape.ts';
import { pin } from './open.ts';

const COST = 1;
const HIT_COST = 2;

type Shot = 'openFire' | 'hit' | 'plunder';

/** The fight's first shot sends exactly one of its markers to the Track (section 9.6). */
function payForShot(s: State, f: Fight, seat: Seat, cost: number, croupier: Croupier): void {
  if (f.firstShot) spend(s, seat, cost);
  else spendNoisily(s, seat, cost, croupier);
  f.firstShot = true;
}

/** Both sides roll from the crews that stand, and both apply (section 9.4, A25). Returns the Invader's hits. */
function volley(s: State, f: Fight, shot: Shot, croupier: Croupier): number {
  const fire = roll(croupier.dice, invaderDice(s, f, shot === 'openFire'), invaderThreat(f));
  const returned = roll(croupier.dice, muscle(occupiers(s, f)), occupierThreat(s, f, false));
  const crew = { boss: bossCount(s, f.at), runners: district(s, f.at).runners };
  const killed = casualties(shot === 'plunder' ? 0 : fire.hits, crew, shot === 'hit');
  const lost = casualties(returned.hits, f);
  const [seat, rival, at] = [f.attacker, f.defender, nameOf(f.at)];
  croupier.tell?.({ type: 'volley', seat, rival, at, shot, roll: fire, returned, lost, killed });
  if (killed.boss + killed.runners > 0) {
    record(s, { type: 'killed', at: f.at, rival, ...killed, ownBossEntered: f.bossEntered });
  }
  loseOccupiers(s, f, killed);
  loseInvaders(s, f, lost);
  return fire.hits;
}

function shoot(s: State, seat: Seat, shot: Shot, cost: number, croupier: Croupier): void {
  const f = fightOf(s);
  answered(s);
  payForShot(s, f, seat, cost, croupier);
  volley(s, f, shot, croupier);
  if (!decided(s, f, croupier)) pin(s, f, croupier);
}

export const openFire = rule({
  stages: ['pinned'],
  fields: {},
  refuse: (s, seat) => short(s, seat, COST),
  list(s, seat, out) {
    if (!short(s, seat, COST)) out.push({ do: 'openFire' });
  },
  apply: (s, seat, _a, croupier) => shoot(s, seat, 'openFire', COST, croupier),
});

export const hit = rule({
  stages: ['pinned'],
  fields: {},
  refuse: (s, seat) => otherFamily(s, seat, 'sicilians') ?? short(s, seat, HIT_COST),
  list(s, seat, out) {
    if (isFamily(s, seat, 'sicilians') && !short(s, seat, HIT_COST)) out.push({ do: 'hit' });
  },
  apply: (s, seat, _a, croupier) => shoot(s, seat, 'hit', HIT_COST, croupier),
});

/** Not a shot: no Heat, and the first shot stays open (section 8). */
export const plunder = rule({
  stages: ['pinned'],
  fields: {},
  refuse: (s, seat) => otherFamily(s, seat, 'irish') ?? short(s, seat, COST),
  list(s, seat, out) {
    if (isFamily(s, seat, 'irish') && !short(s, seat, COST)) out.push({ do: 'plunder' });
  },
  apply(s, seat, _a, croupier) {
    const f = fightOf(s);
    answered(s);
    spend(s, seat, COST);
    const hits = volley(s, f, 'plunder', croupier);
    if (decided(s, f, croupier)) return;
    if (hits > 0 && barrels(district(s, f.at)) > 0) ask(s, { stage: 'loot', seat, hits });
    else pin(s, f, croupier);
  },
});

export const loot = rule({
  stages: ['loot'],
  fields: { moonshine: 'count', rum: 'count' },
  refuse(s, _seat, a) {
    const hits = asked(s, 'loot')?.hits ?? 0;
    const pile = district(s, fightOf(s).at);
    return (
      (a.moonshine + a.rum > hits ? no('OVER_HITS', { hits }) : null) ??
      (a.moonshine > pile.moonshine ? no('MOONSHINE_SHORT', { need: a.moonshine, have: pile.moonshine }) : null) ??
      (a.rum > pile.rum ? no('RUM_SHORT', { need: a.rum, have: pile.rum }) : null)
    );
  },
  list(s, _seat, out) {
    const hits = asked(s, 'loot')?.hits ?? 0;
    const pile = district(s, fightOf(s).at);
    for (let rum = Math.min(hits, pile.rum); rum >= 0; rum--) {
      for (let moonshine = Math.min(hits - rum, pile.moonshine); moonshine >= 0; moonshine--) {
        out.push({ do: 'loot', moonshine, rum });
      }
    }
  },
  apply(s, seat, a, croupier) {
    const f = fightOf(s);
    const pile = district(s, f.at);
    answered(s);
    pile.moonshine -= a.moonshine;
    pile.rum -= a.rum;
    f.moonshine += a.moonshine;
    f.rum += a.rum;
    croupier.tell?.({ type: 'looted', seat, at: nameOf(f.at), ...a });
    pin(s, f, croupier);
  },
});

/** Burns the Occupier's Safehouse for one pinned Runner; always noisy, yet no shot (section 8). */
export const torch = rule({
  stages: ['pinned'],
  fields: {},
  refuse: (s, seat) =>
    otherFamily(s, seat, 'knights') ??
    short(s, seat, COST) ??
    (fightOf(s).runners > 0 ? null : no('NO_RUNNER_PINNED')) ??
    (hasSafehouse(s, fightOf(s).at) ? null : no('NO_RIVAL_SAFEHOUSE')),
  list(s, seat, out) {
    if (torch.refuse(s, seat, {}) === null) out.push({ do: 'torch' });
  },
  apply(s, seat, _a, croupier) {
    const f = fightOf(s);
    answered(s);
    if (s.options.torch_first_shot) payForShot(s, f, seat, COST, croupier);
    else spendNoisily(s, seat, COST, croupier);
    record(s, { type: 'destroyed', at: f.at, rival: f.defender, by: 'torch' });
    croupier.tell?.({ type: 'torched', seat, rival: f.defender, at: nameOf(f.at) });
    player(s, f.defender).safehouse = SUPPLY;
    loseInvaders(s, f, { boss: 0, runners: 1 });
    if (!decided(s, f, croupier)) pin(s, f, croupier);
  },
});

export const advance = rule({
  stages: ['pinned'],
  fields: { to: 'district', moonshine: 'count', rum: 'count' },
  refuse(s, seat, a) {
    const f = fightOf(s);
    return (
      short(s, seat, COST) ??
      (connected(s, f.at, a.to) || sails(s, f, seat, a.to)
        ? null
        : no('NOT_CONNECTED', { from: nameOf(f.at), to: nameOf(a.to) })) ??
      (safe(s, seat, a.to) ? null : no('NOT_SAFE', { at: nameOf(a.to) })) ??
      takenRefusal(s, f, seat, a)
    );
  },
  list(s, seat, out) {
    if (short(s, seat, COST)) return;
    const f = fightOf(s);
    for (const at of connections(s, f.at)) {
      if (!safe(s, seat, at)) continue;
      const to = nameOf(at);
      if (!s.options.advance_leave_barrels) out.push({ do: 'advance', to });
      else listTaken(f, to, out);
    }
    for (const at of sailingTargets(s, f, seat)) out.push({ do: 'advance', to: nameOf(at) });
  },
  apply(s, seat, a, croupier) {
    const f = fightOf(s);
    answered(s);
    if (sails(s, f, seat, a.to)) {
      sailTo(s, f, a.to, croupier);
      return;
    }
    spend(s, seat, COST);
    const all = !s.options.advance_leave_barrels;
    advanceTo(s, f, a.to, all ? f.moonshine : a.moonshine, all ? f.rum : a.rum, croupier);
  },
});

/** All carried barrels go along, unless `advance_leave_barrels` lets the Invader choose (A24). */
function takenRefusal(s: Table, f: Fight, seat: Seat, a: { to: At; moonshine: number; rum: number }): Refusal | null {
  const { moonshine, rum } = a;
  if (!s.options.advance_leave_barrels || sails(s, f, seat, a.to))
    return moonshine + rum > 0 ? no('LEFT_BARRELS') : null;
  if (moonshine > f.moonshine) return no('MOONSHINE_SHORT', { need: moonshine, have: f.moonshine });
  return rum > f.rum ? no('RUM_SHORT', { need: rum, have: f.rum }) : null;
}

function listTaken(f: Fight, to: string, out: Action[]): void {
  for (const moonshine of new Set([f.moonshine, 0])) {
    for (const rum of new Set([f.rum, 0])) out.push({ do: 'advance', to, moonshine, rum });
  }
}

export const fallBackChoice = rule({
  stages: ['pinned'],
  fields: {},
  refuse: () => null,
  list: (_s, _seat, out) => void out.push({ do: 'fallBack' }),
  apply(s, _seat, _a, croupier) {
    answered(s);
    fallBack(s, fightOf(s), croupier, false);
  },
});
