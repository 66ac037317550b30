import { describe, expect, it } from 'vitest';
import { formatDay, formatSize, languageName } from '../../../src/domain/format';

const KB = 1024;
const MB = 1024 * KB;
const GB = 1024 * MB;

describe.each(['en', 'es'] as const)('a size in "%s"', (locale) => {
  it.each([
    [1, '1 Bytes'],
    [1023, '1023 Bytes'],
    [KB, '1 KB'],
    [KB + 1, '1 KB'],
    [1.5 * KB, '1.5 KB'],
    [1234 * KB, '1.21 MB'],
    [MB - 1, '1024 KB'],
    [MB, '1 MB'],
    [200 * MB, '200 MB'],
    [GB, '1 GB'],
    [2.345 * GB, '2.35 GB'],
    [5000 * GB, '5000 GB'],
  ])('of %d bytes is %s', (bytes, text) => {
    expect(formatSize(bytes, locale)).toBe(text);
  });

  it.each([0, null, undefined, -1, Number.NaN, Number.POSITIVE_INFINITY])('is unknown for %s', (bytes) => {
    expect(formatSize(bytes, locale)).toBeNull();
  });
});

it('writes a day in the words of the language, in any time zone', () => {
  expect(formatDay('2024-12-28', 'en')).toBe('December 28, 2024');
  expect(formatDay('2025-01-15', 'es')).toBe('15 de enero de 2025');
});

it('names a language in the words of another', () => {
  expect([languageName('es', 'en'), languageName('en', 'es')]).toEqual(['Spanish', 'inglés']);
});
