/**
 * The way in. It looks at the runtime before it loads anything that needs a newer one (`node:sqlite`), and chooses the framework's
 * production mode before the framework is loaded.
 */
const [major = 0, minor = 0] = process.versions.node.split('.').map(Number);

if (major < 22 || (major === 22 && minor < 13)) {
  console.error(`Backroom needs Node 22.13 or newer, and this is ${process.versions.node}. Start it with npm start.`);
  process.exit(2);
}
process.env.NODE_ENV ??= 'production';
const { start } = await import('./start.ts');
await start();

export {};
