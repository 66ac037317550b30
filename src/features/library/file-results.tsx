import { Heading, HStack } from '@chakra-ui/react';
import { type ReactNode, useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../components/button';
import { ConfirmDialog } from '../../components/confirm-dialog';
import { OfflineNotice } from '../../components/offline-notice';
import { Small } from '../../components/text';
import type { MediaFile } from '../../domain/media-record';
import { useSelection } from '../../hooks/use-selection';
import { NothingFound } from '../media/nothing-found';
import type { FilesLayout } from '../media/view-switch';
import { LibraryBulkBar } from './bulk-bar';
import type { LibraryItemProps } from './file-controls';
import { LibraryFiles } from './library-files';
import { filterFiles, type LibraryFilters } from './library-view';
import type { useMediaActions } from './use-media-actions';

interface FileResultsProps extends Pick<LibraryItemProps, 'canChange' | 'onOpen'> {
  files: readonly MediaFile[];
  filters: LibraryFilters & { layout: FilesLayout };
  actions: ReturnType<typeof useMediaActions>;
  /** Beside the number of files. */
  controls: ReactNode;
  onClear: () => void;
}

/** The files that match the filters, and actions on the selected ones. Source: spec 2 "Media Library tab". */
export function FileResults(props: FileResultsProps) {
  const { files, filters, actions, controls, canChange, onOpen, onClear } = props;
  const { t } = useTranslation('library');
  const [isAsking, setIsAsking] = useState(false);
  // Not deferred: the virtual list draws a dozen files, which takes less time than one more frame.
  const shown = useMemo(() => filterFiles(files, filters), [files, filters]);
  const selection = useSelection(shown);
  const { selected } = selection;

  const remove = async () => {
    const undone = await actions.removeAll(selected);
    selection.set(undone);
    setIsAsking(false);
  };

  return (
    <>
      <HStack wrap="wrap">
        <Small role="status" flex="1" maxW="none" fontVariantNumeric="tabular-nums">
          {t('showing', { shown: shown.length, count: files.length })}
        </Small>
        <Button variant="ghost" px="2" disabled={shown.length === 0} onClick={() => selection.set(shown)}>
          {t('bulk.all')}
        </Button>
        {controls}
      </HStack>
      <Heading as="h3" srOnly>
        {t('files')}
      </Heading>
      {shown.length === 0 && (
        <NothingFound title={t('empty')} text={t('adjust')} clearLabel={t('filters.clear')} onClear={onClear} />
      )}
      {(selected.length > 0 || actions.progress) && (
        <LibraryBulkBar
          files={selected}
          progress={actions.progress}
          canChange={canChange}
          onChange={(change) => actions.patchAll(selected, change)}
          onDelete={() => setIsAsking(true)}
          onClear={() => selection.set([])}
        />
      )}
      <LibraryFiles
        key={filters.layout}
        files={shown}
        layout={filters.layout}
        canChange={canChange}
        selectedIds={selection.ids}
        onToggle={selection.toggle}
        onOpen={onOpen}
      />
      {isAsking && (
        <ConfirmDialog
          label={t('bulk.deleteLabel')}
          question={t('bulk.question', { count: actions.progress?.total ?? selected.length })}
          confirm={t('remove.confirm')}
          notice={<OfflineNotice isOnline={canChange} />}
          busy={t('bulk.progress', { done: 0, total: selected.length, ...actions.progress })}
          canChange={canChange}
          onConfirm={remove}
          onClose={() => setIsAsking(false)}
        />
      )}
    </>
  );
}
