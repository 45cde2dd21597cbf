/** Ten thousand random evenings of Handshakes (section 15), each step of them compared with a book kept apart from the rules. */
import { describe, expect, it } from 'vitest';
import { evening, type Tally } from './evening.ts';

const EVENINGS = 10_000;
const CHUNK = 1000;
const tallies: Tally[] = [];

describe('evenings', () => {
  it.each(Array.from({ length: EVENINGS / CHUNK }, (_, i) => i * CHUNK))('from number %i', (first) => {
    const before = tallies.length;
    for (let i = first; i < first + CHUNK; i++) tallies.push(evening(`deals-${i}`));
    expect(tallies.length - before).toBe(CHUNK);
  });

  it('saw all that there is to see', () => {
    const ends = new Set(tallies.map(({ ends: end }) => end));
    expect([...ends].sort()).toEqual(['crown', 'limit', 'sunset']);
    const names = new Set(tallies.flatMap((tally) => tally.names));
    for (const name of [
      ...['offerHandshake', 'shake', 'refuseHandshake', 'withdrawHandshake', 'giveCash', 'callKept', 'callBroken'],
      ...[
        'admit',
        'dispute',
        'vote',
        'move',
        'layLow',
        'collect',
        'takeTheCrown',
        'advance',
        'ambush',
        'skiff',
        'stealth',
      ],
    ])
      expect(names, name).toContain(name);
    expect(tallies.some(({ died }) => died > 0)).toBe(true);
    expect(tallies.some(({ cards }) => cards > 2)).toBe(true);
  });
});
