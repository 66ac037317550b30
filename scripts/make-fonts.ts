/**
 * Makes the site's two font files from the packaged ones: only the letters of English and Spanish and only the weights
 * in use. Run it after an update of the font packages: `npx tsx scripts/make-fonts.ts`.
 */
import { readFile, writeFile } from 'node:fs/promises';
import subsetFont from 'subset-font';

const range = (from: number, to: number) =>
  Array.from({ length: to - from + 1 }, (_, i) => String.fromCodePoint(from + i));
/** Printable ASCII, the letters of Western Europe, typographic punctuation, arrows and the minus sign. */
const LETTERS = [...range(0x20, 0x7e), ...range(0xa0, 0xff), ...'–—‘’“”•…→←−×✓'].join('');

const FONTS = [
  { name: 'bricolage-grotesque', weights: { min: 600, max: 800 } },
  { name: 'figtree', weights: { min: 400, max: 700 } },
];

for (const { name, weights } of FONTS) {
  const source = `node_modules/@fontsource-variable/${name}/files/${name}-latin-wght-normal.woff2`;
  const made = await subsetFont(await readFile(source), LETTERS, {
    targetFormat: 'woff2',
    variationAxes: { wght: weights },
  });
  await writeFile(`public/fonts/${name}.woff2`, made);
  console.log(`${name}: ${(made.length / 1024).toFixed(1)} KB`);
}
