import { shelf } from './shelf.ts';

/** The words of the house and of its games as the lobby shows them; fetched before the first page is drawn. */
export const house = shelf({ en: () => import('./en/index.ts'), de: () => import('./de/index.ts') });
