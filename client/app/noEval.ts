import { config } from 'zod';

/**
 * The house's pages may not make code out of text. Told so, zod does not even try: imported before whatever builds schemas, or the
 * browser reports the attempt.
 */
config({ jitless: true });
