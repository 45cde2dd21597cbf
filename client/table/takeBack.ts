import type { Refusal } from '../../src/engine/rules.ts';
import type { TakeBackProps } from '../games/types.ts';
import type { TableSession } from '../net/session.ts';
import type { ActAnswer, Frame, HeldSeat, TakeBackOffer } from '../net/types.ts';

const NOTHING: TakeBackOffer = { last: null, turn: null, ends: null };

/** Null when it was done, the Refusal when not. Throws an Error when there was no answer or the house could not. */
export function refusalOf(answer: ActAnswer): Refusal | null {
  if (answer.ok) return null;
  if ('refusal' in answer) return answer.refusal;
  throw new Error(answer.error.message);
}

/** Taking back by the holder of `mine`; a question is answered for every seat of this screen at once. */
export function takeBackOf(
  session: TableSession,
  frame: Frame,
  mine: HeldSeat,
  held: readonly HeldSeat[],
): TakeBackProps {
  const question = frame.question ?? null;
  const asked = held.filter(({ seat }) => question?.waits.includes(seat));
  return {
    offer: frame.takeBack ?? NOTHING,
    question,
    asked: asked.map(({ seat }) => seat),
    takeBack: async (to) => refusalOf(await session.takeBack(mine, to)),
    ask: async (to) => refusalOf(await session.askTakeBack(mine, to)),
    async answer(agree) {
      const voices = agree ? asked : [asked[0] ?? mine];
      for (const voice of voices) {
        const refusal = refusalOf(await session.answerTakeBack(voice, agree));
        if (refusal) return refusal;
      }
      return null;
    },
  };
}
