import { createRoot } from 'react-dom/client';
import { moonshine } from '../../src/games/moonshine/index.ts';
import { debugPanel } from '../boardgameio.ts';
import { said } from '../games/moonshine/words/spoken.ts';
import { house } from '../messages/house.ts';
import '../styles/index.css';
import { localTable } from './localTable.ts';

/** A table without a server, for development: every seat is at this screen. `?seats=3` sets it for three. */
const seats = new URLSearchParams(location.search).get('seats') === '3' ? 3 : 4;
const root = document.getElementById('root');
if (!root) throw new Error('no #root in the page');
const table = localTable(moonshine.boardgame(), seats, await debugPanel());
await Promise.all([house.load('en'), said.load('en')]);
const { LocalBoard } = await import('./LocalBoard.tsx');
createRoot(root).render(<LocalBoard table={table} />);
