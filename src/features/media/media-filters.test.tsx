import { ChakraProvider } from '@chakra-ui/react';
import { CacheProvider } from '@emotion/react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { expect, onTestFinished, test, vi } from 'vitest';
import { createSiteCache, createSiteSystem } from '../../theme/system';
import { MediaFilters } from './media-filters';

test('searches for what a visitor typed before hydration', async () => {
  const onSearch = vi.fn();
  const filters = (
    <CacheProvider value={createSiteCache()}>
      <ChakraProvider value={createSiteSystem()}>
        <MediaFilters
          search=""
          onSearch={onSearch}
          searchLabel="Search"
          searchHint=""
          toggleLabel="Filters"
          isFiltered={false}
        >
          {null}
        </MediaFilters>
      </ChakraProvider>
    </CacheProvider>
  );
  document.body.innerHTML = `<div>${renderToString(filters)}</div>`;
  (document.querySelector('input') as HTMLInputElement).value = 'menu';
  const root = hydrateRoot(document.body.firstElementChild as Element, filters);
  onTestFinished(() => root.unmount());
  await expect.poll(() => onSearch.mock.calls).toEqual([['menu']]);
});
