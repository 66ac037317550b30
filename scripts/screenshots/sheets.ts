import { existsSync } from 'node:fs';
import sharp from 'sharp';
import type { Locale } from '../../src/domain/locale';
import type { Size, Theme } from './stage';

/** How many pictures stand beside each other, and how wide each is, in pixels. */
const COLUMNS = {
  phone: { count: 8, width: 240 },
  desktop: { count: 4, width: 480 },
  narrow: { count: 8, width: 240 },
};
/** What is shown of a long page. */
const MAX_HEIGHT = 1600;
const GAP = 16;

interface Pictured {
  name: string;
  locale: Locale;
  theme: Theme;
  size: Size;
}

/** Puts the pictures of each language, theme and size beside each other: `sheet-es-dark-phone-1.png` and so on. */
export async function makeSheets(folder: string, pictures: Pictured[]): Promise<void> {
  const kindOf = ({ locale, theme, size }: Pictured) => `${locale}-${theme}-${size}`;
  for (const kind of new Set(pictures.map(kindOf))) {
    const all = pictures.filter((each) => kindOf(each) === kind);
    const { count, width } = COLUMNS[all[0]?.size ?? 'phone'];
    const made = all.map(({ name }) => `${folder}/${name}.png`).filter(existsSync);
    for (let start = 0; start < made.length; start += count) {
      const row = await Promise.all(made.slice(start, start + count).map((path) => small(path, width)));
      const height = Math.max(...row.map(({ info }) => info.height)) + 2 * GAP;
      await sharp({ create: { width: count * (width + GAP) + GAP, height, channels: 3, background: '#808080' } })
        .composite(row.map(({ data }, index) => ({ input: data, left: GAP + index * (width + GAP), top: GAP })))
        .png()
        .toFile(`${folder}/sheet-${kind}-${start / count + 1}.png`);
    }
  }
}

/** A picture at this width, its end cut off where it is too long. */
async function small(path: string, width: number) {
  const { data, info } = await sharp(path).resize({ width }).png().toBuffer({ resolveWithObject: true });
  if (info.height <= MAX_HEIGHT) return { data, info };
  return sharp(data)
    .extract({ left: 0, top: 0, width, height: MAX_HEIGHT })
    .png()
    .toBuffer({ resolveWithObject: true });
}
