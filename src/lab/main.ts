/** The laboratory of the house: `npm run -s lab -- COMMAND`. Needs neither server nor screen. */
import './production.ts';
import { lab } from './lab.ts';

process.exitCode = await lab(process.argv.slice(2));
