import { expect, it } from 'vitest';
import { formatDay, formatSize, languageName } from '../../../src/domain/format';
import { LOCALES } from '../../../src/domain/locale';

const KB = 1024;
const MB = 1024 * KB;
const GB = 1024 * MB;

it.each<[number | null | undefined, string | null]>([
  [1, '1 Bytes'],
  [1023, '1023 Bytes'],
  [KB + 1, '1 KB'],
  [1.5 * KB, '1.5 KB'],
  [1234 * KB, '1.21 MB'],
  [MB - 1, '1024 KB'],
  [MB, '1 MB'],
  [2.345 * GB, '2.35 GB'],
  [5000 * GB, '5000 GB'],
  ...[0, null, undefined, -1, Number.NaN, Number.POSITIVE_INFINITY].map((bytes): [typeof bytes, null] => [bytes, null]),
])('the size of %s bytes is %s in both languages', (bytes, text) => {
  for (const locale of LOCALES) expect(formatSize(bytes, locale)).toBe(text);
});

it('writes a day, and the name of a language, in the words of the language', () => {
  expect(formatDay('2024-12-28', 'en')).toBe('December 28, 2024');
  expect(formatDay('2025-01-15', 'es')).toBe('15 de enero de 2025');
  expect([languageName('es', 'en'), languageName('en', 'es')]).toEqual(['Spanish', 'inglés']);
});
