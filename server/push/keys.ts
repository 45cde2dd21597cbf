import webPush, { type VapidKeys } from 'web-push';
import type { Storage } from '../storage/storage.ts';

const NAME = 'vapid';

/** The house's own pair of keys for web push, made the first time they are asked for and kept. */
export async function pushKeys({ db }: Storage): Promise<VapidKeys> {
  const known = () => db.selectFrom('house_key').select('value').where('name', '=', NAME).executeTakeFirst();
  const made = (await known()) ?? null;
  if (!made) {
    const value = JSON.stringify(webPush.generateVAPIDKeys());
    await db
      .insertInto('house_key')
      .values({ name: NAME, value })
      .onConflict((on) => on.column('name').doNothing())
      .execute();
  }
  const kept = made ?? (await known());
  if (!kept) throw new Error('the house has no keys for push');
  return JSON.parse(kept.value);
}
