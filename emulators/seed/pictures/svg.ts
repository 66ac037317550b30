/** A drawing of any size: gives the inside of an SVG of `width` × `height` units. */
export type Drawing = (width: number, height: number) => string;

/** Colours of the site's look, by day and at dusk, and what stands between them. */
export const colour = {
  night: '#17120f',
  bark: '#2c231c',
  earth: '#4a3728',
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
  grove: '#2f4424',
  rose: '#f59282',
  brick: '#a8311b',
  water: '#4f7470',
  mist: '#9db5ac',
} as const;

/** Numbers from 0 to 1 that look random and are the same each time. */
export function randomFrom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

/** `count` pieces of SVG, one after the other. */
export function repeat(count: number, draw: (index: number) => string): string {
  return Array.from({ length: count }, (_, index) => draw(index)).join('');
}

let gradients = 0;

/** A vertical gradient: its definition, and the paint that refers to it. */
function gradient(stops: readonly string[]): { definition: string; paint: string } {
  const id = `g${gradients++}`;
  const step = (stop: string, index: number) => `<stop offset="${index / (stops.length - 1)}" stop-color="${stop}"/>`;
  return {
    definition: `<linearGradient id="${id}" x1="0" y1="0" x2="0" y2="1">${stops.map(step).join('')}</linearGradient>`,
    paint: `url(#${id})`,
  };
}

/** A rectangle, filled with one colour or, top to bottom, with several. */
export function box(x: number, y: number, width: number, height: number, fill: string | string[], radius = 0): string {
  const { definition, paint } = typeof fill === 'string' ? { definition: '', paint: fill } : gradient(fill);
  return `${definition}<rect x="${x}" y="${y}" width="${width}" height="${height}" rx="${radius}" fill="${paint}"/>`;
}

export function disc(x: number, y: number, radius: number, fill: string, opacity = 1): string {
  return `<circle cx="${x}" cy="${y}" r="${radius}" fill="${fill}" opacity="${opacity}"/>`;
}

export function oval(x: number, y: number, rx: number, ry: number, fill: string, turn = 0): string {
  return `<ellipse cx="${x}" cy="${y}" rx="${rx}" ry="${ry}" fill="${fill}" transform="rotate(${turn} ${x} ${y})"/>`;
}

export function shape(path: string, fill: string, opacity = 1): string {
  return `<path d="${path}" fill="${fill}" opacity="${opacity}"/>`;
}

export function line(path: string, stroke: string, width: number): string {
  return `<path d="${path}" fill="none" stroke="${stroke}" stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round"/>`;
}

/** A group, moved, then scaled, then turned by `turn` degrees. */
export function place(x: number, y: number, scale: number, body: string, turn = 0): string {
  return `<g transform="translate(${x} ${y}) scale(${scale}) rotate(${turn})">${body}</g>`;
}

/** The whole SVG of a drawing. */
export function toSvg(drawing: Drawing, width: number, height: number): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">${drawing(width, height)}</svg>`;
}
