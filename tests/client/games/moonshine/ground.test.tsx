import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { VIEW } from '../../../../client/games/moonshine/map/arcs.ts';
import { CityGround } from '../../../../client/games/moonshine/map/CityGround.tsx';
import { Emblem } from '../../../../client/games/moonshine/map/emblems.tsx';
import { Die, GLYPH_NAMES, Glyph } from '../../../../client/games/moonshine/map/glyphs.tsx';
import { FAMILY_COLOUR, FAMILY_PATTERN } from '../../../../client/games/moonshine/map/palette.ts';
import { shortName } from '../../../../client/games/moonshine/map/shortNames.ts';
import { BRIDGES, DISTRICTS } from '../../../../src/games/moonshine/data/districts.ts';
import { FAMILIES } from '../../../../src/games/moonshine/data/families.ts';

/** The opening tag of a District's button. */
function buttonOf(markup: string, id: string): string {
  return new RegExp(`<g [^>]*data-district="${id}"[^>]*>`).exec(markup)?.[0] ?? '';
}

/** The sizes that a map prints its words in, in board units. */
function sizesOf(markup: string): Map<string, number> {
  const texts = markup.matchAll(/<text[^>]*font-size="([\d.]+)"[^>]*>(.*?)<\/text>/g);
  return new Map([...texts].map(([, size, words]) => [(words ?? '').replace(/<[^>]*>/g, ' ').trim(), Number(size)]));
}

describe.each(['window', 'later'] as const)('the printed city, map "%s"', (map) => {
  const markup = renderToStaticMarkup(<CityGround map={map} />);

  it('keeps names and signs large enough to read where it shrinks them to fit', () => {
    const sizes = sizesOf(markup);
    const large = sizesOf(renderToStaticMarkup(<CityGround map={map} compact />));
    for (const { name, sign } of DISTRICTS) {
      expect(sizes.get(name), name).toBeGreaterThanOrEqual(15);
      if (sign) expect(sizes.get(sign), sign).toBeGreaterThanOrEqual(12.5);
    }
    // On a phone 390 pixels wide the names once came to 7: each must have 11.
    for (const short of DISTRICTS.map(shortName))
      expect(((large.get(short) ?? 0) * 390) / VIEW.width, short).toBeGreaterThanOrEqual(11);
    expect(new Set(DISTRICTS.map(shortName)).size).toBe(DISTRICTS.length);
  });

  it('makes every District a named button; Tab leads to one, and arrows on to the others', () => {
    expect(markup.match(/role="button"[^>]*tabindex="0"|tabindex="0"[^>]*role="button"/g)).toHaveLength(1);
    expect(markup.match(/role="button"/g)).toHaveLength(DISTRICTS.length);
    for (const { id, name } of DISTRICTS) {
      const tag = buttonOf(markup, id);
      expect(tag).toContain('role="button"');
      expect(tag).toMatch(/tabindex="(0|-1)"/);
      expect(tag).toContain(`aria-label="${name}"`);
      expect(tag).toContain('aria-pressed="false"');
    }
  });

  it('prints every name, sign, Still and bridge', () => {
    const words = markup.replace(/<[^>]*>/g, '\n');
    for (const { name, sign, still } of DISTRICTS) {
      for (const printed of [name, sign ?? name, String(still)]) expect(words).toContain(`\n${printed}\n`);
    }
    for (const { name } of BRIDGES) expect(words).toContain(`\n${name.replace(/ Bridge$/, '').toUpperCase()}\n`);
  });

  it('lights as many segments around a Still as its Pressure', () => {
    const lit = markup.match(/stroke-width="4" stroke="#f4dfa6"/g) ?? [];
    expect(lit).toHaveLength(DISTRICTS.reduce((sum, d) => sum + d.pressure, 0));
  });

  it('marks the lit, the selected and the held, and says what it is told to say', () => {
    const played = renderToStaticMarkup(
      <CityGround
        map={map}
        lit={new Set(['canarsie'] as const)}
        selected="bowery"
        describe={(id) => `about ${id}`}
        tint={(id) => (id === 'corona' ? { fill: FAMILY_COLOUR.irish, pattern: FAMILY_PATTERN.irish } : null)}
      >
        <circle id="piece" r={5} />
      </CityGround>,
    );
    expect(buttonOf(played, 'canarsie')).toContain('ms-lit');
    expect(buttonOf(played, 'corona')).toContain('ms-dimmed');
    expect(buttonOf(played, 'bowery')).toContain('aria-pressed="true"');
    expect(buttonOf(played, 'jamaica')).toContain('aria-label="about jamaica"');
    expect(played).toContain(`url(#${FAMILY_PATTERN.irish})`);
    expect(played).toContain(`id="${FAMILY_PATTERN.irish}"`);
    expect(played).toContain('id="piece"');
  });

  it('drops the signs for large names on a small screen', () => {
    const small = renderToStaticMarkup(<CityGround map={map} compact />);
    expect(small).not.toContain('The Cotton Club');
    expect(small).toContain('>Five Pts.</text>');
  });
});

describe('the two maps', () => {
  it('are the window’s without a word, differ, and clip by ids of their own', () => {
    const [plain, window, later] = [undefined, 'window', 'later'].map((map) =>
      renderToStaticMarkup(<CityGround {...(map === 'window' || map === 'later' ? { map } : {})} />),
    );
    const clips = (markup = '') => [...markup.matchAll(/<clipPath id="([^"]+)"/g)].map(([, id]) => id);
    expect(plain).toBe(window);
    expect(later).not.toBe(window);
    expect(new Set([...clips(window), ...clips(later)]).size).toBe(2 * DISTRICTS.length);
  });
});

describe('glyphs', () => {
  it('are all drawn, all different, and silent', () => {
    const drawn = [
      ...GLYPH_NAMES.map((name) => renderToStaticMarkup(<Glyph name={name} />)),
      ...FAMILIES.map((family) => renderToStaticMarkup(<Emblem family={family} />)),
      ...[1, 2, 3, 4, 5, 6].map((value) => renderToStaticMarkup(<Die value={value} />)),
    ];
    expect(new Set(drawn).size).toBe(drawn.length);
    for (const svg of drawn) expect(svg).toContain('aria-hidden="true"');
  });

  it('give a die its number of pips', () => {
    for (const value of [1, 2, 3, 4, 5, 6]) {
      expect(renderToStaticMarkup(<Die value={value} />).match(/<circle/g)).toHaveLength(value);
    }
  });
});
