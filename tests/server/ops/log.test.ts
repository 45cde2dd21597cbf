import { expect, test } from 'vitest';
import { Faults } from '../../../server/ops/faults.ts';
import { createLog } from '../../../server/ops/log.ts';
import { newCredentials, newSeed, sha256 } from '../../../server/secrets.ts';

/** The log is read by more people than the database: no secret may come into it by any way that we have. */

const SECRETS = {
  credentials: newCredentials(),
  hash: sha256('credentials'),
  seed: newSeed(),
  password: 'hunter2-the-password',
  token: 'a-token-of-thirty-letters-or-so',
};

function logged(write: (log: ReturnType<typeof createLog>) => void): string {
  let text = '';
  const take = (line: string) => {
    text += line;
  };
  write(createLog('trace', { write: take }));
  return text;
}

/** An error as pg throws it: with the row's values beside the message. */
function databaseError(): Error {
  const { hash, password } = SECRETS;
  const error = new Error(`could not connect to postgres://me:${password}@db/house`);
  return Object.assign(error, { code: '23505', detail: `Key (credential)=(${hash}) exists`, parameters: [hash] });
}

test('canaries in fields, headers, errors and texts are not written', () => {
  const { credentials, seed, token } = SECRETS;
  const text = logged((log) => {
    log.info({ credentials, seed, token }, 'flat');
    log.info({ request: { credentials, body: { credentials } }, match: { seed } }, 'deep');
    log.warn({ headers: { authorization: `Bearer ${token}`, 'x-seat-credentials': credentials } }, 'headers');
    log.error({ err: databaseError(), matchID: 'abcdefghijklmnop' }, 'an error');
    log.error({ err: new Error(`seed ${seed} of ${credentials}`) }, 'texts');
  });
  for (const secret of Object.values(SECRETS)) expect(text).not.toContain(secret);
  expect(text.trim().split('\n')).toHaveLength(5);
  expect(text).toContain('abcdefghijklmnop');
  expect(text).toContain('23505');
});

test('the positive control: another logger would have written them', () => {
  const { credentials } = SECRETS;
  expect(logged((log) => log.info({ other: credentials }, 'a field of another name'))).toContain(credentials);
});

test('faults are counted and kept without secrets, the newest first, fifty at most', () => {
  const faults = new Faults();
  const text = logged((log) => {
    const watched = faults.watch(log);
    for (let n = 0; n < 60; n++) watched.error({ err: databaseError(), matchID: `match${n}` }, 'a bot could not act');
    watched.warn({}, 'a warning is no fault');
  });
  expect(faults.count).toBe(60);
  expect(faults.latest).toHaveLength(50);
  expect(faults.latest[0]).toMatchObject({ what: 'a bot could not act', matchID: 'match59' });
  for (const secret of Object.values(SECRETS)) expect(JSON.stringify(faults.latest) + text).not.toContain(secret);
});
