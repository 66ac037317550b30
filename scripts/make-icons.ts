/** Makes the site's and the installed app's icons from the brand's mark: `npx tsx scripts/make-icons.ts`. */
import { writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import sharp from 'sharp';
import { DUSK_GROUND } from '../src/domain/theme.ts';
import { LOGO_MARK } from '../src/ui/illustrations/logo-mark.ts';

/** The theme's accent at noon and at dusk: an icon file cannot read the theme. */
const NOON = '#9A4A0C';
const DUSK = '#F2A541';

/** The mark's grid, in units. */
const GRID = 24;

const FAVICON = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${GRID} ${GRID}"><style>path{fill:${NOON}}@media(prefers-color-scheme:dark){path{fill:${DUSK}}}</style><path fill-rule="evenodd" d="${LOGO_MARK}"/></svg>\n`;

/**
 * What is drawn: `mark` is the mark's part of the width, `corner` the radius of the ground as a part of it. A
 * maskable icon may lose all but a circle of 80% of its width, and the mark must lie within that.
 */
const PICTURES = [
  { name: 'apple-touch-icon.png', size: 180, mark: 0.7, corner: 0 },
  { name: 'icon-192.png', size: 192, mark: 0.7, corner: 0.22 },
  { name: 'icon-512.png', size: 512, mark: 0.7, corner: 0.22 },
  { name: 'maskable-192.png', size: 192, mark: 0.6, corner: 0 },
  { name: 'maskable-512.png', size: 512, mark: 0.6, corner: 0 },
];

function picture(mark: number, corner: number): string {
  const place = `translate(${(GRID * (1 - mark)) / 2} ${(GRID * (1 - mark)) / 2})scale(${mark})`;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${GRID} ${GRID}"><rect width="${GRID}" height="${GRID}" rx="${GRID * corner}" fill="${DUSK_GROUND}"/><path transform="${place}" fill="${DUSK}" fill-rule="evenodd" d="${LOGO_MARK}"/></svg>`;
}

const target = (name: string) => fileURLToPath(new URL(`../public/${name}`, import.meta.url));

await writeFile(target('favicon.svg'), FAVICON);
for (const { name, size, mark, corner } of PICTURES) {
  // Drawn at its own size rather than resized: edges stay sharp.
  const drawn = sharp(Buffer.from(picture(mark, corner)), { density: (72 * size) / GRID });
  await drawn.png({ palette: true, compressionLevel: 9 }).toFile(target(name));
}
