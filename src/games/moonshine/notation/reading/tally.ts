/** What follows from the rest of a position: Reserves, tomorrow’s tokens, the Supply. */
import type { Seat } from '../../../../engine/rules.ts';
import { MOONSHINE_BARRELS, RUM_BARRELS } from '../../data/tables.ts';
import { staked } from '../../rules/cards.ts';
import { NOBODY, type Player, type State } from '../../state.ts';
import type { Position } from '../schema.ts';
import { Wrong } from './gate.ts';

/** What follows from the rest: Reserves, tomorrow's tokens, the Supply. */
export function tally(s: State, p: Position): void {
  for (const [seat, player] of s.players.entries()) {
    if (player.reserves === NOBODY) player.reserves = reservesLeft(s, seat, player);
  }
  for (const seat of s.order) {
    const player = s.players[seat];
    if (player?.laidLow && player.token === 0) player.token = lowestTokenLeft(s);
  }
  s.supply = p.supply ? { ...p.supply } : supplyLeft(s);
}

function reservesLeft(s: State, seat: Seat, player: Player): number {
  const left = player.owned - player.ledger - staked(s, player) - s.heat.filter((owner) => owner === seat).length;
  if (left < 0) throw new Wrong(`$.players.${player.family}.owned`, `${-left} Influence more is placed than owned`);
  return left;
}

function lowestTokenLeft(s: State): number {
  const taken = s.players.map((player) => player.token);
  return [1, 2, 3, 4].find((token) => !taken.includes(token)) ?? 4;
}

function supplyLeft(s: State): { moonshine: number; rum: number } {
  const left = { moonshine: MOONSHINE_BARRELS - (s.fight?.moonshine ?? 0), rum: RUM_BARRELS - (s.fight?.rum ?? 0) };
  for (const d of s.districts) {
    left.moonshine -= d.moonshine;
    left.rum -= d.rum;
  }
  if (left.moonshine < 0) throw new Wrong('$.districts', 'more Moonshine than there are barrels');
  if (left.rum < 0) throw new Wrong('$.districts', 'more Rum than there are barrels');
  return left;
}
