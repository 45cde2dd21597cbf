// @vitest-environment jsdom
/** What a link to a table holds behind its #: read as often as the page is drawn, and gone from the address afterwards. */
import { beforeEach, expect, test } from 'vitest';
import { hideLink, inviteTo, readLink } from '../../../client/net/invites.ts';

const open = (address: string) => history.replaceState(null, '', address);

beforeEach(() => open('/'));

test('a page that is drawn twice reads the same link', () => {
  open('/table/m?table=text#seat=1&sit=secret');
  expect(readLink('m')).toEqual({ seat: 1, substitute: 'secret' });
  expect(readLink('m')).toEqual({ seat: 1, substitute: 'secret' });
});

test('afterwards neither the right to a seat nor an invitation stands in the address', () => {
  for (const held of ['seat=1&sit=secret', 'invite=word']) {
    open(`/table/m?table=text#${held}`);
    hideLink(readLink('m'));
    expect(location.pathname + location.search + location.hash).toBe('/table/m?table=text');
  }
  expect(inviteTo('m')).toEqual({ invite: 'word' });
});

test('what is no link stays where it is', () => {
  open('/table/m#rule-14');
  hideLink(readLink('m'));
  expect(location.hash).toBe('#rule-14');
});
