import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { type Config, readConfig } from '../../server/config.ts';
import { freePort, NGINX, nginxSays } from './nginx.ts';

/** What deploy/ says, checked against what it speaks of: the server's settings, the package's commands, the ports and each other. */

interface Service {
  image: string;
  build?: { context: string; dockerfile: string };
  environment?: Record<string, string>;
  depends_on?: Record<string, { condition: string }>;
  ports?: string[];
  volumes?: string[];
  healthcheck?: { test: string[] };
}

const read = (name: string) => readFileSync(`deploy/${name}`, 'utf8');
const compose = parse(read('compose.yaml')) as { services: Record<string, Service>; volumes: object };
const dockerfile = read('Dockerfile');
const scripts = JSON.parse(readFileSync('package.json', 'utf8'));
const services = Object.entries(compose.services);
const servers = services.filter(([, { build }]) => build);

/** `${NAME}`, `${NAME:-usual}` and `${NAME:?complaint}`, as compose fills them in. */
function filledIn(text: string, env: Readonly<Record<string, string>>): string {
  return text.replace(/\$\{([A-Z_]+)(?::([-?])([^}]*))?\}/g, (_, name: string, kind, rest: string) => {
    if (env[name]) return env[name];
    if (kind === '?') throw new Error(`${name}: ${rest}`);
    return kind === '-' ? rest : '';
  });
}

const example = Object.fromEntries([...read('.env.example').matchAll(/^([A-Z_]+)=(.*)$/gm)].map(([, k, v]) => [k, v]));
const answers = { ...example, POSTGRES_PASSWORD: 'a-password' };

/** The settings that a server of compose's has, and the names that it looked at. */
function settingsOf(service: Service): { config: Config; asked: Set<string> } {
  const given = Object.entries(service.environment ?? {}).map(([name, text]) => [name, filledIn(text, answers)]);
  const asked = new Set<string>();
  const env = new Proxy<Record<string, string>>(Object.fromEntries(given), {
    get(own, name) {
      asked.add(String(name));
      return own[String(name)];
    },
  });
  const result = readConfig(env);
  if (!result.ok) throw new Error(result.message);
  return { config: result.config, asked };
}

test('two servers, each with settings that a server reads and takes', () => {
  expect(servers.map(([name]) => name)).toEqual(['server1', 'server2']);
  for (const [, service] of servers) {
    const { config, asked } = settingsOf(service);
    for (const name of Object.keys(service.environment ?? {})) expect(asked).toContain(name);
    expect(config).toMatchObject({ trustProxy: true, publicUrl: 'https://backroom.example', logLevel: 'info' });
    const { environment = {} } = compose.services.database ?? {};
    const url = new URL(config.database);
    expect([url.hostname, url.username, url.password, url.pathname]).toEqual([
      'database',
      environment.POSTGRES_USER,
      filledIn(environment.POSTGRES_PASSWORD ?? '', answers),
      `/${environment.POSTGRES_DB}`,
    ]);
  }
});

test('what must be filled in is asked for, and what may be is in the example', () => {
  const named = [...read('compose.yaml').matchAll(/\$\{([A-Z_]+)/g)].map((match) => match[1] ?? '');
  for (const name of named.filter((name) => name !== 'LOG_LEVEL')) expect(Object.keys(example)).toContain(name);
  expect(() => filledIn(servers[0]?.[1].environment?.DATABASE_URL ?? '', example)).toThrow(/POSTGRES_PASSWORD/);
});

test('who waits for whom, and whose health is asked for', () => {
  for (const [, { depends_on = {} }] of services) {
    for (const [name, { condition }] of Object.entries(depends_on)) {
      expect(condition).toBe('service_healthy');
      const other = compose.services[name];
      expect(other?.healthcheck?.test ?? (other?.build && /^HEALTHCHECK/m.exec(dockerfile))).toBeTruthy();
    }
  }
  expect(Object.keys(compose.services.proxy?.depends_on ?? {})).toEqual(servers.map(([name]) => name));
});

test('ports, files and volumes are there', () => {
  const port = /^ENV .*\bPORT=(\d+)/m.exec(dockerfile)?.[1];
  expect(dockerfile).toMatch(new RegExp(`^EXPOSE ${port}$`, 'm'));
  expect(dockerfile).toContain(`http://127.0.0.1:${port}/ready`);
  const upstream = [...read('nginx.conf').matchAll(/^\s+server (\S+):(\d+) /gm)].map(([, name, at]) => [name, at]);
  expect(upstream).toEqual(servers.map(([name]) => [name, port]));
  const listens = /^\s+listen (\d+);/m.exec(read('nginx.conf'))?.[1];
  expect(compose.services.proxy?.ports?.map((one) => filledIn(one, {}))).toEqual([`80:${listens}`]);
  for (const [from = ''] of services.flatMap(([, one]) => one.volumes ?? []).map((one) => one.split(':'))) {
    if (from.startsWith('.')) expect(existsSync(join('deploy', from))).toBe(true);
    else expect(Object.keys(compose.volumes)).toContain(from);
  }
});

test('the image is built and begun as the package is, and its commands are what the build makes', () => {
  const [build, start] = String(scripts.scripts.start).split(' && ');
  expect(dockerfile).toContain(`RUN ${build} `);
  const command = JSON.parse(/^CMD (\[.*\])$/m.exec(dockerfile)?.[1] ?? '[]');
  expect(command.join(' ')).toBe(start);
  const major = /^FROM node:(\d+)-/m.exec(dockerfile)?.[1];
  expect(String(scripts.dependencies.node).split('.')[0]).toBe(major);
  const made = readFileSync('vite.server.config.ts', 'utf8');
  for (const [, name] of read('README.md').matchAll(/dist\/server\/(\w+)\.js/g))
    expect(made).toContain(`${name}: 'server/`);
});

test('nothing of this machine gets into the image: neither what git leaves out nor the filled-in example', () => {
  const left = readFileSync('.dockerignore', 'utf8').split('\n');
  const ours = readFileSync('.gitignore', 'utf8').trim().split('\n');
  for (const name of [...ours.map((line) => line.replace(/^\/|\/$/g, '')), '.git', 'deploy/.env']) {
    expect(left).toContain(name);
  }
});

const built = existsSync('dist/server/main.js');
if (!built) console.log('skipped: what the built server asks for, because npm run build has not made it');

test.skipIf(!built)('the built server asks for nothing that the image leaves out', () => {
  const files = readdirSync('dist/server').filter((file) => file.endsWith('.js'));
  const text = files.map((file) => readFileSync(join('dist/server', file), 'utf8')).join('\n');
  const asked = [...text.matchAll(/^(?:import|export)\b[^'"\n]*["']([^'"./][^'"]*)["'];?$/gm)].map(
    (match) => match[1] ?? '',
  );
  const packages = asked.filter((name) => !name.startsWith('node:')).map((name) => /^(@[^/]+\/)?[^/]+/.exec(name)?.[0]);
  expect(packages).toContain('koa');
  const { packages: locked } = JSON.parse(readFileSync('package-lock.json', 'utf8'));
  for (const name of packages) expect([name, locked[`node_modules/${name}`]?.dev ?? false]).toEqual([name, false]);
  for (const name of packages) expect(locked).toHaveProperty([`node_modules/${name}`]);
});

if (!NGINX) console.log('skipped: nginx’s own opinion of nginx.conf, because none is installed');

test.skipIf(!NGINX)('nginx finds nothing wrong with its configuration', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'backroom-nginx-'));
  const here = read('nginx.conf')
    .replace(/server[12]:8000/g, '127.0.0.1:8000')
    .replace('listen 80;', `listen 127.0.0.1:${await freePort()};`);
  const file = join(folder, 'nginx.conf');
  writeFileSync(file, here.replace('/tmp/nginx.pid', join(folder, 'nginx.pid')));
  expect(nginxSays(file)).toMatch(/test is successful/);
  writeFileSync(file, here.replace('worker_connections', 'worker_conections'));
  expect(nginxSays(file)).toMatch(/unknown directive/);
  rmSync(folder, { recursive: true, force: true });
});
