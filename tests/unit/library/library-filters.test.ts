import { describe, expect, it } from 'vitest';
import { FILTERS_IN_URL, isFiltered, NO_FILTERS } from '../../../src/features/library/library-filters';
import { readValues, withValues } from '../../../src/features/media/url-values';

const filtersOf = (query: string) => readValues(FILTERS_IN_URL, new URLSearchParams(query));
const INITIAL = { ...NO_FILTERS, layout: 'grid', sort: 'newest' };

describe("the library's filters in the URL", () => {
  it('are read from it, with defaults for missing and invalid values', () => {
    expect(filtersOf('tab=library')).toEqual(INITIAL);
    expect(
      filtersOf('q=Men%C3%BA&category=none&type=audio&missing-alt=yes&missing-file=yes&view=list&sort=name'),
    ).toEqual({
      ...{ search: 'Menú', category: 'none', type: 'audio', missingAlt: true, missingFile: true, layout: 'list' },
      ...{ missingSpanish: false, sort: 'name' },
    });
    expect(filtersOf('category=nothing&type=all&missing-alt=no&view=table&sort=best')).toEqual(INITIAL);
  });

  it('are written to it, and a switch disappears when it is off', () => {
    const some = withValues(FILTERS_IN_URL, new URLSearchParams(), { search: 'a b', missingAlt: true });
    expect(some.toString()).toBe('q=a+b&missing-alt=yes');
    expect(withValues(FILTERS_IN_URL, some, { missingAlt: false }).toString()).toBe('q=a+b');
  });

  it('are set if any of them is; a blank search does not count', () => {
    expect(isFiltered(filtersOf('q=+&view=list'))).toBe(false);
    for (const query of ['q=a', 'category=none', 'type=video', 'missing-alt=yes', 'missing-file=yes'])
      expect(isFiltered(filtersOf(query)), query).toBe(true);
  });
});
