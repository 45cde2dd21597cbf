import { shelf } from '../../messages/shelf.ts';

/** The words of the back office; fetched with its page. */
export const office = shelf({ en: () => import('./en.ts'), de: () => import('./de.ts') });
