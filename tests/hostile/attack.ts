import { io, type Socket } from 'socket.io-client';
import { seededDice } from '../../src/engine/dice.ts';
import type { Dice } from '../../src/engine/rules.ts';
import { quantiles } from '../load/figures.ts';
import { playOne } from '../load/play.ts';
import { type LiveTable, newAddress } from '../load/screen.ts';
import { malice, type Packet, randomPacket, type Target } from './packets.ts';
import { anyRequest, RAW_FRAMES, RAW_REQUESTS, rawFrame, rawRequest } from './wire.ts';

/** What was sent, and what somebody who only plays noticed of it. */
export interface Attacked {
  packets: number;
  requests: number;
  rawFrames: number;
  /** Connections that the house ended, or never began. */
  cutOff: number;
  /** HTTP answers of 500 and above: there should be none. */
  serverErrors: number;
  /** The moves of a table that nobody attacks, in milliseconds to all its screens: before, and meanwhile. */
  quiet: Moves;
  normal: Moves;
}

export interface Moves {
  moves: number;
  failed: number;
  p50: number;
  p99: number;
  max: number;
}

const BATCH = 50;
const HANDS = 8;
const MOVES_APART_MS = 50;
const QUIET_MS = 3000;

/** Sends so many packets from strangers and from a seat's holder, and requests and raw bytes beside them, while another table plays. */
export async function attack(url: string, target: Target, bystanders: LiveTable, packets: number): Promise<Attacked> {
  const count = { packets: 0, requests: 0, rawFrames: 0, cutOff: 0, serverErrors: 0 };
  const quiet = await quietly(bystanders);
  const state = { going: true };
  const normal = playOn(bystanders, state);
  const stranger: Target = { ...target, chair: { ...target.chair, credentials: 'guess' } };
  const hands = Array.from({ length: HANDS }, async (_, hand) => {
    const dice = seededDice(`hand ${hand}`);
    const aim = hand % 2 === 0 ? stranger : target;
    while (count.packets < packets) count.cutOff += await batch(url, dice, aim, (sent) => (count.packets += sent));
  });
  const below = async () => {
    const dice = seededDice('below');
    while (count.packets < packets) {
      await rawFrame(url, RAW_FRAMES[dice.below(RAW_FRAMES.length)] ?? '');
      await rawRequest(url, RAW_REQUESTS[dice.below(RAW_REQUESTS.length)] ?? '');
      const status = await anyRequest(url, dice, target.matchID);
      if (status >= 500) count.serverErrors += 1;
      count.rawFrames += 1;
      count.requests += 2;
    }
  };
  await Promise.all([...hands, below()]);
  state.going = false;
  return { ...count, quiet, normal: await normal };
}

/** One connection's worth of packets: until they are sent or the house has had enough. Returns 1 when it was cut off. */
async function batch(url: string, dice: Dice, target: Target, sent: (count: number) => void): Promise<number> {
  const socket = await openSocket(url, dice);
  if (!socket) return 1;
  for (let n = 0; n < 20 && socket.connected; n++) {
    const packets = someOf(dice, target);
    for (const packet of packets) socket.emit(...packet);
    sent(packets.length);
    const pong = socket.timeout(5000).emitWithAck('unwatch', { matchID: target.matchID });
    const gone = new Promise((resolve) => socket.once('disconnect', resolve));
    await Promise.race([pong.catch(() => undefined), gone]);
  }
  const cutOff = socket.connected ? 0 : 1;
  socket.disconnect();
  return cutOff;
}

function someOf(dice: Dice, target: Target): Packet[] {
  const kind = dice.below(40);
  if (kind === 0) return [['act', { matchID: target.matchID, junk: 'x'.repeat(1_000_000) }]];
  if (kind < 4) return malice(target);
  return Array.from({ length: BATCH }, () => randomPacket(dice, target));
}

function openSocket(url: string, dice: Dice): Promise<Socket | null> {
  const namespace = dice.below(2) === 0 ? '/' : '/moonshine';
  const options = { transports: ['websocket'], forceNew: true, reconnection: false, extraHeaders: newAddress() };
  const socket = io(url + namespace, options);
  return new Promise((resolve) => {
    socket.once('connect', () => resolve(socket));
    socket.once('connect_error', () => resolve(null));
  });
}

/** What the table's moves take when nobody attacks: on a busy machine that alone may be long. */
async function quietly(table: LiveTable): Promise<Moves> {
  const state = { going: true };
  setTimeout(() => {
    state.going = false;
  }, QUIET_MS);
  return playOn(table, state);
}

async function playOn(table: LiveTable, state: { going: boolean }): Promise<Moves> {
  const dice = seededDice('bystanders');
  const times: number[] = [];
  let failed = 0;
  while (state.going) {
    const took = await playOne(table, dice);
    if (took === 'over') break;
    if (took === null) failed += 1;
    else times.push(took);
    await new Promise((resolve) => setTimeout(resolve, MOVES_APART_MS));
  }
  const { p50, p99 } = quantiles(times);
  return { moves: times.length, failed, p50, p99, max: Math.round(Math.max(0, ...times)) };
}
