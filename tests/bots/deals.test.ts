/** What the house's players do on the side: which offers they take, which they make, and that they keep their word. */
import { describe, expect, it } from 'vitest';
import { asideOf, policyOf } from '../../src/bots/index.ts';
import { thinkingPolicy } from '../../src/bots/thinkers.ts';
import type { Dealing } from '../../src/engine/dealings.ts';
import { seededDice } from '../../src/engine/dice.ts';
import type { Policy } from '../../src/engine/policy.ts';
import type { Action, GameEvent, Seat } from '../../src/engine/rules.ts';
import type { Title } from '../../src/engine/title.ts';
import { breaksWord } from '../../src/games/moonshine/bot/deals/keeping.ts';
import { moonshine } from '../../src/games/moonshine/index.ts';
import type { State, View } from '../../src/games/moonshine/state.ts';
import { playGame } from '../../src/lab/game.ts';
import { atRedHook, besideTheSea, peaceOnOffer, type Scene } from './peace.ts';

const title = moonshine as Title;
const { rules } = title;

/** What that family's player does on the side. */
function aside(
  { state, seats }: Scene,
  family: string,
  done: readonly string[] = [],
  level = 'priorities',
): Dealing | null {
  return asideAt(state, seats[family] ?? -1, done, level);
}

function asideAt(state: State, seat: Seat, done: readonly string[] = [], level = 'priorities'): Dealing | null {
  return asideOf(title, level)?.(rules.view(state, seat), seat, seededDice('aside'), done) ?? null;
}

const stayOut = (place: string) => ({ text: '', term: { stayOut: place } });
const pay = (sum: number) => ({ text: '', term: { pay: sum } });
const offer = (seat: string, to: string, give: object | null, ask: object | null) => {
  return { seat, do: 'offerHandshake', to, give, ask };
};
const peaceFor = (sum: number) => offer('irish', 'knights', pay(sum), stayOut('redHook'));
const KNIGHTS = atRedHook().seats.knights;
const SHAKEN = [peaceFor(500), { seat: 'knights', do: 'shake', deal: 1 }];

describe('an offer', () => {
  it('is taken when it is worth more than it costs', () => {
    expect(aside(atRedHook(peaceFor(3500)), 'knights')?.action).toEqual({ do: 'shake', deal: 1 });
    const sold = atRedHook(offer('knights', 'irish', stayOut('redHook'), pay(500)));
    expect(aside(sold, 'irish')?.action).toEqual({ do: 'shake', deal: 1 });
  });

  it('is turned down when it costs more than it is worth, once its price has been named', () => {
    const scene = atRedHook(peaceFor(500));
    const first = aside(scene, 'knights');
    expect(first?.action).toMatchObject({ do: 'offerHandshake', to: 'irish', counter: 1, give: stayOut('redHook') });
    const price = (first?.action as { ask?: ReturnType<typeof pay> } | undefined)?.ask?.term.pay ?? 0;
    expect(price).toBeGreaterThan(500);
    expect(aside(atRedHook(peaceFor(price)), 'knights')?.action.do).toBe('shake');
    expect(aside(scene, 'knights', [first?.once ?? ''])?.action).toEqual({ do: 'refuseHandshake', deal: 1 });
  });

  it('is turned down, or taken back, once another was shaken in its stead', () => {
    const counter = { ...offer('knights', 'irish', stayOut('redHook'), pay(3500)), counter: 1 };
    const shaken = [counter, { seat: 'irish', do: 'shake', deal: 2 }];
    expect(aside(atRedHook(peaceFor(3400), ...shaken), 'knights')?.action).toEqual({ do: 'refuseHandshake', deal: 1 });
    const paid = { seat: 'irish', do: 'giveCash', to: 'knights', amount: 3500 };
    const scene = atRedHook(peaceFor(300), ...shaken, paid);
    expect(aside(scene, 'irish')?.action).toEqual({ do: 'withdrawHandshake', deal: 1 });
  });

  it('of peace from somebody who is no danger is not paid for', () => {
    const scene = besideTheSea(offer('irish', 'vipers', stayOut('williamsburg'), pay(900)));
    expect(aside(scene, 'vipers')?.action).toEqual({ do: 'refuseHandshake', deal: 1 });
  });

  it('of a known Welsher is turned down where his word is what is paid for', () => {
    const scene = atRedHook(peaceFor(3500));
    (scene.state.players[scene.seats.irish ?? -1] as { welshers: number }).welshers = 3;
    expect(aside(scene, 'knights')?.action).toEqual({ do: 'refuseHandshake', deal: 1 });
  });

  it('is taken as a gift, and never when words or more cash than there is are asked', () => {
    const gift = besideTheSea(offer('irish', 'knights', pay(100), null));
    expect(aside(gift, 'knights')?.action.do).toBe('shake');
    const words = { text: 'You leave the Irish alone.', term: null };
    const vague = besideTheSea(offer('irish', 'knights', pay(2000), words));
    expect(aside(vague, 'knights')?.action.do).toBe('refuseHandshake');
    const dear = besideTheSea(offer('vipers', 'knights', stayOut('brooklyn'), pay(300)));
    expect(aside(dear, 'knights')?.action.do).toBe('refuseHandshake');
  });

  it('is turned down by players without a plan', () => {
    for (const level of ['random', 'rookie']) {
      const gift = besideTheSea(offer('irish', 'knights', pay(100), null));
      expect(aside(gift, 'knights', [], level)?.action).toEqual({ do: 'refuseHandshake', deal: 1 });
      expect(aside(besideTheSea(), 'knights', [], level)).toBeNull();
    }
  });
});

describe('an offer of their own', () => {
  it('is made where both gain, and is taken by the other', () => {
    const { state, from, to, place } = peaceOnOffer();
    const made = asideAt(state, from)?.action;
    expect(made).toMatchObject({ to: state.players[to]?.family, give: stayOut(place), counter: 0 });
    rules.apply(state, from, made as Action, { dice: seededDice('made') });
    expect(asideAt(state, to)?.action).toEqual({ do: 'shake', deal: 1 });
    expect(asideAt(state, from)).toBeNull();
  });

  it('is waited for at their own Play alone, and taken back when nobody answers', () => {
    const scene = besideTheSea(offer('knights', 'vipers', stayOut('williamsburg'), pay(900)));
    const { knights = -1, vipers = -1 } = scene.seats;
    const view = () => rules.view(scene.state, knights);
    expect(title.dealings?.awaits(view(), knights)).toEqual([vipers]);
    expect(title.dealings?.giveUp(view(), knights)?.action).toEqual({ do: 'withdrawHandshake', deal: 1 });
    rules.apply(scene.state, knights, { do: 'layLow' }, { dice: seededDice('low') });
    expect(title.dealings?.awaits(view(), knights)).toEqual([]);
    expect(title.dealings?.giveUp(view(), knights)).toBeNull();
  });

  it('comes once a Day, and never again in the same words', () => {
    const { state, from } = peaceOnOffer();
    const once = asideAt(state, from)?.once ?? '';
    expect(once).not.toBe('');
    expect(asideAt(state, from, [once])).toBeNull();
    state.day += 1;
    expect(asideAt(state, from, [once])?.once?.split(': ')[1]).not.toBe(once.split(': ')[1]);
  });

  it('is withdrawn when it has lost its sense', () => {
    const scene = besideTheSea(offer('vipers', 'knights', pay(900), stayOut('williamsburg')));
    expect(aside(scene, 'vipers')).toBeNull();
    (scene.state.players[scene.seats.knights ?? -1] as { laidLow: boolean }).laidLow = true;
    expect(aside(scene, 'vipers')?.action).toEqual({ do: 'withdrawHandshake', deal: 1 });
    const poor = besideTheSea(offer('vipers', 'knights', pay(900), null));
    (poor.state.players[poor.seats.vipers ?? -1] as { cash: number }).cash = 800;
    expect(aside(poor, 'vipers')?.action).toEqual({ do: 'withdrawHandshake', deal: 1 });
  });
});

describe('their word', () => {
  /** Everything that is told until the next Day, the Knights by that player. */
  function theDay({ state, seats }: Scene, knights: Policy): GameEvent[] {
    const events: GameEvent[] = [];
    const croupier = { dice: seededDice('day'), tell: (event: GameEvent) => void events.push(event) };
    const hand = policyOf(title, 'priorities') as Policy;
    for (const { day } = state; state.day === day; ) {
      const seat = rules.waiting(state)[0]?.seat ?? -1;
      const policy = seat === seats.knights ? knights : hand;
      rules.apply(state, seat, policy(rules.view(state, seat), seat, seededDice('own')), croupier);
    }
    return events;
  }

  const landed = (events: readonly GameEvent[]) =>
    events.some((event) => event.type === 'moved' && event.seat === KNIGHTS && event.to === 'redHook');

  it.each([
    ['priorities', policyOf(title, 'priorities') as Policy],
    ['search', thinkingPolicy(title, 'search', { iterations: 24 }) as Policy],
  ])('is kept by %s, which would have landed without it', (_, policy) => {
    expect(landed(theDay(atRedHook(), policy))).toBe(true);
    const kept = theDay(atRedHook(...SHAKEN), policy);
    expect(landed(kept)).toBe(false);
    expect(kept).toContainEqual(expect.objectContaining({ type: 'promiseKept', promise: 1 }));
  });

  it('is no obstacle to ground that it is not about, nor to barrels that go alone', () => {
    const { state, seats } = atRedHook(...SHAKEN);
    const seat = seats.knights ?? -1;
    const broken = (action: Action) => breaksWord(state, seat, action);
    const to = (to: string, cargo: object): Action => ({ do: 'move', from: 'coneyIsland', to, ...cargo });
    expect(broken(to('redHook', { runners: 1 }))).toBe(true);
    expect(broken(to('redHook', { rum: 2 }))).toBe(false);
    expect(broken(to('canarsie', { runners: 1 }))).toBe(false);
    expect(breaksWord(state, seats.irish ?? -1, to('redHook', { runners: 1 }))).toBe(false);
    const ideas = title.insight?.candidates(rules.view(state, seat), seat, 100) ?? [];
    expect(ideas.length).toBeGreaterThan(3);
    expect(ideas.filter(broken)).toEqual([]);
  });

  it('is paid for at once, as soon as there is enough', () => {
    expect(aside(atRedHook(...SHAKEN), 'irish')?.action).toEqual({ do: 'giveCash', to: 'knights', amount: 500 });
    const part = atRedHook(...SHAKEN, { seat: 'irish', do: 'giveCash', to: 'knights', amount: 200 });
    expect(aside(part, 'irish', [], 'random')?.action).toEqual({ do: 'giveCash', to: 'knights', amount: 300 });
    (part.state.players[part.seats.irish ?? -1] as { cash: number }).cash = 200;
    expect(aside(part, 'irish')).toBeNull();
  });
});

describe('a dispute of others', () => {
  const words = { text: 'I hit nobody in Queens today.' };
  const claimed = [
    offer('knights', 'vipers', words, null),
    { seat: 'vipers', do: 'shake', deal: 1 },
    { seat: 'vipers', do: 'callBroken', deal: 1, promise: 0 },
    { seat: 'knights', do: 'dispute', deal: 1, promise: 0 },
  ];

  it.each([
    [0, 'kept'],
    [2, 'broken'],
  ])('is decided by who has broken fewer promises: %i Welshers, %s', (welshers, verdict) => {
    const { state, seats } = besideTheSea(...claimed);
    (state.players[seats.knights ?? -1] as { welshers: number }).welshers = welshers;
    for (let n = 0; n < 200 && rules.waiting(state)[0]?.stage !== 'ballot'; n++) {
      const seat = rules.waiting(state)[0]?.seat ?? -1;
      rules.apply(state, seat, rules.idle(state, seat), { dice: seededDice('sunset') });
    }
    const seat = rules.waiting(state)[0]?.seat ?? -1;
    const ballot = policyOf(title, 'priorities')?.(rules.view(state, seat), seat, seededDice('vote'));
    expect(ballot).toEqual({ do: 'vote', deal: 1, promise: 0, vote: verdict });
  });
});

it('play a whole game to its end: all legal, one offer a Day, no word broken, nothing said twice', () => {
  const deal = asideOf(title, 'priorities');
  const days: string[] = [];
  const offers: string[] = [];
  const watched: typeof deal = (view, seat, dice, done) => {
    const dealing = deal?.(view, seat, dice, done) ?? null;
    const { action } = dealing ?? { action: { do: 'nothing' } };
    if (dealing) expect(rules.refuse(view, seat, action)).toBeNull();
    if (action.do === 'offerHandshake' && action.counter === 0) {
      days.push(`${seat} on Day ${(view as View).day}`);
      offers.push(`${seat}: ${JSON.stringify(action)}`);
    }
    return dealing;
  };
  const bots = Array(4).fill({ name: 'dealer', policy: policyOf(title, 'priorities'), aside: watched });
  const { end, failure, state, asides } = playGame(title, bots, 'deals/1', { days: 60, decisions: 20_000 });
  expect([end, failure]).toEqual(['crown', null]);
  expect(Math.min(offers.length, asides.shake ?? 0, asides.giveCash ?? 0)).toBeGreaterThan(2);
  expect([new Set(days).size, new Set(offers).size]).toEqual([offers.length, offers.length]);
  expect((state as State).players.map(({ welshers }) => welshers)).toEqual([0, 0, 0, 0]);
});

it('sees nothing but the view of its seat', () => {
  const { state, seats } = besideTheSea();
  const seat = seats.knights ?? -1;
  const deal = asideOf(title, 'priorities');
  const other = rules.deal(rules.view(rules.copy(state), seat), seat, seededDice('redeal'));
  const said = (from: unknown) => deal?.(rules.view(from, seat), seat, seededDice('same'), []);
  expect((other as typeof state).deck).not.toEqual(state.deck);
  expect(said(other)).toEqual(said(state));
});
