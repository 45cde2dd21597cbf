import { seededDice } from '../../src/engine/dice.ts';
import { type Quantiles, quantiles } from './figures.ts';
import { firstSync } from './houseTable.ts';
import { playOne } from './play.ts';
import { type LiveTable, newAddress } from './screen.ts';

/** A match that has gone on for long: what a newcomer is sent, and how long a look back takes. */
export interface LongFigures {
  actions: number;
  /** Bytes on the wire of a newcomer's first sync. */
  firstSync: number;
  /** Milliseconds until any one line's position was there, asked over HTTP. */
  storedAt: Quantiles;
}

const LOOKS = 40;

/** Plays that many actions as fast as they are answered, or to the end of the game, and looks. */
export async function measureLong(url: string, table: LiveTable, actions: number): Promise<LongFigures> {
  const dice = seededDice('a long match');
  let made = 0;
  for (; made < actions; made++) if ((await playOne(table, dice)) === 'over') break;
  const times: number[] = [];
  for (let n = 0; n < LOOKS; n++) {
    const number = dice.below(made) + 1;
    const start = performance.now();
    const path = `${url}/api/tables/${table.matchID}/replay?from=${number}&to=${number}`;
    const response = await fetch(path, { headers: newAddress() });
    await response.arrayBuffer();
    if (response.ok) times.push(performance.now() - start);
  }
  return { actions: made, firstSync: await firstSync(url, table.matchID), storedAt: quantiles(times) };
}
