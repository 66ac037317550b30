import { Flex, Heading, Stack } from '@chakra-ui/react';
import { useCallback, useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../components/button';
import { EmptyState, LoadFailed } from '../../components/empty-state';
import { IconImage, IconUpload } from '../../components/icons';
import { Announcement } from '../../components/live-region';
import { OfflineNotice } from '../../components/offline-notice';
import { SKELETON_CARDS } from '../../domain/media-limits';
import type { MediaFile } from '../../domain/media-record';
import { useNotify } from '../../hooks/use-notify';
import { useOnline } from '../../services/connection';
import { MediaSkeletons } from '../media/media-grid';
import { FileBrowser } from './file-browser';
import type { FileAction } from './file-controls';
import { LibraryDialogs, type OpenDialog } from './library-dialogs';
import { LibraryStats } from './library-stats';
import { libraryStats } from './library-view';
import { UploadDialog } from './upload-dialog';
import { useFileDrop } from './use-file-drop';
import { useFiles } from './use-files';
import { useUploads } from './use-uploads';

/** The staff's library. Source: spec 2 "Media Library tab", spec 4 "Media library". */
export function MediaLibrary() {
  const { t } = useTranslation(['library', 'media']);
  const notify = useNotify();
  const isOnline = useOnline();
  const { library, retry } = useFiles(() => notify.failure(t('loadFailed')));
  const uploads = useUploads();
  const [opened, setOpened] = useState<OpenDialog | null>(null);
  const isOver = useFileDrop(uploads.receive, !isOnline);
  const stats = useMemo(() => (library.state === 'loaded' ? libraryStats(library.files) : null), [library]);
  const open = useCallback((action: FileAction, file: MediaFile) => setOpened({ action, file }), []);

  return (
    <Stack
      as="section"
      gap="4"
      aria-labelledby="media-library"
      outline={isOver ? '2px dashed' : undefined}
      outlineColor="brand.fg"
      outlineOffset="0.75rem"
    >
      <Flex wrap="wrap" align="center" justify="space-between" rowGap="3" columnGap="8">
        <Heading id="media-library" textStyle="subheading" order={{ lg: -2 }}>
          {t('title')}
        </Heading>
        <Button disabled={!isOnline && !uploads.isUploading} onClick={uploads.queue.open}>
          <IconUpload />
          {t(uploads.isUploading ? 'upload.uploading' : 'uploadButton')}
        </Button>
        <LibraryStats stats={stats} unknown={library.state === 'failed' ? '–' : '...'} />
      </Flex>
      <OfflineNotice isOnline={isOnline} />
      <Announcement>{library.state === 'loading' && t('media:loading')}</Announcement>
      {library.state === 'loading' && <MediaSkeletons count={SKELETON_CARDS} />}
      {library.state === 'failed' && <LoadFailed title={t('loadFailed')} onRetry={retry} />}
      {library.state === 'loaded' && library.files.length === 0 && (
        <EmptyLibrary onUpload={uploads.queue.open} canChange={isOnline} />
      )}
      {library.state === 'loaded' && library.files.length > 0 && (
        <FileBrowser files={library.files} canChange={isOnline} onOpen={open} />
      )}
      {library.state === 'loaded' && opened && (
        <LibraryDialogs
          key={opened.action}
          opened={opened}
          current={library.files.find(({ id }) => id === opened.file.id)}
          canChange={isOnline}
          onOpen={open}
          onClose={() => setOpened((now) => (now === opened ? null : now))}
        />
      )}
      {uploads.isOpen && (
        <UploadDialog queue={uploads.queue} isOver={isOver} canChange={isOnline} onClose={uploads.queue.close} />
      )}
    </Stack>
  );
}

/** In place of the files of an empty library. Source: spec 8 "Empty and fallback states". */
function EmptyLibrary({ onUpload, canChange }: { onUpload: () => void; canChange: boolean }) {
  const { t } = useTranslation('library');
  return (
    <EmptyState icon={<IconImage />} title={t('empty')} text={t('emptyHint')}>
      <Button disabled={!canChange} onClick={onUpload}>
        {t('uploadButton')}
      </Button>
    </EmptyState>
  );
}
