import { describe, expect, test } from 'vitest';
import { localSession } from '../../../client/local/localSession.ts';
import type { HeldSeat, TableCard } from '../../../client/net/types.ts';
import { seededDice } from '../../../src/engine/dice.ts';
import { DEFAULTS } from '../../../src/games/moonshine/options.ts';
import { rules } from '../../../src/games/moonshine/rules/index.ts';
import type { View } from '../../../src/games/moonshine/state.ts';

const table: TableCard = {
  matchID: 'local',
  title: 'moonshine',
  name: 'Here',
  createdAt: 0,
  status: 'running',
  seats: [],
  options: {},
  spectators: false,
};

const held = (seat: number): HeldSeat => ({ seat, credentials: '', name: `Seat ${seat}` });

function open(seed: string) {
  const dice = seededDice(seed);
  return localSession({ rules, table, state: rules.setup(3, DEFAULTS, { dice }), dice, now: () => 7 });
}

describe('a table in the page alone', () => {
  test('shows each watched seat its own view, and the history that it may know', async () => {
    const session = open('views');
    session.watch([held(0), held(1)]);
    const { frames, status } = session.snapshot();
    expect(status).toBe('live');
    expect([...frames.keys()]).toEqual([0, 1]);
    const vipers = session.state().players.findIndex((p) => p.family === 'vipers');
    for (const [seat, frame] of frames) expect('deckTop' in (frame.view as View)).toBe(seat === vipers);
  });

  test('carries out what is legal, once, and leaves what was shown before as it was', async () => {
    const session = open('acts');
    session.watch([held(0), held(1), held(2)]);
    let calls = 0;
    session.subscribe(() => {
      calls += 1;
    });
    const [first] = rules.waiting(session.state());
    if (!first) throw new Error('nobody is waited for');
    const before = session.snapshot();
    const copy = JSON.stringify(before.frames.get(first.seat));
    const [action] = rules.actions(session.state(), first.seat);
    if (!action) throw new Error('nothing can be done');
    expect(await session.act(held(first.seat), action)).toEqual({ ok: true, number: 1 });
    expect(calls).toBe(1);
    expect(JSON.stringify(before.frames.get(first.seat))).toBe(copy);
    expect(session.snapshot().history).toMatchObject([{ number: 1, seat: first.seat, action, at: 7 }]);
  });

  test('refuses what is not, in the words of the rules, and changes nothing', async () => {
    const session = open('refuses');
    session.watch([]);
    const before = session.snapshot();
    const answer = await session.act(held(0), { do: 'takeTheCrown' });
    expect(answer).toMatchObject({ ok: false, refusal: { code: expect.any(String) } });
    expect(session.snapshot()).toBe(before);
  });

  test('its lines bring another one to the same place', async () => {
    const one = open('again');
    for (let i = 0; i < 40; i++) {
      const seat = rules.waiting(one.state())[0]?.seat ?? 0;
      await one.act(held(seat), rules.idle(one.state(), seat));
    }
    const other = open('again');
    for (const { seat, action } of one.done()) await other.act(held(seat), action);
    expect(other.state()).toEqual(one.state());
  });
});
