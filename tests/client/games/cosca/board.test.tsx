/** The Board of COSCA drawn from real positions: every legal action has its control, and nobody sees behind another's screen. */
import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import { Board } from '../../../../client/games/cosca/Board.tsx';
import type { Entry, SeatCard } from '../../../../client/net/types.ts';
import type { GameEvent } from '../../../../src/engine/rules.ts';
import { PLACES } from '../../../../src/games/cosca/data/places.ts';
import { rules } from '../../../../src/games/cosca/rules/index.ts';
import type { State } from '../../../../src/games/cosca/state.ts';
import { randomGame } from './randomGame.ts';

const NAMES = ['Rosalind', 'Big Tim', 'Ming', 'Ellery', 'Josephine'];

function draw(state: State, seat: number | null, history: Entry[] = []): string {
  const seats = state.players.map(
    (_, i): SeatCard => ({ seat: i, kind: 'human', name: NAMES[i] ?? '', connected: true }),
  );
  return renderToString(
    <Board
      view={rules.view(state, seat)}
      seat={seat}
      seats={seats}
      waiting={rules.waiting(state)}
      outcome={rules.outcome(state)}
      history={history}
      act={async () => null}
      title="A table"
    />,
  );
}

/** A button with that attribute that can be pressed. */
const enabled = (what: string) => new RegExp(`<button(?=[^>]*${what})(?![^>]* disabled)[^>]*>`);

test('at every stage each legal action has controls that are not disabled', () => {
  const drawn = new Map<string, number>();
  for (const seed of ['a', 'b', 'c', 'd', 'e']) {
    for (const { state, seat, stage } of randomGame(`board ${seed}`)) {
      drawn.set(stage, (drawn.get(stage) ?? 0) + 1);
      if ((drawn.get(stage) ?? 0) > 20) continue;
      const html = draw(state, seat);
      for (const control of controlsOf(state, seat)) expect(html, control).toMatch(enabled(control));
    }
  }
  console.log(`stages drawn: ${[...drawn].map(([stage, n]) => `${stage} ${n}`).join(', ')}`);
  expect([...drawn.keys()].sort()).toEqual([...rules.stages].sort());
});

/** Attributes of the buttons that the legal actions of that seat need. */
function controlsOf(state: State, seat: number): string[] {
  return rules.actions(state, seat).flatMap((action) => {
    switch (action.do) {
      case 'setDice':
        return PLACES.map((place) => `data-turn="${place}"`);
      case 'gunShop':
        return ['data-do="gunShop"', ...(Number(action.n) > 0 ? ['aria-label="More Weapons"'] : [])];
      case 'club':
        return ['data-do="club"', ...(action.mobsters as string[]).map((id) => `data-guest="${id}"`)];
      case 'villa':
        return [`data-use="${action.use}"`];
      default: {
        const more = ['Money', 'Weapons'].filter((what) => Number(action[what.toLowerCase()]) > 0);
        return ['data-do="fight"', ...more.map((what) => `aria-label="More ${what}"`)];
      }
    }
  });
}

test('whoever has sealed may change it or take it back, and nobody else sees what it is', () => {
  const seen = new Set<string>();
  for (const { after, seat, stage, action } of randomGame('sealed', {}, 4)) {
    if (!after.sealed[seat] || seen.has(stage)) continue;
    seen.add(stage);
    const mine = draw(after, seat);
    expect(mine).toMatch(enabled('data-do="withdraw"'));
    expect(mine).toMatch(enabled(`data-do="${action.do}"`));
    for (const eyes of [null, ...after.players.keys()].filter((one) => one !== seat)) {
      // Whatever lies there instead, the markup is the same.
      for (const other of rules.asides(after, seat).slice(1, 8)) {
        const changed = rules.copy(after);
        rules.apply(changed, seat, other, { dice: { die: () => 1, below: () => 0 } });
        expect(draw(changed, eyes)).toBe(draw(after, eyes));
      }
    }
  }
  expect(seen).toContain('setDice');
  expect(seen).toContain('fight');
});

test('at a table of secret timing the markup does not tell who is ready', () => {
  for (const { state, after, seat, stage } of randomGame('secret', { sealed_timing: 'secret' }, 3)) {
    if (stage !== 'setDice' || !after.sealed[seat]) continue;
    const eyes = (seat + 1) % 3;
    const told = rules.waiting(rules.view(after, eyes));
    const html = (of: State) => draw(of, eyes);
    expect(told.some((one) => one.seat === seat)).toBe(true);
    expect(html(after).match(/data-ready="true"/g) ?? []).toEqual(html(state).match(/data-ready="true"/g) ?? []);
  }
});

test('who only watches sees the table and no controls; mobsters and families can be found', () => {
  const [first] = randomGame('watchers', {}, 5);
  if (!first) throw new Error('no game');
  const html = draw(first.state, null);
  expect(html).not.toContain('data-do="');
  expect(html).not.toContain('data-turn="');
  expect(html.match(/data-mobster="/g)?.length).toBe(5);
  for (const name of NAMES) expect(html).toContain(`aria-label="Screen of ${name}"`);
  for (const id of first.state.deck) expect(html).not.toContain(id);
});

test('the end names the winner and ranks everybody', () => {
  const history: Entry[] = [];
  let last: State | null = null;
  for (const { after, seat, action, events } of randomGame('the end', {}, 3)) {
    history.push({ number: history.length + 1, seat, action, events: events as unknown as GameEvent[], at: 0 });
    last = after;
  }
  if (!last) throw new Error('no game');
  const html = draw(last, 0, history);
  const winner = rules.outcome(last)?.winner;
  expect(html).toContain(typeof winner === 'number' ? `${NAMES[winner]} takes over the city` : 'A shared victory');
  expect(html.match(/data-rank="/g)?.length).toBe(3);
});
