import { house } from './messages/house.ts';
import { pageLanguage } from './messages/language.ts';
import './styles/index.css';

/**
 * The words come first: whatever speaks is loaded after them. Not awaited at the top of this module, which the bundler may make
 * a part of what is loaded here.
 */
async function start(): Promise<void> {
  const language = pageLanguage();
  document.documentElement.lang = language;
  await house.load(language);
  const { draw } = await import('./app/draw.tsx');
  draw();
}

void start();
