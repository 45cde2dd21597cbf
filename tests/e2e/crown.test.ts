import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import { answer, mouse } from './support/hands.ts';
import { oneFromTheCrown } from './support/positions.ts';
import { matchAt, sitDownAt } from './support/seating.ts';
import { inChromium, type Stage } from './support/suite.ts';
import { settled } from './support/until.ts';

interface Published {
  status: string;
  commitment: string;
  seed?: string;
  outcome: { winner: number; reason: string } | null;
}

async function published({ house }: Stage, matchID: string): Promise<Published> {
  return (await fetch(`${house.url}/api/tables/${matchID}`)).json() as Promise<Published>;
}

inChromium('the crown', (stage) => {
  test('a person takes it by clicking; everybody sees the end; the dice are laid open; the table plays again', async () => {
    const me = await stage().visit();
    const matchID = await sitDownAt(me.page, stage().house, oneFromTheCrown, 0);
    const watcher = await stage().visit();
    await watcher.page.goto(me.page.url());
    await watcher.page.getByText('Ada makes a Play').waitFor();
    const before = await published(stage(), matchID);
    expect(before).toMatchObject({ status: 'running', outcome: null });
    expect(before.seed).toBeUndefined();

    await answer(mouse(me.page), { do: 'takeTheCrown' });
    for (const { page } of [me, watcher]) {
      await page.getByRole('heading', { name: 'Ada is crowned' }).waitFor();
      const ranks = page.getByTestId('end').locator('li');
      expect(await ranks.count()).toBe(4);
      expect(await ranks.first().textContent()).toContain('Ada');
      expect(await page.locator('#ms-prompt').textContent()).toBe('The game is over');
      expect(await page.locator('.ms-desk [data-do]').count()).toBe(0);
    }
    expect(await watcher.page.getByRole('button', { name: 'Play again' }).count()).toBe(0);

    const after = await published(stage(), matchID);
    expect(after).toMatchObject({ status: 'over', outcome: { winner: 0, reason: 'crown' } });
    const hash = createHash('sha256').update(Buffer.from(after.seed ?? '', 'hex'));
    expect(after.seed).toMatch(/^[0-9a-f]{64}$/);
    expect(hash.digest('hex')).toBe(before.commitment);

    await me.page.reload();
    await me.page.getByRole('heading', { name: 'Ada is crowned' }).waitFor();
    await me.page.getByRole('button', { name: 'Look at the board' }).click();
    expect(await me.page.getByTestId('end').count()).toBe(0);
    await me.page.getByRole('button', { name: 'Show the result' }).click();
    await me.page.getByRole('button', { name: 'Play again' }).click();
    await settled(async () => expect(matchAt(me.page)).not.toBe(matchID));
    await me.page.locator('.ms-board').waitFor();
    expect(await me.page.getByTestId('day').textContent()).toBe('Day 1');
  });
});
