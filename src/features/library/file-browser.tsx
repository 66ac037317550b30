import { Heading, HStack } from '@chakra-ui/react';
import { useDeferredValue, useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../components/button';
import { ConfirmDialog } from '../../components/confirm-dialog';
import { Small } from '../../components/text';
import type { MediaFile } from '../../domain/media-record';
import { useLocale } from '../../i18n/i18n';
import { NothingFound } from '../media/empty-states';
import { useUrlFilters } from '../media/use-url-filters';
import { ViewSwitch } from '../media/view-switch';
import { BulkBar } from './bulk-bar';
import type { LibraryItemProps } from './file-controls';
import { LibraryFiles } from './library-files';
import { FILTERS_IN_URL, FilterRow, NO_FILTERS } from './library-filters';
import { OfflineNotice } from './library-notices';
import { filterFiles, isMissing, sortFiles } from './library-view';
import { SortSelect } from './sort-select';
import type { useMediaActions } from './use-media-actions';
import { useSelection } from './use-selection';

interface FileBrowserProps extends Pick<LibraryItemProps, 'canChange' | 'onOpen'> {
  files: readonly MediaFile[];
  actions: ReturnType<typeof useMediaActions>;
}

/** The files of the library: searched, filtered, selected. Source: spec 2 "Media Library tab", spec 5. */
export function FileBrowser({ files, canChange, actions, onOpen }: FileBrowserProps) {
  const { t } = useTranslation('library');
  const { filters, change } = useUrlFilters(FILTERS_IN_URL);
  const { category, type, missingAlt, missingSpanish, missingFile, layout, sort } = filters;
  const locale = useLocale();
  const sorted = useMemo(() => sortFiles(files, sort, locale), [files, sort, locale]);
  const [isAsking, setIsAsking] = useState(false);
  const search = useDeferredValue(filters.search); // typing does not wait for the files
  const shown = useMemo(
    () => filterFiles(sorted, { search, category, type, missingAlt, missingSpanish, missingFile }),
    [sorted, search, category, type, missingAlt, missingSpanish, missingFile],
  );
  const hasMissing = useMemo(() => files.some(isMissing), [files]);
  const selection = useSelection(shown);
  const { selected } = selection;

  const remove = async () => {
    const undone = await actions.removeAll(selected);
    selection.set(undone);
    setIsAsking(false);
  };

  return (
    <>
      <FilterRow filters={filters} hasMissing={hasMissing} onChange={change} />
      <HStack wrap="wrap">
        <Small role="status" flex="1" maxW="none" fontVariantNumeric="tabular-nums">
          {t('showing', { shown: shown.length, count: files.length })}
        </Small>
        <Button variant="ghost" px="2" disabled={shown.length === 0} onClick={() => selection.set(shown)}>
          {t('bulk.all')}
        </Button>
        <SortSelect sort={sort} onChange={(sort) => change({ sort })} />
        <ViewSwitch layout={layout} onChange={(layout) => change({ layout })} />
      </HStack>
      <Heading as="h3" srOnly>
        {t('files')}
      </Heading>
      {shown.length === 0 && (
        <NothingFound
          title={t('empty')}
          text={t('adjust')}
          clearLabel={t('filters.clear')}
          onClear={() => change(NO_FILTERS)}
        />
      )}
      <LibraryFiles
        key={layout}
        files={shown}
        layout={layout}
        canChange={canChange}
        selectedIds={selection.ids}
        onToggle={selection.toggle}
        onOpen={onOpen}
      />
      {selected.length > 0 && (
        <BulkBar
          files={selected}
          progress={actions.progress}
          canChange={canChange}
          onChange={(change) => actions.patchAll(selected, change)}
          onDelete={() => setIsAsking(true)}
          onClear={() => selection.set([])}
        />
      )}
      {isAsking && (
        <ConfirmDialog
          label={t('bulk.deleteLabel')}
          question={t('bulk.question', { count: selected.length })}
          confirm={t('remove.confirm')}
          notice={<OfflineNotice isOnline={canChange} />}
          busy={t('bulk.progress', actions.progress ?? { done: 0, total: selected.length })}
          canChange={canChange}
          onConfirm={remove}
          onClose={() => setIsAsking(false)}
        />
      )}
    </>
  );
}
