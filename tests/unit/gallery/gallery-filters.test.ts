import { describe, expect, it } from 'vitest';
import { FILTERS_IN_URL, type GalleryFilters } from '../../../src/features/gallery/gallery-filters';
import { countFilters, NO_FILTERS } from '../../../src/features/media/filters';
import { readValues, withValues } from '../../../src/features/media/url-values';

const query = (text: string) => new URLSearchParams(text);
const filtersOf = (params: URLSearchParams) => readValues(FILTERS_IN_URL, params);
const withFilters = (params: URLSearchParams, change: Partial<GalleryFilters>) =>
  withValues(FILTERS_IN_URL, params, change);

describe('the filters in the URL', () => {
  it('are read from it, with defaults for missing and invalid values', () => {
    expect(filtersOf(query(''))).toEqual({ ...NO_FILTERS, layout: 'grid' });
    expect(filtersOf(query('q=Men%C3%BA+1&category=hero-banner&type=video&view=list'))).toEqual({
      ...{ search: 'Menú 1', category: 'hero-banner', type: 'video', layout: 'list' },
    });
    expect(filtersOf(query('category=nothing&type=audio&view=table'))).toEqual({ ...NO_FILTERS, layout: 'grid' });
  });

  it('change one by one and disappear at their defaults', () => {
    const params = query('file=abc');
    const some = withFilters(params, { category: 'blog-image', search: 'a b' });
    expect(some.toString()).toBe('file=abc&category=blog-image&q=a+b');
    expect(withFilters(some, { layout: 'list', category: 'all' }).toString()).toBe('file=abc&q=a+b&view=list');
    expect(withFilters(some, NO_FILTERS).toString()).toBe('file=abc');
    expect(params.toString()).toBe('file=abc');
  });

  it('are counted without the search and the layout', () => {
    expect(countFilters(filtersOf(query('q=a&view=list')))).toBe(0);
    expect(countFilters(filtersOf(query('type=image&category=other')))).toBe(2);
  });
});
