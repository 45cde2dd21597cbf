import { expect } from 'vitest';

/** Tests of the client speak English. Words are fetched before anything that speaks is imported; others need none. */
if (/[\\/]tests[\\/]client[\\/]/.test(expect.getState().testPath ?? '')) {
  const shelves = await Promise.all([
    import('../../client/messages/house.ts').then((m) => m.house),
    import('../../client/games/moonshine/words/spoken.ts').then((m) => m.said),
    import('../../client/games/cosca/words/spoken.ts').then((m) => m.said),
  ]);
  await Promise.all(shelves.map((shelf) => shelf.load('en')));
}
