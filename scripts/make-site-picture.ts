/**
 * Makes the picture of the site that README.md opens with, of two pictures that `npm run screenshots -- home-` has
 * made: `npx tsx scripts/make-site-picture.ts`.
 */
import sharp from 'sharp';

const SIZE = { width: 1400, height: 860 };
const DESKTOP = { width: 1120, height: 700 };
const PHONE = { width: 300, height: 648 };
/** The ground of both themes' middle: neither picture melts into it. */
const GROUND = '#8C7B69';

/** The upper part of a picture, with round corners. */
async function upper(name: string, { width, height }: typeof SIZE, radius: number): Promise<Buffer> {
  const corners = `<svg><rect width="${width}" height="${height}" rx="${radius}"/></svg>`;
  return sharp(`screenshots/${name}.png`)
    .resize({ width, height, fit: 'cover', position: 'top' })
    .composite([{ input: Buffer.from(corners), blend: 'dest-in' }])
    .png()
    .toBuffer();
}

const { size } = await sharp({ create: { ...SIZE, channels: 3, background: GROUND } })
  .composite([
    { input: await upper('home-en-dark-desktop', DESKTOP, 14), left: 50, top: 60 },
    { input: await upper('home-es-light-phone', PHONE, 32), left: 1050, top: 160 },
  ])
  .webp({ quality: 82 })
  .toFile('docs/site.webp');
console.log(`docs/site.webp: ${(size / 1024).toFixed(0)} KB`);
