import { type ChildProcess, spawn } from 'node:child_process';
import { existsSync, readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';

/** The server as a process of its own. */
export interface Child {
  process: ChildProcess;
  /** Resolves with the address it prints; rejects when it ends before. */
  open: Promise<string>;
  /** Resolves with its exit code, or the signal that ended it. */
  ended: Promise<number | string>;
  stderr(): string;
  stdout(): string;
}

/** Starts it with that environment and nothing else of ours. `asNode` makes it believe in another version of Node. */
export function startChild(env: Record<string, string>, asNode?: string): Child {
  const args =
    asNode === undefined
      ? programme('main', 'server/main.ts')
      : ['--import', 'tsx', ...preload(asNode), 'server/main.ts'];
  return spawned(args, env);
}

/** Posts JSON to a process, and gives the JSON it answers with, whatever its status. */
export async function post(url: string, body: unknown, more = {}): Promise<Record<string, string>> {
  const headers = { 'content-type': 'application/json', ...more };
  const response = await fetch(url, { method: 'POST', headers, body: JSON.stringify(body) });
  return response.json() as Promise<Record<string, string>>;
}

/**
 * What Node is to run: what `npm run build` has made under that name, where it is of what stands in the sources now; else the
 * source. The first opens in a third of the time.
 */
export function programme(name: string, source: string): string[] {
  const built = `dist/server/${name}.js`;
  const fresh = existsSync(built) && statSync(built).mtimeMs > newest();
  return fresh ? [built] : ['--import', 'tsx', source];
}

function newest(): number {
  const files = ['server', 'src'].flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((path) => statSync(join(folder, path)).mtimeMs),
  );
  return Math.max(...files);
}

/** Starts what `npm run build` has made, with plain Node. */
export function startBuilt(env: Record<string, string>): Child {
  return spawned(['dist/server/main.js'], env);
}

function preload(asNode: string | undefined): string[] {
  const lie = `Object.defineProperty(process.versions, 'node', { value: ${JSON.stringify(asNode)} })`;
  return asNode === undefined ? [] : ['--import', `data:text/javascript,${encodeURIComponent(lie)}`];
}

function spawned(args: string[], env: Record<string, string>): Child {
  const started = spawn(process.execPath, args, {
    env: { PATH: process.env.PATH ?? '', HOST: '127.0.0.1', PORT: '0', ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let [out, err] = ['', ''];
  const ended = new Promise<number | string>((resolve) => {
    started.once('exit', (code, signal) => resolve(code ?? signal ?? 'gone'));
  });
  const open = new Promise<string>((resolve, reject) => {
    started.stdout.on('data', (data) => {
      out += data;
      const url = /http:\/\/\S+/.exec(out)?.[0];
      if (url) resolve(url.replace('localhost', '127.0.0.1'));
    });
    void ended.then((how) => reject(new Error(`ended (${how}) before it opened: ${err}`)));
  });
  open.catch(() => undefined);
  started.stderr.on('data', (data) => {
    err += data;
  });
  return { process: started, open, ended, stdout: () => out, stderr: () => err };
}
