/** boardgame.io checks less in production: measured there, it is at its best. Imported before anything that loads it. */
process.env.NODE_ENV ??= 'production';
