import { shelf } from '../../../messages/shelf.ts';

/** The text of the rulebook; fetched when it is opened. */
export const written = shelf({ en: () => import('./en/index.ts'), de: () => import('./de/index.ts') });
