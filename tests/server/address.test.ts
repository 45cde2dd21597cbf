import type { IncomingMessage } from 'node:http';
import { expect, test } from 'vitest';
import { callerOf } from '../../server/address.ts';

const request = (remoteAddress: string, forwarded?: string) =>
  ({ headers: { 'x-forwarded-for': forwarded }, socket: { remoteAddress } }) as unknown as IncomingMessage;

test.each([
  ['10.0.0.7', '10.0.0.7'],
  ['::ffff:10.0.0.7', '10.0.0.7'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2'],
  ['2001:db8:1:2:ffff::1', '2001:db8:1:2'],
  ['2001:db8::7', '2001:db8:0:0'],
  ['::1', '0:0:0:0'],
])('%s is counted as %s', (address, caller) => {
  expect(callerOf(request(address), false)).toBe(caller);
});

test('a proxy is believed only when it is to be, and only its own word', () => {
  expect(callerOf(request('10.0.0.1', '1.2.3.4'), false)).toBe('10.0.0.1');
  expect(callerOf(request('10.0.0.1', 'made-up, 1.2.3.4'), true)).toBe('1.2.3.4');
  expect(callerOf(request('10.0.0.1'), true)).toBe('10.0.0.1');
});
