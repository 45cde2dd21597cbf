import type { Refusal } from '../../src/engine/rules.ts';
import type { TakeBackProps } from '../games/types.ts';
import { refusedWords } from '../net/refused.ts';
import type { TableSession } from '../net/session.ts';
import type { Snapshot } from '../net/snapshot.ts';
import type { ActAnswer, Frame, HeldSeat, TakeBackOffer } from '../net/types.ts';

const NOTHING: TakeBackOffer = { last: null, turn: null, ends: null };

/** Null when it was done, the Refusal when not. Throws an Error when there was no answer or the house could not. */
export function refusalOf(answer: ActAnswer): Refusal | null {
  if (answer.ok) return null;
  if ('refusal' in answer) return answer.refusal;
  throw new Error(refusedWords(answer.error));
}

/** Who may take back at this screen: the seat that looks, or, when it has nothing to, the one that has just decided. */
export function takerOf(held: readonly HeldSeat[], mine: HeldSeat, frames: Snapshot['frames']): HeldSeat {
  const can = ({ seat }: HeldSeat) => (frames.get(seat)?.takeBack?.last ?? null) !== null;
  const asks = held.find(({ seat }) => frames.get(seat)?.question?.seat === seat);
  return asks ?? (can(mine) ? mine : (held.find(can) ?? mine));
}

/** Taking back by the holder of `taker`; a question is answered for every seat of this screen at once. */
export function takeBackOf(
  session: TableSession,
  frame: Frame,
  taker: HeldSeat,
  held: readonly HeldSeat[],
): TakeBackProps {
  const question = frame.question ?? null;
  const asked = held.filter(({ seat }) => question?.waits.includes(seat));
  return {
    seat: taker.seat,
    offer: frame.takeBack ?? NOTHING,
    question,
    asked: asked.map(({ seat }) => seat),
    takeBack: async (to) => refusalOf(await session.takeBack(taker, to)),
    ask: async (to) => refusalOf(await session.askTakeBack(taker, to)),
    async answer(agree) {
      const voices = agree ? asked : [asked[0] ?? taker];
      for (const voice of voices) {
        const refusal = refusalOf(await session.answerTakeBack(voice, agree));
        if (refusal) return refusal;
      }
      return null;
    },
  };
}
