import sharp, { type Sharp } from 'sharp';

/** SVG centered at (0, 0). Any aspect ratio shows at least the central square of 1000 units. */
export type Drawing = string;

/** The colors of both themes, and a few between them. */
export const color = {
  night: '#17120f',
  bark: '#2c231c',
  clay: '#9a4a0c',
  rust: '#b8632a',
  amber: '#f2a541',
  sun: '#ffd38a',
  sand: '#e9d5b5',
  limestone: '#f3ece1',
  paper: '#fbf7f0',
  ink: '#2a1f17',
  stone: '#8c7b69',
  sage: '#a3bc90',
  leaf: '#6f8c58',
  moss: '#46632f',
  rose: '#f59282',
  brick: '#a8311b',
  slate: '#46606a',
} as const;

export function repeat(count: number, draw: (index: number) => string): string {
  return Array.from({ length: count }, (_, index) => draw(index)).join('');
}

export function box(x: number, y: number, width: number, height: number, fill: string, radius = 0): string {
  return `<rect x="${x}" y="${y}" width="${width}" height="${height}" rx="${radius}" fill="${fill}"/>`;
}

/** A vertical gradient behind everything. */
export function backdrop(...colors: string[]): string {
  const stop = (index: number) => `<stop offset="${index / (colors.length - 1)}" stop-color="${colors[index]}"/>`;
  const gradient = `<linearGradient id="backdrop" x2="0" y2="1">${repeat(colors.length, stop)}</linearGradient>`;
  return gradient + box(-1500, -800, 3000, 1600, 'url(#backdrop)');
}

export function oval(x: number, y: number, rx: number, ry: number, fill: string, opacity = 1): string {
  return `<ellipse cx="${x}" cy="${y}" rx="${rx}" ry="${ry}" fill="${fill}" opacity="${opacity}"/>`;
}

export function disc(x: number, y: number, radius: number, fill: string, opacity = 1): string {
  return oval(x, y, radius, radius, fill, opacity);
}

export function shape(path: string, fill: string, opacity = 1): string {
  return `<path d="${path}" fill="${fill}" opacity="${opacity}"/>`;
}

export function line(path: string, stroke: string, width: number): string {
  return `<path d="${path}" fill="none" stroke="${stroke}" stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round"/>`;
}

/** Rotates a drawing by `turn` degrees, then scales and moves it. */
export function place(x: number, y: number, scale: number, drawing: Drawing, turn = 0): string {
  return `<g transform="translate(${x} ${y}) scale(${scale}) rotate(${turn})">${drawing}</g>`;
}

/** Renders a drawing; its shorter side shows 1000 units. */
export function render(drawing: Drawing, width: number, height: number): Sharp {
  const unit = 1000 / Math.min(width, height);
  const view = [(-width * unit) / 2, (-height * unit) / 2, width * unit, height * unit].join(' ');
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="${view}">${drawing}</svg>`;
  return sharp(Buffer.from(svg)).flatten();
}
