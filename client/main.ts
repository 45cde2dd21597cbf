import './app/noEval.ts';
import { house } from './messages/house.ts';
import { pageLanguage } from './messages/language.ts';
import { fetchAhead } from './preloads.ts';
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
  // What is on the screen comes first.
  const keep = () => void import('./offline/update.ts').then(({ keepHouse }) => keepHouse(language));
  if (document.readyState === 'complete') keep();
  else addEventListener('load', keep);
}

void start();
