/** `npm run chaos -- --matches 100`: matches with a bad line to a house whose processes die. */
import { parseArgs } from 'node:util';
import { house } from '../../../client/messages/house.ts';
import { DATABASES } from '../databases.ts';

const HELP = `chaos [flags]: matches on bad lines, served by processes that are killed and started again

  --matches N    how many (100)            --together N   how many at a time (8)
  --lines N      actions in each (60)      --seed TEXT    for the same weather again
  --json         the report as JSON

Two processes on PostgreSQL where TEST_DATABASE_URL names a server, one on SQLite otherwise; on a database of its own either way.
Exit codes: 0 everything held, 1 something was lost or seen wrongly, 2 not asked for rightly.`;

const { values } = parseArgs({
  options: {
    matches: { type: 'string', default: '100' },
    together: { type: 'string', default: '8' },
    lines: { type: 'string', default: '60' },
    seed: { type: 'string', default: String(Date.now()) },
    json: { type: 'boolean', default: false },
    help: { type: 'boolean', default: false },
  },
});

async function main(): Promise<number> {
  const [matches, together, lines] = [values.matches, values.together, values.lines].map(Number);
  const whole = [matches, together, lines].every((n) => Number.isSafeInteger(n) && Number(n) > 0);
  if (values.help || !whole) {
    process.stdout.write(`${HELP}\n`);
    return values.help ? 0 : 2;
  }
  await house.load('en');
  const { runChaos } = await import('./run.ts');
  const database = DATABASES.find((one) => one.name === 'PostgreSQL' && !one.missing) ?? DATABASES[0];
  const { url, drop } = (await database?.fresh()) ?? { url: '', drop: async () => undefined };
  const began = Date.now();
  const settings = { matches: Number(matches), together: Number(together), lines: Number(lines), seed: values.seed };
  const progress = (_: unknown, done: number) => process.stderr.write(`\r${done} of ${settings.matches}`);
  const { verdicts, kills, restarts } = await runChaos({ ...settings, database: url, progress });
  await drop();
  const sum = (of: (verdict: (typeof verdicts)[number]) => number) => verdicts.reduce((all, one) => all + of(one), 0);
  const wrong = verdicts.filter((verdict) => verdict.wrong.length > 0);
  const report = {
    matches: settings.matches,
    seed: settings.seed,
    database: database?.name,
    seconds: Math.round((Date.now() - began) / 1000),
    kills,
    restarts,
    lines: sum((one) => one.lines),
    acknowledged: sum((one) => one.acknowledged),
    takeBacks: sum((one) => one.takeBacks),
    held: verdicts.length - wrong.length,
    wrong,
  };
  process.stderr.write('\n');
  if (values.json) process.stdout.write(`${JSON.stringify(report)}\n`);
  else for (const [name, value] of Object.entries(report)) process.stdout.write(`${name.padEnd(14)}${shown(value)}\n`);
  return wrong.length > 0 ? 1 : 0;
}

function shown(value: unknown): string {
  return typeof value === 'object' ? JSON.stringify(value) : String(value);
}

process.exitCode = await main();
