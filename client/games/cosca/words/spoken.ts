import { shelf } from '../../../messages/shelf.ts';

/** What the board says; fetched before the board. */
export const said = shelf({ en: () => import('./en/index.ts'), de: () => import('./de/index.ts') });
