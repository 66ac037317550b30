import { expect, it } from 'vitest';
import { FILTERS_IN_URL as GALLERY } from '../../../src/features/gallery/gallery-filters';
import { isFiltered, FILTERS_IN_URL as LIBRARY } from '../../../src/features/library/library-filters';
import { NO_FILTERS } from '../../../src/features/media/filters';
import { readValues, withValues } from '../../../src/features/media/url-values';

const inGallery = (query: string) => readValues(GALLERY, new URLSearchParams(query));
const inLibrary = (query: string) => readValues(LIBRARY, new URLSearchParams(query));

it('reads filters from the URL, with defaults for missing and invalid values', () => {
  expect(inGallery('')).toEqual({ ...NO_FILTERS, layout: 'grid' });
  expect(inGallery('category=nothing&type=audio&view=table')).toEqual(inGallery(''));
  expect(inGallery('q=Men%C3%BA+1&category=hero-banner&type=video&view=list')).toEqual({
    ...{ search: 'Menú 1', category: 'hero-banner', type: 'video', layout: 'list' },
  });

  const off = { missingAlt: false, missingSpanish: false, missingFile: false };
  expect(inLibrary('tab=library')).toEqual({ ...NO_FILTERS, ...off, layout: 'grid', sort: 'newest' });
  expect(inLibrary('category=nothing&type=all&missing-alt=no&sort=best')).toEqual(inLibrary(''));
  expect(inLibrary('category=none&type=audio&missing-alt=yes&missing-file=yes&sort=name')).toMatchObject({
    ...{ category: 'none', type: 'audio', missingAlt: true, missingFile: true, sort: 'name' },
  });
});

it('writes filters one by one beside other parameters, and omits those at their defaults', () => {
  const params = new URLSearchParams('file=abc');
  const some = withValues(GALLERY, params, { category: 'blog-image', search: 'a b' });
  expect(some.toString()).toBe('file=abc&category=blog-image&q=a+b');
  expect(withValues(GALLERY, some, { layout: 'list', category: 'all' }).toString()).toBe('file=abc&q=a+b&view=list');
  const missing = withValues(LIBRARY, params, { missingAlt: true });
  expect(missing.toString()).toBe('file=abc&missing-alt=yes');
  expect(withValues(LIBRARY, missing, { missingAlt: false }).toString()).toBe('file=abc');
  expect(params.toString()).toBe('file=abc');
});

it('the library is filtered if any filter is set; a blank search does not count', () => {
  expect(isFiltered(inLibrary('q=+&view=list'))).toBe(false);
  for (const query of ['q=a', 'category=none', 'type=video', 'missing-alt=yes', 'missing-file=yes'])
    expect(isFiltered(inLibrary(query)), query).toBe(true);
});
