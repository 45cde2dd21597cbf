import type { IncomingMessage } from 'node:http';

/**
 * Whom limits are counted for: an IPv4 address, or an IPv6 network of /64, of which any home has 2^64 addresses.
 * @param trustProxy whether the last `X-Forwarded-For` is believed
 */
export function callerOf(request: IncomingMessage, trustProxy: boolean): string {
  const told = trustProxy
    ? String(request.headers['x-forwarded-for'] ?? '')
        .split(',')
        .at(-1)
        ?.trim()
    : '';
  const address = (told || (request.socket.remoteAddress ?? '')).replace(/^::ffff:(?=\d+\.)/, '');
  return address.includes(':') ? networkOf(address) : address;
}

function networkOf(address: string): string {
  const [head = '', tail] = address.split('::');
  const first = head === '' ? [] : head.split(':');
  const last = tail ? tail.split(':') : [];
  const zeros = tail === undefined ? [] : Array.from({ length: 8 - first.length - last.length }, () => '0');
  return [...first, ...zeros, ...last].slice(0, 4).join(':');
}
