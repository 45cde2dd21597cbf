import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { type AddressInfo, createServer } from 'node:net';

/** Where an nginx is installed; undefined: nowhere. */
export const NGINX = ['/usr/sbin/nginx', '/usr/local/sbin/nginx'].find((path) => existsSync(path));

/** What `nginx -t` says of that configuration. */
export function nginxSays(file: string): string {
  return spawnSync(NGINX ?? '', ['-t', '-c', file, '-e', 'stderr'], { encoding: 'utf8' }).stderr;
}

/** A port of this machine that nobody listens on now. */
export function freePort(): Promise<number> {
  return new Promise((resolve) => {
    const probe = createServer().listen(0, '127.0.0.1', () => {
      const { port } = probe.address() as AddressInfo;
      probe.close(() => resolve(port));
    });
  });
}
