/** Composes README.md's picture: `npm run screenshots -- home-`, then `npx tsx scripts/make-site-picture.ts`. */
import sharp from 'sharp';

const SIZE = { width: 1400, height: 860 };
/** Contrasts with the background of both themes. */
const GROUND = '#8C7B69';
const PICTURES = [
  { name: 'home-en-dark-desktop', width: 1120, height: 700, radius: 14, left: 50, top: 60 },
  { name: 'home-es-light-phone', width: 300, height: 648, radius: 32, left: 1050, top: 160 },
];

/** The top of a screenshot, with round corners. */
async function cut({ name, width, height, radius, left, top }: (typeof PICTURES)[number]) {
  const corners = Buffer.from(`<svg><rect width="${width}" height="${height}" rx="${radius}"/></svg>`);
  const picture = sharp(`screenshots/${name}.png`).resize({ width, height, fit: 'cover', position: 'top' });
  return {
    input: await picture
      .composite([{ input: corners, blend: 'dest-in' }])
      .png()
      .toBuffer(),
    left,
    top,
  };
}

const canvas = sharp({ create: { ...SIZE, channels: 3, background: GROUND } });
await canvas
  .composite(await Promise.all(PICTURES.map(cut)))
  .webp({ quality: 82 })
  .toFile('docs/site.webp');
