import { createRoot } from 'react-dom/client';
import { moonshine } from '../../src/games/moonshine/index.ts';
import { debugPanel } from '../boardgameio.ts';
import '../styles/index.css';
import { LocalBoard } from './LocalBoard.tsx';
import { localTable } from './localTable.ts';

/** A table without a server, for development: every seat is at this screen. `?seats=3` sets it for three. */
const seats = new URLSearchParams(location.search).get('seats') === '3' ? 3 : 4;
const root = document.getElementById('root');
if (!root) throw new Error('no #root in the page');
const table = localTable(moonshine.boardgame(), seats, await debugPanel());
createRoot(root).render(<LocalBoard table={table} />);
