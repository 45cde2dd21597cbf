/** What the server is told from outside. */
export interface Config {
  /** 0 lets the system choose. */
  port: number;
  /** The address to listen on; undefined: all of them. */
  host: string | undefined;
  /** `sqlite:PATH`, `sqlite::memory:` or `postgres://...`. */
  database: string;
  /** The origin that browsers reach the house under; undefined: any local one, and whatever the request says it came to. */
  publicUrl: string | undefined;
  logLevel: string;
  botDelayMs: number;
  /** Whether a proxy in front says who the client is (`X-Forwarded-For`). */
  trustProxy: boolean;
  /** Opens `/metrics` to who sends it; undefined: it is off. */
  metricsToken: string | undefined;
  /** Opens the page of whoever runs the house; undefined: it is off. */
  adminToken: string | undefined;
  /** How many days after its last action a match that is over (or closed) is kept; 0: for ever. */
  retentionDays: number;
  /** How many days a table may wait for its players. */
  openTableDays: number;
}

/** Whether a browser page of that origin may talk to us, which answers under that host. No origin: not a browser page. */
export type OriginRule = (origin: string | undefined, host: string | undefined) => boolean;

type Read = { ok: true; config: Config } | { ok: false; message: string };
type Env = Readonly<Record<string, string | undefined>>;

const LEVELS = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'];

/** Reads the environment: see `Config`. One clear line for a wrong value. */
export function readConfig(env: Env): Read {
  try {
    return { ok: true, config: fromEnv(env) };
  } catch (error) {
    return { ok: false, message: error instanceof Error ? error.message : String(error) };
  }
}

function fromEnv(env: Env): Config {
  return {
    port: whole('PORT', env.PORT, 8000, 65_535),
    host: hostOf(env.HOST),
    database: databaseOf(env.DATABASE_URL),
    publicUrl: publicUrlOf(env.PUBLIC_URL),
    logLevel: oneOf('LOG_LEVEL', env.LOG_LEVEL, 'warn', LEVELS),
    botDelayMs: whole('BOT_DELAY_MS', env.BOT_DELAY_MS, 600, 60_000),
    trustProxy: oneOf('TRUST_PROXY', env.TRUST_PROXY, '0', ['0', '1']) === '1',
    metricsToken: tokenOf('METRICS_TOKEN', env.METRICS_TOKEN),
    adminToken: tokenOf('ADMIN_TOKEN', env.ADMIN_TOKEN),
    retentionDays: whole('RETENTION_DAYS', env.RETENTION_DAYS, 0, 36_500),
    openTableDays: whole('OPEN_TABLE_DAYS', env.OPEN_TABLE_DAYS, 7, 36_500),
  };
}

function whole(name: string, text: string | undefined, usual: number, most: number): number {
  if (text === undefined || text === '') return usual;
  const value = /^\d{1,9}$/.test(text) ? Number(text) : Number.NaN;
  if (value <= most) return value;
  throw new Error(`${name} must be a whole number from 0 to ${most}, not ${shown(text)}.`);
}

function oneOf(name: string, text: string | undefined, usual: string, values: readonly string[]): string {
  if (text === undefined || text === '') return usual;
  if (values.includes(text)) return text;
  throw new Error(`${name} must be one of ${values.join(', ')}, not ${shown(text)}.`);
}

function hostOf(text: string | undefined): string | undefined {
  if (text === undefined || text === '') return undefined;
  if (/^[A-Za-z0-9.:_-]{1,253}$/.test(text)) return text;
  throw new Error(`HOST must be an address or a host name, not ${shown(text)}.`);
}

/** A token is a secret: what is wrong with it is said without repeating it. */
function tokenOf(name: string, text: string | undefined): string | undefined {
  if (text === undefined || text === '') return undefined;
  if (/^[\x21-\x7e]{16,200}$/.test(text)) return text;
  throw new Error(`${name} must be 16 to 200 characters without spaces.`);
}

/** A database's address may hold a password: what is wrong with it is said without repeating it. */
function databaseOf(text: string | undefined): string {
  if (text === undefined || text === '') return 'sqlite:data/backroom.sqlite';
  if (/^(sqlite|file):(?!\/\/).+/.test(text) || /^file:\/\/\/./.test(text)) return text;
  if (/^postgres(ql)?:\/\/./.test(text) && URL.canParse(text)) return text;
  throw new Error(
    'DATABASE_URL must be sqlite:PATH, file:PATH, sqlite::memory: or postgres://USER:PASSWORD@HOST/NAME.',
  );
}

function publicUrlOf(text: string | undefined): string | undefined {
  if (text === undefined || text === '') return undefined;
  const url = URL.canParse(text) ? new URL(text) : null;
  const plain =
    url && /^https?:$/.test(url.protocol) && url.pathname === '/' && !url.search && !url.hash && !url.username;
  if (plain) return url.origin;
  throw new Error(`PUBLIC_URL must be an origin like https://backroom.example, not ${shown(text)}.`);
}

function shown(text: string): string {
  return JSON.stringify(text.slice(0, 60));
}

/** The rule that follows from PUBLIC_URL. */
export function originRule(publicUrl: string | undefined): OriginRule {
  return (origin, host) => {
    if (origin === undefined) return true;
    if (publicUrl !== undefined) return origin === publicUrl;
    const url = URL.canParse(origin) ? new URL(origin) : null;
    if (!url || !/^https?:$/.test(url.protocol)) return false;
    return ['localhost', '127.0.0.1', '[::1]'].includes(url.hostname) || url.host === host;
  };
}
