import { createRoot } from 'react-dom/client';
import type { Title } from '../../src/engine/title.ts';
import { moonshine } from '../../src/games/moonshine/index.ts';
import { debugPanel } from '../boardgameio.ts';
import { houseBot } from '../bots/houseBot.ts';
import { thoughtsBesideThePage } from '../bots/thread.ts';
import { said } from '../games/moonshine/words/spoken.ts';
import { house } from '../messages/house.ts';
import '../styles/index.css';
import { localTable } from './localTable.ts';

/** A table without a server, for development: every seat is at this screen. `?seats=3` sets it for three. */
const seats = new URLSearchParams(location.search).get('seats') === '3' ? 3 : 4;
const root = document.getElementById('root');
if (!root) throw new Error('no #root in the page');
const thoughts = thoughtsBesideThePage();
/** The panel's AI controls play with the house's search, which thinks beside the page. */
const bot = houseBot(moonshine as Title, (view, seat) =>
  thoughts.decide({ title: moonshine.id, level: 'search', view, seat, seed: crypto.randomUUID() }),
);
const table = localTable(moonshine.boardgame(), seats, await debugPanel(bot));
await Promise.all([house.load('en'), said.load('en')]);
const { LocalBoard } = await import('./LocalBoard.tsx');
createRoot(root).render(<LocalBoard table={table} />);
