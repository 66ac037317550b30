/** Scripts whose letters change shape or meaning with a joiner between them. */
const JOINED = ['Arab', 'Beng', 'Deva', 'Gujr', 'Guru', 'Khmr', 'Knda', 'Mlym', 'Mymr', 'Orya', 'Sinh', 'Taml', 'Telu']
  .map((script) => `\\p{scx=${script}}`)
  .join('');

/** Invisible characters to keep: line breaks, joiners inside emoji and words, and an emoji's style. */
const KEPT = [
  '[\\t\\n\\r]',
  '(?<=\\p{ExtPict}[\\uFE0F\\p{EMod}]?)\\u200D(?=\\p{ExtPict})',
  `(?<=[${JOINED}])[\\u200C\\u200D](?=[${JOINED}])`,
  '(?<=\\p{ExtPict})[\\uFE0E\\uFE0F]|\\uFE0F(?=\\u20E3)',
].join('|');

const INVISIBLE = new RegExp(`(?!${KEPT})[\\p{Cf}\\p{Cc}\\p{DI}\\u2800]`, 'gu');

/**
 * Cleans text that was typed or pasted: removes invisible characters (contact apps wrap phone numbers in them),
 * replaces lone surrogates, which no server stores, and composes accents (NFC). With `isPlain`, for phones and emails,
 * typographic dashes and spaces become plain ones. Source: decisions "Forms".
 */
export function cleanText(text: string, { isPlain = false } = {}): string {
  const visible = text
    .replace(/\p{Cs}/gu, '\uFFFD')
    .replace(INVISIBLE, '')
    .normalize('NFC');
  return isPlain ? visible.replace(/[\u2010-\u2015\u2212]/g, '-').replace(/\p{Zs}/gu, ' ') : visible;
}
