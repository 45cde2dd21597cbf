/** The Board drawn from real positions: nothing throws, and every kind of legal action has its control. */
import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import { Board } from '../../../../client/games/moonshine/Board.tsx';
import type { Entry, SeatCard } from '../../../../client/net/types.ts';
import type { GameEvent } from '../../../../src/engine/rules.ts';
import { rules } from '../../../../src/games/moonshine/rules/index.ts';
import type { State } from '../../../../src/games/moonshine/state.ts';
import { randomGame } from './randomGame.ts';

const NAMES = ['Rosalind', 'Big Tim', 'Ming', 'Ellery'];

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

/** Actions whose place is chosen first: the form is open already, and its places are the controls. */
const OPENED = ['run', 'split', 'loot'];

test('at every stage, every kind of legal action has a control that is not disabled', () => {
  const stages = new Map<string, number>();
  for (const seed of ['a', 'b', 'c', 'd', 'e']) {
    const history: Entry[] = [];
    for (const { state, seat, stage, action, events } of randomGame(`board ${seed}`, 600)) {
      const drawn = stages.get(stage) ?? 0;
      if (drawn < 5) {
        stages.set(stage, drawn + 1);
        const html = draw(state, seat, history);
        for (const name of new Set(rules.actions(state, seat).map((a) => a.do))) {
          if (OPENED.includes(name)) expect(html, name).toContain(`data-do="${name}"`);
          else expect(html, name).toMatch(enabled(name));
        }
      }
      history.push({ number: history.length + 1, seat, action, events: events as unknown as GameEvent[], at: 0 });
    }
  }
  console.log(`stages drawn: ${[...stages.keys()].sort().join(', ')}`);
  expect(stages.size).toBeGreaterThanOrEqual(9);
});

/** A button for that action that is neither `disabled` nor `aria-disabled`. */
function enabled(name: string): RegExp {
  return new RegExp(`<button(?=[^>]*data-do="${name}")(?![^>]* disabled)(?![^>]*aria-disabled="true")[^>]*>`);
}

test('whoever is not asked, and whoever only watches, sees the board and no controls', () => {
  for (const { state, seat } of randomGame('watchers', 12)) {
    for (const eyes of [null, (seat + 1) % state.players.length]) {
      const html = draw(state, eyes);
      expect(html).toContain('Heat Track');
      expect(html).not.toContain('data-do="');
    }
  }
});

test('every District and every player can be found by name', () => {
  const [first] = randomGame('names', 1);
  if (!first) throw new Error('no game');
  const html = draw(first.state, first.seat);
  expect(html.match(/data-district="/g)?.length).toBe(25);
  for (let seat = 0; seat < first.state.players.length; seat++) {
    expect(html).toContain(`aria-label="Ledger of ${NAMES[seat]}"`);
  }
});

test('the end names the winner and ranks everybody', () => {
  const [first] = randomGame('the end', 1);
  if (!first) throw new Error('no game');
  const state = { ...first.state, crowned: 1, stack: [] };
  const html = draw(state, 0);
  expect(html).toContain('Big Tim is crowned');
  expect(html.match(/data-rank="/g)?.length).toBe(state.players.length);
});
