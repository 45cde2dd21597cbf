import { type ChildProcess, spawn } from 'node:child_process';
import { Inspector } from './inspector.ts';

/** A server in a process of its own, looked at through its inspector. */
export interface Measured {
  url: string;
  process: ChildProcess;
  inspector: Inspector;
  stop(): Promise<void>;
}

const BUILT = 'dist/server/main.js';
const STOCK = ['--import', 'tsx', 'tests/load/stockServer.ts'];

/** The house as `npm run build` made it. It believes what a proxy would say of its callers, so that each table can have its own address. */
export function startHouse(env: Record<string, string>): Promise<Measured> {
  return start([BUILT], { TRUST_PROXY: '1', BOT_DELAY_MS: '50', ...env });
}

/** boardgame.io's own server with the same games. */
export function startStock(): Promise<Measured> {
  return start(STOCK, {});
}

async function start(args: string[], env: Record<string, string>): Promise<Measured> {
  const child = spawn(process.execPath, ['--inspect=127.0.0.1:0', ...args], {
    env: { PATH: process.env.PATH ?? '', NODE_ENV: 'production', HOST: '127.0.0.1', PORT: '0', ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let [out, err] = ['', ''];
  const found = (pattern: RegExp, text: () => string) =>
    new Promise<string>((resolve, reject) => {
      const look = () => {
        const hit = pattern.exec(text())?.[0];
        if (hit) resolve(hit);
      };
      child.stdout.on('data', look);
      child.stderr.on('data', look);
      child.once('exit', () => reject(new Error(`the server ended before it opened: ${err.slice(0, 500)}`)));
    });
  child.stdout.on('data', (data) => {
    out += data;
  });
  child.stderr.on('data', (data) => {
    err += data;
  });
  const [inspect, url] = await Promise.all([found(/ws:\/\/\S+/, () => err), found(/http:\/\/\S+/, () => out)]);
  const inspector = await Inspector.connect(inspect);
  const stop = async () => {
    inspector.close();
    const ended = new Promise((resolve) => child.once('exit', resolve));
    child.kill('SIGTERM');
    const hard = setTimeout(() => child.kill('SIGKILL'), 10_000);
    await ended;
    clearTimeout(hard);
  };
  return { url: url.replace('localhost', '127.0.0.1'), process: child, inspector, stop };
}
