import { type DestinationStream, type Logger, pino } from 'pino';

/** Fields whose values are secrets wherever they stand: one's own name for each, at the top and one and two levels down. */
const SECRET_FIELDS = ['credentials', 'credential', 'playerCredentials', 'seed', 'token', 'password', 'key', 'state'];
const SECRET_HEADERS = ['authorization', 'cookie', 'x-seat-credentials'];
const MOST_TEXT = 2000;

const PATHS = [
  ...SECRET_FIELDS.flatMap((name) => [name, `*.${name}`, `*.*.${name}`]),
  ...SECRET_HEADERS.flatMap((name) => [`headers["${name}"]`, `*.headers["${name}"]`]),
];

/** What a secret of ours looks like in the middle of a text: a database's password, a seed, a hash, a seat's credentials. */
const IN_TEXT: readonly [RegExp, string][] = [
  [/\bpostgres(ql)?:\/\/\S+/gi, 'postgres://[hidden]'],
  [/\bBearer\s+\S+/gi, 'Bearer [hidden]'],
  [/\b[0-9a-f]{64}\b/gi, '[hidden]'],
  [/(?<![\w-])[\w-]{32}(?![\w-])/g, '[hidden]'],
];

/**
 * The house's log: JSON lines. Secrets are left out of it by name, and by their look where they stand in an error's text. Of an
 * error only its kind, code, message and stack are written: databases put the values of a row beside them.
 */
export function createLog(level: string, destination?: DestinationStream): Logger {
  const options = { level, redact: { paths: PATHS, censor: '[hidden]' }, serializers: { err: errorOf } };
  return destination ? pino(options, destination) : pino(options);
}

function errorOf(error: unknown): object {
  if (!(error instanceof Error)) return { type: typeof error, message: clear(String(error)) };
  const code = 'code' in error ? { code: clear(String(error.code)) } : {};
  return { type: error.name, ...code, message: clear(error.message), stack: clear(error.stack ?? '') };
}

/** The text without anything that looks like a secret, and not too long. */
export function clear(text: string): string {
  return IN_TEXT.reduce((said, [look, instead]) => said.replace(look, instead), text.slice(0, MOST_TEXT));
}
