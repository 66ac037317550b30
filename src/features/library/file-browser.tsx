import { Heading, HStack } from '@chakra-ui/react';
import { useCallback, useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../components/button';
import { ConfirmDialog } from '../../components/confirm-dialog';
import { OfflineNotice } from '../../components/offline-notice';
import { Small } from '../../components/text';
import type { MediaChange } from '../../domain/bulk-edit-form';
import type { MediaFile } from '../../domain/media-record';
import { useSelection } from '../../hooks/use-selection';
import { useLocale } from '../../i18n/i18n';
import { type ItemPlace, MediaFiles } from '../media/media-files';
import { NothingFound } from '../media/nothing-found';
import { useUrlFilters } from '../media/use-url-filters';
import { type FilesLayout, ViewSwitch } from '../media/view-switch';
import { LibraryBulkBar } from './bulk-bar';
import type { LibraryItemProps } from './file-controls';
import { LibraryCard } from './library-card';
import { LibraryFilterBar } from './library-filters';
import { LibraryRow } from './library-row';
import { checkboxesFor, filterLibrary, LIBRARY_PARAMS, NO_LIBRARY_FILTERS, sortFiles } from './library-view';
import { SortSelect } from './sort-select';
import { useBulkProgress, useDeleteFiles, usePatchFiles } from './use-media-actions';

/** Estimated height of a row in pixels. */
const LIBRARY_ROW_HEIGHT = { grid: 380, list: 90 };

interface FileBrowserProps extends Pick<LibraryItemProps, 'canChange' | 'onOpen'> {
  files: readonly MediaFile[];
}

/**
 * The files of the library: searched, filtered, sorted, as a grid or a list, with actions on the selected ones.
 * Source: spec 2 "Media Library tab", spec 5.
 */
export function FileBrowser({ files, canChange, onOpen }: FileBrowserProps) {
  const { t } = useTranslation('library');
  const locale = useLocale();
  const { filters, change } = useUrlFilters(LIBRARY_PARAMS);
  const { layout, sort } = filters;
  const progress = useBulkProgress();
  const { mutateAsync: deleteFiles } = useDeleteFiles();
  const { mutateAsync: patchFiles } = usePatchFiles();
  const [isAsking, setIsAsking] = useState(false);
  const checkboxes = useMemo(() => checkboxesFor(files), [files]);
  const sorted = useMemo(() => sortFiles(files, sort, locale), [files, sort, locale]);
  // Not deferred: the virtual list draws a dozen files, which takes less time than one more frame.
  const shown = useMemo(() => filterLibrary(sorted, filters), [sorted, filters]);
  const selection = useSelection(shown);
  const { selected, ids, toggle } = selection;

  const renderItem = useCallback(
    (file: MediaFile, drawn: FilesLayout, place: ItemPlace) => {
      const Item = drawn === 'grid' ? LibraryCard : LibraryRow;
      const item = { file, isSelected: ids.has(file.id), canChange, onToggle: toggle, onOpen };
      return <Item key={file.id} {...place} {...item} />;
    },
    [ids, canChange, toggle, onOpen],
  );
  const remove = async () => {
    const { failed } = await deleteFiles(selected);
    selection.set(failed);
    setIsAsking(false);
  };

  /** Returns whether all remaining files were changed. */
  const patch = async (change: MediaChange) => {
    const { failed, gone } = await patchFiles({ files: selected, change });
    return failed.length === gone.length;
  };

  return (
    <>
      <LibraryFilterBar filters={filters} checkboxes={checkboxes} onChange={change} />
      <HStack wrap="wrap">
        <Small role="status" flex="1" maxW="none" fontVariantNumeric="tabular-nums">
          {t('showing', { shown: shown.length, count: files.length })}
        </Small>
        <Button variant="ghost" px="2" disabled={shown.length === 0} onClick={() => selection.set(shown)}>
          {t('bulk.all')}
        </Button>
        <SortSelect sort={sort} onChange={change} />
        <ViewSwitch layout={layout} onChange={change} />
      </HStack>
      <Heading as="h3" srOnly>
        {t('files')}
      </Heading>
      {shown.length === 0 && (
        <NothingFound
          title={t('empty')}
          text={t('adjust')}
          clearLabel={t('filters.clear')}
          onClear={() => change(NO_LIBRARY_FILTERS)}
        />
      )}
      {(selected.length > 0 || progress) && (
        <LibraryBulkBar
          files={selected}
          progress={progress}
          canChange={canChange}
          onChange={patch}
          onDelete={() => setIsAsking(true)}
          onClear={() => selection.set([])}
        />
      )}
      <MediaFiles key={layout} files={shown} layout={layout} rowHeight={LIBRARY_ROW_HEIGHT} renderItem={renderItem} />
      {isAsking && (
        <ConfirmDialog
          label={t('bulk.deleteLabel')}
          question={t('bulk.question', { count: progress?.total ?? selected.length })}
          confirm={t('remove.confirm')}
          notice={<OfflineNotice isOnline={canChange} />}
          busy={t('bulk.progress', { done: 0, total: selected.length, ...progress })}
          canChange={canChange}
          onConfirm={remove}
          onClose={() => setIsAsking(false)}
        />
      )}
    </>
  );
}
