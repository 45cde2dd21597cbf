/** Shares of wins as a picture: a point and its interval for every key of every group, beside what equals would win. */
import { writeFileSync } from 'node:fs';
import * as Plot from '@observablehq/plot';
import { JSDOM } from 'jsdom';
import type { Share } from './shares.ts';

export interface Chart {
  title: string;
  /** The share of equals. */
  par: number;
  /** By group and key; empty groups are left out. */
  groups: Readonly<Record<string, Readonly<Record<string, Share>>>>;
}

/** A line of the chart: a group's headline, or a key with its share. */
interface Row {
  id: string;
  label: string;
  share: Share | null;
}

const WIDTH = 840;
const LINE = 26;
const INK = '#2b2620';
const GILT = '#9a6b16';

/** One SVG document. */
export function chartOf({ title, par, groups }: Chart): string {
  const rows = Object.entries(groups).flatMap(([group, shares]) => rowsOf(group, shares));
  const svg = Plot.plot({
    document: new JSDOM('').window.document,
    width: WIDTH,
    height: 70 + rows.length * LINE,
    marginLeft: 240,
    marginRight: 150,
    marginTop: 40,
    style: { background: '#fffdf7', color: INK, fontFamily: 'Georgia, serif', fontSize: '13px' },
    x: { domain: [0, 100], grid: true, label: title, labelAnchor: 'left', axis: 'top' },
    y: { domain: rows.map(({ id }) => id), axis: null },
    marks: [Plot.ruleX([100 * par], { stroke: GILT, strokeDasharray: '4 4' }), ...headlines(rows), ...shares(rows)],
  });
  svg.setAttribute('xmlns', 'http://www.w3.org/2000/svg');
  return `${svg.outerHTML}\n`;
}

/** Writes the chart to that file. */
export function drawTo(file: string, chart: Chart): void {
  writeFileSync(file, chartOf(chart));
}

function rowsOf(group: string, shares: Readonly<Record<string, Share>>): Row[] {
  const keys = Object.entries(shares);
  if (keys.length === 0) return [];
  return [
    { id: group, label: group, share: null },
    ...keys.map(([key, share]) => ({ id: `${group}/${key}`, label: key, share })),
  ];
}

function headlines(rows: readonly Row[]): Plot.Markish[] {
  const at = { x: 0, y: 'id', text: 'label', textAnchor: 'end' as const };
  return [
    Plot.text(
      rows.filter(({ share }) => !share),
      { ...at, dx: -12, fontWeight: 'bold', fill: GILT },
    ),
    Plot.text(
      rows.filter(({ share }) => share),
      { ...at, dx: -12, fill: INK },
    ),
  ];
}

function shares(rows: readonly Row[]): Plot.Markish[] {
  const points = rows.flatMap(({ id, share }) => {
    if (!share) return [];
    const [low, rate, high] = share.rate.map((x) => 100 * x);
    return [{ id, low, rate, high, said: `${rate?.toFixed(0)} %  of ${share.games}` }];
  });
  return [
    Plot.ruleY(points, { y: 'id', x1: 'low', x2: 'high', stroke: INK, strokeWidth: 2 }),
    Plot.dot(points, { y: 'id', x: 'rate', r: 5, fill: GILT, stroke: INK }),
    Plot.text(points, { y: 'id', x: 100, dx: 12, text: 'said', textAnchor: 'start', fill: INK }),
  ];
}
