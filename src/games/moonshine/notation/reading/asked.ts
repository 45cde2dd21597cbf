/** What a position says is to be decided: its pending questions, or what `phase` and `turn` name. */
import type { Seat } from '../../../../engine/rules.ts';
import type { Decision, Fight, Play, State } from '../../state.ts';
import type { PendingWords, Position } from '../schema.ts';
import { fromWords } from '../words.ts';
import { type SeatOf, seatAt, Wrong } from './gate.ts';
import { readPinned } from './pieces.ts';

export function readPending(s: State, words: PendingWords, seatOf: SeatOf): void {
  const back = (record: object) => fromWords((f) => seatAt(seatOf, f, '$.pending'), record);
  s.stack = words.stack.map((decision) => back(decision) as unknown as Decision);
  s.raid = words.raid;
  s.fight = words.fight && (back(words.fight) as unknown as Fight);
  s.play =
    words.play &&
    ({
      ...back({ seat: words.play.seat }),
      name: words.play.name,
      underTruce: words.play.underTruce,
      deeds: words.play.deeds.map(back),
    } as unknown as Play);
  for (const decision of s.stack) {
    const rival = decision.stage === 'claim' ? s.players[decision.rival] : undefined;
    if (decision.stage === 'claim' && rival) rival.safehouse = decision.at;
  }
  readPinned(s);
}

/** The plain decision that `phase` and `turn` name. */
export function askWhoseTurn(s: State, p: Position, seatOf: SeatOf): void {
  const turn = p.turn ? seatAt(seatOf, p.turn, '$.turn') : undefined;
  if (s.phase === 'raid' || s.phase === 'sunset') throw new Wrong('$.pending', 'needs its pending decision');
  if (s.phase === 'hustle') s.stack = [{ stage: 'play', seat: turn ?? (s.order[0] as Seat) }];
  if (s.phase === 'shadows' && p.pool) checkPool(s, turn);
  if (s.phase === 'offers' && turn !== undefined) haveHadTheirOffer(s, p, s.order.indexOf(turn));
}

/** The pool holds a die for each player still to draft, and one more. */
function checkPool(s: State, turn: Seat | undefined): void {
  const drafted = s.players.length + 1 - s.pool.length;
  if (drafted < 0 || s.pool.length === 0) throw new Wrong('$.pool', 'one die more than players still to draft');
  if (turn === undefined || s.pool.length === 1) return;
  if (s.order.indexOf(turn) !== drafted) {
    throw new Wrong('$.pool', `${s.pool.length} dice in the pool: it is not that family’s turn to draft`);
  }
}

/** Higher tokens than the one whose turn it is have had their Offer. */
function haveHadTheirOffer(s: State, p: Position, turn: number): void {
  s.players.forEach((player, seat) => {
    player.offered = p.players[player.family]?.offered ?? s.order.indexOf(seat) > turn;
  });
}
