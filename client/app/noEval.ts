/**
 * The house's pages may not make code out of text. Told so, zod does not even try, which the browser would report. It reads this
 * when it is loaded, whichever module loads it first; hence before all others.
 */
Object.assign(globalThis, { __zod_globalConfig: { jitless: true } });
