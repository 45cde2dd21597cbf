import type { Deed, Judge, Judged } from '../../src/engine/takingBack.ts';

/** Puts deeds before a judge as the database gives them, newest first, and reads no further than it needs. */
export async function judgedFrom<T>(deeds: AsyncIterable<Deed>, judge: Judge<T>): Promise<Judged<T>> {
  for await (const deed of deeds) {
    const said = judge.take(deed);
    if (said) return said;
  }
  return judge.end();
}
