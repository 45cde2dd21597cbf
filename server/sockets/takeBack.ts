import { z } from 'zod';
import type { Authority } from '../authority.ts';
import { credentials, key, line, matchID, parse, seat } from './input.ts';

const TakeBack = z.object({ matchID, seat, credentials, to: line.optional(), key });
const Ask = TakeBack.extend({ to: line });
const Answer = z.object({ matchID, seat, credentials, agree: z.boolean() });

/** What came of an event: the answer, and the match whose true frames the asker needs if it was refused. */
export interface Answered {
  matchID: string;
  answer: { ok: boolean };
}

/** `takeBack`, `askTakeBack` and `answerTakeBack`, from packet to answer. */
export const TAKE_BACKS = {
  async takeBack(authority: Authority, input: unknown): Promise<Answered> {
    const request = parse(TakeBack, input);
    return { matchID: request.matchID, answer: await authority.takeBack(request) };
  },
  async askTakeBack(authority: Authority, input: unknown): Promise<Answered> {
    const request = parse(Ask, input);
    return { matchID: request.matchID, answer: await authority.askTakeBack(request) };
  },
  async answerTakeBack(authority: Authority, input: unknown): Promise<Answered> {
    const request = parse(Answer, input);
    return { matchID: request.matchID, answer: await authority.answerTakeBack(request) };
  },
};
