import * as Plot from '@observablehq/plot';
import { JSDOM } from 'jsdom';
import type { LoadFigures } from './figures.ts';

const INK = '#20170f';
const COLOURS = ['#b08d3e', '#6f2c2c', '#2f5d50'];

/** How long a move took to reach every screen of its table, server by server, as a picture. */
export function chartOf(loads: readonly LoadFigures[]): string {
  const bars = loads.flatMap(({ server, matches, moveToAllScreens }) =>
    Object.entries(moveToAllScreens).map(([quantile, ms]) => ({ who: `${server}, ${matches}`, quantile, ms })),
  );
  const chart = Plot.plot({
    document: new JSDOM('').window.document,
    width: 640,
    height: 90 + 110 * loads.length,
    marginLeft: 50,
    marginRight: 140,
    style: { color: INK, background: '#fdf8ec', overflow: 'visible', fontSize: '12px', fontFamily: 'sans-serif' },
    x: { label: 'milliseconds from a move to all screens of its table', grid: true, zero: true },
    y: { label: null, domain: ['p50', 'p95', 'p99'] },
    fy: { label: null },
    color: { domain: ['p50', 'p95', 'p99'], range: COLOURS },
    marks: [
      Plot.barX(bars, { x: 'ms', y: 'quantile', fy: 'who', fill: 'quantile' }),
      Plot.text(bars, { x: 'ms', y: 'quantile', fy: 'who', text: 'ms', dx: 4, textAnchor: 'start' }),
      Plot.ruleX([0]),
    ],
    figure: false,
  });
  chart.setAttribute('xmlns', 'http://www.w3.org/2000/svg');
  return `${chart.outerHTML}\n`;
}
