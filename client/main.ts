import './app/noEval.ts';
import { house } from './messages/house.ts';
import { pageLanguage } from './messages/language.ts';
import { fetchAhead, tableAt } from './preloads.ts';
import './styles/index.css';

/**
 * The words come first: whatever speaks is loaded after them. Not awaited at the top of this module, which the bundler may make
 * a part of what is loaded here.
 */
async function start(): Promise<void> {
  const language = pageLanguage();
  document.documentElement.lang = language;
  fetchAhead(location.pathname, language);
  await house.load(language);
  const { draw } = await import('./app/draw.tsx');
  draw();
  // The line is laid while the table's page is still being put together.
  if (tableAt(location.pathname)) void import('./net/wire.ts').then(({ wire }) => wire());
  // What is on the screen comes first.
  const keep = () => void import('./offline/update.ts').then(({ keepHouse }) => keepHouse(language));
  if (document.readyState === 'complete') keep();
  else addEventListener('load', keep);
}

void start();
