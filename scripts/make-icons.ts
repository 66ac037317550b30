/** Creates the icons of the site and the installed app from the logo: `npx tsx scripts/make-icons.ts`. */
import { writeFile } from 'node:fs/promises';
import sharp from 'sharp';
import { LOGO_MARK } from '../src/components/illustrations/logo-mark';
import { DUSK, NOON } from '../src/domain/theme';

/** Size of the logo's grid. */
const GRID = 24;

/**
 * `mark` is the logo's share of the width, `corner` the background's corner radius. Devices may crop a maskable icon to
 * a circle of 80 % of its width: the logo must fit into it.
 */
const ICONS = [
  { name: 'apple-touch-icon.png', size: 180, mark: 0.7, corner: 0 },
  { name: 'icon-192.png', size: 192, mark: 0.7, corner: 0.22 },
  { name: 'icon-512.png', size: 512, mark: 0.7, corner: 0.22 },
  { name: 'maskable-192.png', size: 192, mark: 0.6, corner: 0 },
  { name: 'maskable-512.png', size: 512, mark: 0.6, corner: 0 },
];

const svg = (content: string) =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${GRID} ${GRID}">${content}</svg>`;
const logo = (attributes: string) => `<path ${attributes}fill-rule="evenodd" d="${LOGO_MARK}"/>`;

const favicon = `<style>path{fill:${NOON.accent}}@media(prefers-color-scheme:dark){path{fill:${DUSK.accent}}}</style>${logo('')}`;
await writeFile('public/favicon.svg', `${svg(favicon)}\n`);

for (const { name, size, mark, corner } of ICONS) {
  const margin = (GRID * (1 - mark)) / 2;
  const ground = `<rect width="${GRID}" height="${GRID}" rx="${GRID * corner}" fill="${DUSK.ground}"/>`;
  const icon = svg(ground + logo(`transform="translate(${margin} ${margin})scale(${mark})" fill="${DUSK.accent}" `));
  const density = (72 * size) / GRID; // rendered at its final size, for sharp edges
  await sharp(Buffer.from(icon), { density }).png({ palette: true, compressionLevel: 9 }).toFile(`public/${name}`);
}
