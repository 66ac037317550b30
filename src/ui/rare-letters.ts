/** Each file and its letters, as scripts/make-fonts.ts makes and tells them. */
const FACES = [
  {
    family: 'Bricolage Grotesque',
    file: 'bricolage-grotesque-more',
    weight: '700',
    unicodeRange:
      'U+22-23, U+2A, U+3D-3E, U+40, U+5B-5E, U+60, U+7B-7E, U+A2-BE, U+C0, U+C2-C8, U+CA-CC, U+CE-D0, U+D2, U+D4-D9, U+DB-E0, U+E2-E8, U+EA-EC, U+EE-F0, U+F2, U+F4-F9, U+FB, U+FD-FF',
  },
  {
    family: 'Figtree',
    file: 'figtree-more',
    weight: '400 700',
    unicodeRange:
      'U+2A, U+3C-3E, U+5B-5E, U+60, U+7B-7E, U+A2-A8, U+AA, U+AC-B6, U+B8-BA, U+BC-BE, U+C0, U+C2-C8, U+CA-CC, U+CE-D0, U+D2, U+D4-D9, U+DB-E0, U+E2-E8, U+EA-EC, U+EE-F0, U+F2, U+F4-F9, U+FB, U+FD-FF',
  },
];

/**
 * Tells the browser of the rest of Western Europe's letters, which it fetches only where one of them is: in somebody's
 * name or file, or in what is typed. The pages' own words have none, so the pages do not carry these faces.
 */
export function addRareLetters(): void {
  for (const { family, file, weight, unicodeRange } of FACES) {
    document.fonts.add(
      new FontFace(family, `url(/fonts/${file}.woff2)`, { weight, unicodeRange, display: 'optional' }),
    );
  }
}
