import { pageLanguage } from '../messages/language.ts';
import { office } from './words/index.ts';

/** The page with its words, for whoever goes there and nobody else. */
export async function openOffice() {
  await office.load(pageLanguage());
  const { AdminPage } = await import('./AdminPage.tsx');
  return { default: AdminPage };
}
