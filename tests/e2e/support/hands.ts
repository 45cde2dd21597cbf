import type { Locator, Page } from 'playwright-core';
import { ANCHORS } from '../../../client/games/moonshine/map/anchors.ts';
import type { Action } from '../../../src/engine/rules.ts';
import { type DistrictId, facts, indexOf } from '../../../src/games/moonshine/data/districts.ts';

/** A mouse or a finger. */
export interface Hands {
  page: Page;
  touch: boolean;
}

export const mouse = (page: Page): Hands => ({ page, touch: false });
export const finger = (page: Page): Hands => ({ page, touch: true });

export function press(hands: Hands, what: Locator): Promise<void> {
  return hands.touch ? what.tap() : what.click();
}

/** Presses a District on its Still's medallion. Throws when something lies over it or it is out of sight. */
export async function pressDistrict(hands: Hands, id: DistrictId): Promise<void> {
  const { page, touch } = hands;
  const spot = await page.locator('svg.ms-city').evaluate((svg, { x, y }) => {
    const at = new DOMPoint(x, y).matrixTransform((svg as SVGSVGElement).getScreenCTM() ?? undefined);
    const hit = document.elementFromPoint(at.x, at.y)?.closest('[data-district]')?.getAttribute('data-district');
    return { x: at.x, y: at.y, hit };
  }, ANCHORS[id].still);
  if (spot.hit !== id)
    throw new Error(`a press on ${id} at ${spot.x}, ${spot.y} would land on ${spot.hit ?? 'nothing'}`);
  if (touch) await page.touchscreen.tap(spot.x, spot.y);
  else await page.mouse.click(spot.x, spot.y);
}

/** Takes up the crew of one District and puts it down on another's medallion. */
export async function pullCrew({ page }: Hands, from: DistrictId, to: DistrictId): Promise<void> {
  const crew = await page.locator(`[data-pieces="${from}"] .ms-crew`).boundingBox();
  if (!crew) throw new Error(`no crew at ${from}`);
  await pull(page, { x: crew.x + crew.width / 2, y: crew.y + crew.height / 2 }, await medallion(page, to));
}

/** Pulls from one District's medallion to another's, as the Play in hand allows. */
export async function pullGround({ page }: Hands, from: DistrictId, to: DistrictId): Promise<void> {
  await pull(page, await medallion(page, from), await medallion(page, to));
}

interface Point {
  x: number;
  y: number;
}

function medallion(page: Page, id: DistrictId): Promise<Point> {
  return page.locator('svg.ms-city').evaluate((svg, { x, y }) => {
    const at = new DOMPoint(x, y).matrixTransform((svg as SVGSVGElement).getScreenCTM() ?? undefined);
    return { x: at.x, y: at.y };
  }, ANCHORS[id].still);
}

async function pull({ mouse }: Page, from: Point, to: Point): Promise<void> {
  await mouse.move(from.x, from.y);
  await mouse.down();
  await mouse.move(to.x, to.y, { steps: 6 });
  await mouse.up();
}

const PLACES = ['from', 'at', 'to'] as const;
const AMOUNTS = { boss: 'Boss', runners: 'Runners', moonshine: 'Moonshine', rum: 'Rum', barrels: 'Moonshine to trade' };

/** Fills in the Play in hand, its Districts on the map and its amounts with the steppers, up to the last button. */
export async function fillIn(hands: Hands, action: Action): Promise<void> {
  for (const field of PLACES) {
    const id = action[field];
    if (typeof id !== 'string') continue;
    if (await isChosen(hands, field, id)) continue;
    await hands.page.locator(`[data-district="${id}"].ms-lit`).waitFor();
    await pressDistrict(hands, id as DistrictId);
    await hands.page.locator(`[data-chosen="${field}"]`).or(commit(hands)).first().waitFor();
  }
  if (typeof action.marker === 'number') {
    await press(hands, hands.page.locator('.ms-place-choice button[aria-pressed]').nth(action.marker));
  }
  for (const [field, label] of Object.entries(AMOUNTS)) await step(hands, label, Number(action[field] ?? 0));
}

/** Whether that place has been filled in already, having but one answer. */
async function isChosen({ page }: Hands, field: string, id: string): Promise<boolean> {
  const chosen = page.locator(`[data-chosen="${field}"]`);
  return (await chosen.count()) > 0 && (await chosen.textContent()) === facts(indexOf(id)).name;
}

export const commit = ({ page }: Hands): Locator => page.getByTestId('confirm');

/** The stepper of that name to `amount`: by "all" where that is it, else press by press; one not on show has nothing to give. */
async function step(hands: Hands, label: string, amount: number): Promise<void> {
  const stepper = hands.page.locator('.ms-stepper').filter({ has: hands.page.getByText(label, { exact: true }) });
  if ((await stepper.count()) === 0) return;
  const all = stepper.locator('.ms-stepper-all:enabled').filter({ hasText: new RegExp(`\\D${amount}$`) });
  if (await all.count()) return press(hands, all);
  const shown = async () => Number(await stepper.getByRole('spinbutton').inputValue());
  const way = (await shown()) < amount ? 'more' : 'less';
  while ((await shown()) !== amount) await press(hands, stepper.locator(`[data-step="${way}"]`));
}

const button = ({ page }: Hands, name: string, more = '') => page.locator(`button[data-do="${name}"]${more}`).first();

/** Answers that one press on the desk gives. */
function direct(hands: Hands, action: Action): Locator | null {
  switch (action.do) {
    case 'draft':
      return button(hands, 'draft', `[data-die="${action.die}"]`);
    case 'nameMash':
      return button(hands, 'nameMash', `[data-face="${action.face}"]`);
    case 'takeJob':
    case 'walkAway':
      return hands.page.locator(`[data-job="${action.job}"] button[data-do="${action.do}"]`);
    case 'split':
      return action.to === null ? button(hands, 'split') : null;
    case 'run':
      return null;
    case 'standPat':
    case 'stock':
    case 'holdFire':
    case 'ambush':
    case 'openFire':
    case 'hit':
    case 'plunder':
    case 'torch':
    case 'fallBack':
    case 'takeOver':
    case 'raze':
      return button(hands, action.do);
    default:
      return null;
  }
}

/** Questions that lie open on the map by themselves. */
const OPENED = ['split', 'run', 'loot'];

/** Brings the Stills of thin Supply into that order, each raised until it stands where it should. */
export async function arrange(hands: Hands, order: readonly DistrictId[]): Promise<void> {
  for (const [place, id] of order.entries()) {
    const line = hands.page.locator('.ms-order-list li').filter({ hasText: facts(indexOf(id)).name });
    const before = () => line.evaluate((li) => [...(li.parentElement?.children ?? [])].indexOf(li));
    while ((await before()) > place) await press(hands, line.getByRole('button'));
  }
}

/** Carries out that action by pressing what a person would press. */
export async function answer(hands: Hands, action: Action): Promise<void> {
  if (action.do === 'stock') await arrange(hands, action.order as DistrictId[]);
  const once = direct(hands, action);
  if (once) return press(hands, once);
  if (!OPENED.includes(action.do)) await press(hands, button(hands, action.do, '.ms-play'));
  await fillIn(hands, action);
  await press(hands, commit(hands));
}
