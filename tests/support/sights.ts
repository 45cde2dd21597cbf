/** Colours as people with other eyes see them. */

export type Triple = readonly [number, number, number];
export type Matrix = readonly [Triple, Triple, Triple];

const FULL: Matrix = [
  [1, 0, 0],
  [0, 1, 0],
  [0, 0, 1],
];

/** Machado, Oliveira and Fernandes 2009, severity 1, on linear sRGB; grey is the luminance alone. */
export const SIGHTS: Readonly<Record<string, Matrix>> = {
  full: FULL,
  protan: [
    [0.152286, 1.052583, -0.204868],
    [0.114503, 0.786281, 0.099216],
    [-0.003882, -0.048116, 1.051998],
  ],
  deutan: [
    [0.367322, 0.860646, -0.227968],
    [0.280085, 0.672501, 0.047413],
    [-0.01182, 0.04294, 0.968881],
  ],
  tritan: [
    [1.255528, -0.076749, -0.178779],
    [-0.078411, 0.930809, 0.147602],
    [0.004733, 0.691367, 0.3039],
  ],
  grey: [
    [0.2126, 0.7152, 0.0722],
    [0.2126, 0.7152, 0.0722],
    [0.2126, 0.7152, 0.0722],
  ],
};

export const dot = (a: Triple, b: Triple) => a[0] * b[0] + a[1] * b[1] + a[2] * b[2];

/** Linear sRGB of a #rrggbb colour. */
function linear(hex: string): Triple {
  const channel = (i: number) => {
    const c = Number.parseInt(hex.slice(i, i + 2), 16) / 255;
    return c <= 0.04045 ? c / 12.92 : ((c + 0.055) / 1.055) ** 2.4;
  };
  return [channel(1), channel(3), channel(5)];
}

/** What those eyes see of that colour, in linear sRGB. */
export function seen(hex: string, rows: Matrix): Triple {
  const clamp = (row: Triple) => Math.min(1, Math.max(0, dot(row, linear(hex))));
  return [clamp(rows[0]), clamp(rows[1]), clamp(rows[2])];
}

/** The WCAG contrast ratio to those eyes. */
export function contrast(a: string, b: string, rows: Matrix = FULL): number {
  const luminance = (hex: string) => dot(seen(hex, rows), [0.2126, 0.7152, 0.0722]);
  const [x, y] = [luminance(a), luminance(b)];
  return (Math.max(x, y) + 0.05) / (Math.min(x, y) + 0.05);
}

/** What a colour of that opacity gives on a ground. */
export function over(ground: string, paint: string, opacity: number): string {
  const channel = (hex: string, i: number) => Number.parseInt(hex.slice(i, i + 2), 16);
  const mixed = [1, 3, 5].map((i) => Math.round(channel(ground, i) * (1 - opacity) + channel(paint, i) * opacity));
  return `#${mixed.map((c) => c.toString(16).padStart(2, '0')).join('')}`;
}
