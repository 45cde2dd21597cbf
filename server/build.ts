import product from '../package.json' with { type: 'json' };

/** What this house was built from, for files that are sent back to us. */
export const BUILD: string = process.env.BUILD ?? product.version;
