/**
 * Creates the site's font files from the font packages: the weights in use, in two parts. `core` has the characters of
 * the site's own texts and is preloaded. `more` has the rest of Western Europe; a page loads it when a name needs it,
 * by the ranges in index.html. Run it after an update of the font packages: `npx tsx scripts/make-fonts.ts`.
 */
import { readFile, writeFile } from 'node:fs/promises';
// @ts-expect-error: the package has no types
import subsetFont from 'subset-font';

const range = (from: number, to: number) =>
  Array.from({ length: to - from + 1 }, (_, i) => String.fromCodePoint(from + i));
const ALPHABET = [...range(0x30, 0x39), ...range(0x41, 0x5a), ...range(0x61, 0x7a), ...'ÁÉÍÑÓÚáéíñóúü'].join('');
/** Printable ASCII and Latin-1. */
const LETTERS = [...range(0x20, 0x7e), ...range(0xa0, 0xff)].join('');
/** Kerning, tabular figures and ligatures. No character here needs combining accents. */
const FEATURES = ['kern', 'tnum', 'liga'];

const FONTS = [
  {
    name: 'bricolage-grotesque',
    source: import.meta.resolve(
      '@fontsource-variable/bricolage-grotesque/files/bricolage-grotesque-latin-wght-normal.woff2',
    ),
    weights: 700,
    core: `${ALPHABET}\u00a0 .,:;!?¡¿'’“”-–—()/&%+$•<_`,
  },
  {
    name: 'figtree',
    source: import.meta.resolve('@fontsource-variable/figtree/files/figtree-latin-wght-normal.woff2'),
    weights: { min: 400, max: 700 },
    core: `${ALPHABET}\u00a0 .,:;!?¡¿'"’“”«»-–—−()/&%+$#@_·©`,
  },
];

/** The characters as a CSS `unicode-range`. */
function rangeOf(letters: readonly string[]): string {
  const runs: [from: number, to: number][] = [];
  for (const point of letters.map((letter) => letter.codePointAt(0) as number)) {
    const last = runs.at(-1);
    if (last?.[1] === point - 1) last[1] = point;
    else runs.push([point, point]);
  }
  const hex = (point: number) => point.toString(16).toUpperCase();
  return runs.map(([from, to]) => (from === to ? `U+${hex(from)}` : `U+${hex(from)}-${hex(to)}`)).join(', ');
}

for (const { name, source, weights, core } of FONTS) {
  const packaged = await readFile(new URL(source));
  const make = async (part: string, letters: string) => {
    const made = await subsetFont(packaged, letters, {
      targetFormat: 'woff2',
      variationAxes: { wght: weights },
      keepFeatures: FEATURES,
      noHinting: true,
    });
    await writeFile(`public/fonts/${name}${part}.woff2`, made);
    console.log(`${name}${part}: ${(made.length / 1024).toFixed(1)} KB`);
  };
  const more = [...LETTERS].filter((letter) => !core.includes(letter));
  await make('', core);
  await make('-more', more.join(''));
  console.log(`${name}-more: unicode-range: ${rangeOf(more)}`);
}
