import { randomPolicy } from '../../src/bots/random.ts';
import { seededDice } from '../../src/engine/dice.ts';
import type { Dice } from '../../src/engine/rules.ts';
import type { LiveTable, Screen } from './screen.ts';

/** What came of playing for a while. */
export interface Played {
  /** Milliseconds from the moment that a move was sent until the last screen of its table showed it. */
  latencies: number[];
  /** Bytes of each update on the wire. */
  updates: number[];
  errors: number;
  /** Tables whose game ended meanwhile. */
  over: number;
}

const PATIENCE_MS = 5000;

/** Plays at every table for so many seconds, one action a second each, begun at different moments. */
export async function playAll(tables: readonly LiveTable[], seconds: number): Promise<Played> {
  const played: Played = { latencies: [], updates: [], errors: 0, over: 0 };
  for (const { screens } of tables) for (const { updates } of screens) updates.length = 0;
  const end = performance.now() + seconds * 1000;
  const paced = tables.map(async (table, index) => {
    const dice = seededDice(`load ${index}`);
    await pause((1000 * index) / tables.length);
    while (performance.now() < end) {
      const start = performance.now();
      const took = await playOne(table, dice);
      if (took === 'over') {
        played.over += 1;
        return;
      }
      if (took === null) played.errors += 1;
      else played.latencies.push(took);
      await pause(1000 - (performance.now() - start));
    }
  });
  await Promise.all(paced);
  for (const { screens } of tables) for (const { updates } of screens) played.updates.push(...updates);
  return played;
}

/** One action of whoever is asked. Null: refused, or some screen did not show it in time. */
export async function playOne({ title, screens, act }: LiveTable, dice: Dice): Promise<number | 'over' | null> {
  const asked = screens[0]?.waiting[0]?.seat;
  const actor = screens.find((screen) => screen.seat === asked);
  if (!actor) return 'over';
  const action = randomPolicy(title.rules, title.weigh)(actor.view, actor.seat, dice);
  const shown = Promise.all(screens.map((screen) => reaches(screen, actor.number + 1)));
  const start = performance.now();
  const accepted = await act(actor, action).catch(() => false);
  const times = accepted ? await shown : [null];
  for (const screen of screens) screen.onNumber = () => undefined;
  return times.some((time) => time === null) ? null : Math.max(...times.map(Number)) - start;
}

/** When that screen shows that number; null: not in time. */
function reaches(screen: Screen, number: number): Promise<number | null> {
  return new Promise((resolve) => {
    const late = setTimeout(() => resolve(null), PATIENCE_MS);
    screen.onNumber = (now) => {
      if (now < number) return;
      clearTimeout(late);
      resolve(performance.now());
    };
  });
}

function pause(ms: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, Math.max(0, ms)));
}
