import { chakra } from '@chakra-ui/react/styled-system';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { SKELETON_CARDS } from '../../domain/media-limits';
import { useMediaFiles } from '../../stores/media-files';
import { Button } from '../../ui/button';
import { IconImage, IconUpload, IconWarning } from '../../ui/icons';
import { MediaGrid, MediaSkeletons } from '../../ui/media-grid';
import { MediaNotice } from '../../ui/media-notice';
import { Heading } from '../../ui/text';
import { toast } from '../../ui/toaster';
import { MediaCard } from './media-card';
import { UploadDialog } from './upload-dialog';
import { isUnderWay } from './upload-queue';
import { useUploadQueue } from './use-upload-queue';

/** The staff's library: all files, and the way to add some. Source: spec 2 "Media Library tab", spec 4 "Media library". */
export function MediaLibrary() {
  const { t } = useTranslation();
  const fail = (description: string) => toast({ kind: 'error', title: t('media.error'), description });
  const { library, reload } = useMediaFiles(() => fail(t('media.library.loadFailed')));
  const { queue, items } = useUploadQueue(({ succeeded, failed }) => {
    if (succeeded > 0) {
      const description = t('media.upload.succeeded', { count: succeeded });
      toast({ kind: 'success', title: t('media.success'), description });
      void reload();
    }
    if (failed > 0) fail(t('media.upload.failed'));
    if (queue.items().every(({ state }) => state === 'done' || state === 'cancelled')) closeDialog();
  });
  const [isOpen, setIsOpen] = useState(() => items.some(({ state }) => state !== 'done'));
  const openDialog = () => setIsOpen(true);
  const closeDialog = () => {
    queue.clear();
    setIsOpen(false);
  };

  return (
    <chakra.section display="grid" gap="8" aria-labelledby="media-library">
      <chakra.div display="flex" flexWrap="wrap" alignItems="center" justifyContent="space-between" gap="4">
        <Heading id="media-library">{t('media.library.title')}</Heading>
        <Button onClick={openDialog}>
          <IconUpload />
          {t(items.some(isUnderWay) ? 'media.upload.uploading' : 'media.library.upload')}
        </Button>
      </chakra.div>
      {library.state === 'loading' && <MediaSkeletons count={SKELETON_CARDS} label={t('media.library.loading')} />}
      {library.state === 'failed' && (
        <MediaNotice icon={<IconWarning />} title={t('media.library.loadFailed')} text={t('media.checkConnection')}>
          <Button onClick={reload}>{t('media.retry')}</Button>
        </MediaNotice>
      )}
      {library.state === 'loaded' && library.files.length === 0 && (
        <MediaNotice icon={<IconImage />} title={t('media.library.empty')} text={t('media.library.emptyHint')}>
          <Button onClick={openDialog}>{t('media.library.upload')}</Button>
        </MediaNotice>
      )}
      {library.state === 'loaded' && library.files.length > 0 && (
        <MediaGrid>
          {library.files.map((file) => (
            <MediaCard key={file.id} file={file} src={library.url(file)} />
          ))}
        </MediaGrid>
      )}
      {isOpen && <UploadDialog queue={queue} items={items} onClose={closeDialog} />}
    </chakra.section>
  );
}
