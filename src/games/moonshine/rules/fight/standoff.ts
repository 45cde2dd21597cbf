/** The Standoff: the Occupier's one answer (section 9.3). */

import { muscle } from '../../data/tables.ts';
import { no } from '../../refusals.ts';
import { rule } from '../action.ts';
import { connected, nameOf, player, safe } from '../board.ts';
import { answered } from '../decisions.ts';
import { spendNoisily } from '../influence.ts';
import { casualties, fightOf, loseInvaders, occupiers, occupierThreat, roll } from './crews.ts';
import { decided, foldTo } from './ends.ts';
import { sails } from './escape.ts';
import { barredOrigin, foldTargets, holdFire, mayAmbush, pin } from './open.ts';

const AMBUSH_COST = 1;

/** Its one marker is the fight's Heat (A68). */
export const ambush = rule({
  stages: ['standoff'],
  fields: {},
  refuse(s, seat) {
    const { laidLow, ledger } = player(s, seat);
    return (
      (fightOf(s).entry === 'stealth' ? no('TOO_QUIET') : null) ??
      (laidLow ? no('LAID_LOW') : null) ??
      (ledger < AMBUSH_COST ? no('LEDGER_SHORT', { need: AMBUSH_COST, have: ledger }) : null)
    );
  },
  list(s, _seat, out) {
    if (mayAmbush(s, fightOf(s))) out.push({ do: 'ambush' });
  },
  apply(s, seat, _a, croupier) {
    const f = fightOf(s);
    answered(s);
    spendNoisily(s, seat, AMBUSH_COST, croupier);
    f.firstShot = true;
    const shots = roll(croupier.dice, muscle(occupiers(s, f)), occupierThreat(s, f, true));
    const lost = casualties(shots.hits, f);
    croupier.tell?.({ type: 'ambushed', seat, rival: f.attacker, at: nameOf(f.at), roll: shots, ...lost });
    loseInvaders(s, f, lost);
    if (!decided(s, f, croupier)) pin(s, f, croupier);
  },
});

export const holdFireAnswer = rule({
  stages: ['standoff'],
  fields: {},
  refuse: () => null,
  list: (_s, _seat, out) => void out.push({ do: 'holdFire' }),
  apply(s, _seat, _a, croupier) {
    answered(s);
    holdFire(s, fightOf(s), croupier, false);
  },
});

export const fold = rule({
  stages: ['standoff'],
  fields: { to: 'district' },
  refuse(s, seat, a) {
    const f = fightOf(s);
    return (
      (f.entry === 'stealth' && !s.options.stealth_allows_fold ? no('TOO_QUIET') : null) ??
      (connected(s, f.at, a.to) || sails(s, f, seat, a.to)
        ? null
        : no('NOT_CONNECTED', { from: nameOf(f.at), to: nameOf(a.to) })) ??
      (safe(s, seat, a.to) ? null : no('NOT_SAFE', { at: nameOf(a.to) })) ??
      (barredOrigin(s, f, a.to) ? no('ORIGIN_BARRED', { at: nameOf(a.to) }) : null)
    );
  },
  list(s, _seat, out) {
    for (const at of foldTargets(s, fightOf(s))) out.push({ do: 'fold', to: nameOf(at) });
  },
  apply(s, _seat, a, croupier) {
    answered(s);
    foldTo(s, fightOf(s), a.to, croupier);
  },
});
