import { connect } from 'node:net';
import type { Dice } from '../../src/engine/rules.ts';
import { newAddress } from '../load/screen.ts';
import { deep, ODD } from './packets.ts';

/** Frames that are no packets, or packets that have ended servers before. */
export const RAW_FRAMES: readonly string[] = [
  '2{"toString":"foo"}',
  '42[{"toString":"foo"}]',
  '42["error",1]',
  '42["disconnect"]',
  '42["__proto__",{"a":1}]',
  '451-["a",{"_placeholder":true,"num":9}]',
  '451-["act",{"_placeholder":true,"num":"constructor"}]',
  '4',
  '',
  '9',
  '40/nowhere,',
  '40/__proto__,{}',
  '431["late"]',
  '42999999999999999999["act",{}]',
  `42["act","${'x'.repeat(100_000)}"]`,
  '42'.padEnd(60_000, '['),
  `42["act",${'{"a":'.repeat(9000)}1${'}'.repeat(9000)}]`,
];

/** One connection below socket.io: those frames, one each connection. Resolves when the house has closed it or a moment has passed. */
export async function rawFrame(url: string, frame: string): Promise<void> {
  const socket = new WebSocket(`${url.replace('http', 'ws')}/socket.io/?EIO=4&transport=websocket`);
  await new Promise<void>((resolve) => {
    socket.addEventListener('open', () => resolve());
    socket.addEventListener('error', () => resolve());
  });
  if (socket.readyState !== WebSocket.OPEN) return;
  socket.send('40');
  socket.send(frame);
  await new Promise((resolve) => setTimeout(resolve, 10));
  socket.close();
}

/** What is no HTTP, or hardly. */
export const RAW_REQUESTS: readonly string[] = [
  'GET / HTTP/1.1\r\n\r\n',
  'GET /%00%ff%fe HTTP/1.1\r\nHost: x\r\n\r\n',
  'GET /../../etc/passwd HTTP/1.1\r\nHost: x\r\n\r\n',
  'GET /..%2f..%2fetc/passwd HTTP/1.1\r\nHost: x\r\n\r\n',
  'GET //evil.example/%0d%0aSet-Cookie:a=b HTTP/1.1\r\nHost: x\r\n\r\n',
  'POST /games/moonshine/create HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: 10\r\n\r\n{',
  'POST /games/moonshine/create HTTP/1.1\r\nHost: x\r\nContent-Length: -1\r\n\r\n',
  'POST / HTTP/1.1\r\nHost: x\r\nTransfer-Encoding: chunked\r\n\r\nZZZ\r\n',
  `GET / HTTP/1.1\r\nHost: x\r\n${Array.from({ length: 2500 }, (_, n) => `a${n}: b\r\n`).join('')}\r\n`,
  `GET /socket.io/?EIO=4&transport=websocket HTTP/1.1\r\nHost: x\r\nConnection: Upgrade\r\nUpgrade: websocket\r\nSec-WebSocket-Version: 13\r\nSec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n${Array.from({ length: 1990 }, (_, n) => `a${n}: b\r\n`).join('')}\r\n`,
  'GET /socket.io/?EIO=4&transport=websocket HTTP/1.1\r\nHost: x\r\nConnection: Upgrade\r\nUpgrade: nothing\r\n\r\n',
  `GET /${'x'.repeat(20_000)} HTTP/1.1\r\nHost: x\r\n\r\n`,
  '\u0016\u0003\u0001\u0002\u0000\u0001\u0000\u0001',
  'PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n',
];

/** Sends that text to the port and hangs up. */
export function rawRequest(url: string, text: string): Promise<void> {
  const { hostname, port } = new URL(url);
  return new Promise((resolve) => {
    const socket = connect(Number(port), hostname, () => socket.write(text));
    socket.setTimeout(50, () => socket.destroy());
    socket.on('error', () => undefined);
    socket.on('data', () => undefined);
    socket.on('close', () => resolve());
  });
}

const PATHS = [
  '/',
  '/games',
  '/games/__proto__',
  '/games/moonshine',
  '/games/moonshine/create',
  '/games/constructor/create',
  '/games/moonshine/MATCH',
  '/games/moonshine/MATCH/join',
  '/games/moonshine/MATCH/leave',
  '/games/moonshine/MATCH/update',
  '/games/moonshine/MATCH/playAgain',
  '/api/tables',
  '/api/tables?before=1-x&title=__proto__',
  '/api/tables/MATCH',
  '/api/tables/MATCH/replay?from=-1&to=1e999&eyes=__proto__',
  '/api/tables/MATCH/replay?from[]=1',
  '/api/tables/MATCH/file?eyes=all',
  '/api/tables/MATCH/report?at=99999999999999999999',
  '/api/tables/MATCH/seats/__proto__',
  '/api/import',
  '/api/admin/overview',
  '/metrics',
  '/socket.io/?EIO=4&transport=polling',
  '/socket.io/?EIO=999&transport=constructor',
  '/assets/../../../package.json',
];
const METHODS = ['GET', 'POST', 'PUT', 'DELETE', 'OPTIONS', 'HEAD', 'PATCH'];

/** One request of any shape, from an address of its own. Resolves with its status; 0 when it was cut off. */
export async function anyRequest(url: string, dice: Dice, matchID: string): Promise<number> {
  const path = (PATHS[dice.below(PATHS.length)] ?? '/').replace('MATCH', dice.below(3) === 0 ? '__proto__' : matchID);
  const method = METHODS[dice.below(METHODS.length)] ?? 'GET';
  const bodiless = method === 'GET' || method === 'HEAD';
  const headers = {
    ...newAddress(),
    'content-type': 'application/json',
    'x-seat-credentials': 'x'.repeat(dice.below(300)),
  };
  const init = { method, headers, ...(bodiless ? {} : { body: bodyOf(dice) }) };
  try {
    const response = await fetch(url + path, init);
    await response.arrayBuffer();
    return response.status;
  } catch {
    return 0;
  }
}

function bodyOf(dice: Dice): string {
  const odd = () => ODD[dice.below(ODD.length)];
  const kind = dice.below(8);
  if (kind === 0) return 'x'.repeat(1_000_000);
  if (kind === 1) return '{"numPlayers":';
  if (kind === 2) return JSON.stringify(deep(3000));
  if (kind === 3) return '{"playerID":"__proto__","playerName":"polluted","data":{"a":1}}';
  if (kind === 4) return JSON.stringify({ numPlayers: odd(), setupData: odd(), unlisted: odd() });
  if (kind === 5) return JSON.stringify({ playerID: odd(), credentials: odd(), playerName: odd(), bot: odd() });
  return JSON.stringify(odd()) ?? '';
}
