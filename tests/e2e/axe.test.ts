/** axe finds nothing on any screen: the house, the table in every stage and form, its papers. The rest is in axeRooms.test.ts. */
import { expect, test } from 'vitest';
import { findings } from './support/axe.ts';
import { mouse } from './support/hands.ts';
import { HOUSE_SCENES } from './support/scenes.ts';
import { inChromium } from './support/suite.ts';

inChromium('axe', (stage) => {
  test.each(HOUSE_SCENES)('finds nothing: $name', async ({ name, play }) => {
    const { page, errors } = await stage().visit();
    await play(mouse(page), stage().house);
    expect(await findings(page)).toEqual([]);
    // The browser itself says that what is not there was not found.
    if (name === 'no-such-table') expect(errors.splice(0).every((said) => said.includes('404'))).toBe(true);
  });
});
