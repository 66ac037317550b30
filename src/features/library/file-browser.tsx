import { useMemo } from 'react';
import type { MediaFile } from '../../domain/media-record';
import { useLocale } from '../../i18n/i18n';
import { useUrlFilters } from '../media/use-url-filters';
import { ViewSwitch } from '../media/view-switch';
import type { LibraryItemProps } from './file-controls';
import { FileResults } from './file-results';
import { FilterBar } from './library-filters';
import { FILTERS_IN_URL, isMissing, NO_FILTERS, sortFiles } from './library-view';
import { SortSelect } from './sort-select';
import type { useMediaActions } from './use-media-actions';

interface FileBrowserProps extends Pick<LibraryItemProps, 'canChange' | 'onOpen'> {
  files: readonly MediaFile[];
  actions: ReturnType<typeof useMediaActions>;
}

/** The files of the library: searched, filtered, sorted. Source: spec 2 "Media Library tab", spec 5. */
export function FileBrowser({ files, ...rest }: FileBrowserProps) {
  const { filters, change } = useUrlFilters(FILTERS_IN_URL);
  const { layout, sort } = filters;
  const locale = useLocale();
  const sorted = useMemo(() => sortFiles(files, sort, locale), [files, sort, locale]);
  const hasMissing = useMemo(() => files.some(isMissing), [files]);

  return (
    <>
      <FilterBar filters={filters} hasMissing={hasMissing} onChange={change} />
      <FileResults
        files={sorted}
        filters={filters}
        controls={
          <>
            <SortSelect sort={sort} onChange={change} />
            <ViewSwitch layout={layout} onChange={change} />
          </>
        }
        onClear={() => change(NO_FILTERS)}
        {...rest}
      />
    </>
  );
}
