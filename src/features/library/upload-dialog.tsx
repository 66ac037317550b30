import { Box, type BoxProps, Flex, Stack } from '@chakra-ui/react';
import { memo, useDeferredValue, useSyncExternalStore } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../components/button';
import { Dialog } from '../../components/dialog';
import { IconSync } from '../../components/icons';
import { OfflineNotice } from '../../components/offline-notice';
import { DropArea } from './drop-area';
import { countOf, type UploadItem, uploadTotals } from './upload-item';
import type { UploadQueue } from './upload-queue';
import { ProgressBar, UploadRow, UploadRows } from './upload-row';

interface UploadDialogProps {
  queue: UploadQueue;
  /** Whether files are being dragged over the page. */
  isOver: boolean;
  canChange: boolean;
  onClose: () => void;
}

/**
 * Files that are picked, dropped or pasted here upload at once; failed ones stay, with their reason.
 * Source: decisions "Media".
 */
export function UploadDialog({ queue, isOver, canChange, onClose }: UploadDialogProps) {
  const { t } = useTranslation('library');
  return (
    <Dialog
      label={t('upload.title')}
      closeLabel={t('upload.close')}
      onClose={onClose}
      data-takes-files=""
      maxW={{ md: '40rem' }}
    >
      <Stack gap="5" overflowY="auto" p={{ base: '5', md: '6' }}>
        <OfflineNotice isOnline={canChange} />
        <DropArea isOver={isOver} canChange={canChange} onPick={queue.add} />
        <Uploads queue={queue} canChange={canChange} />
      </Stack>
    </Dialog>
  );
}

type UploadsProps = Pick<UploadDialogProps, 'queue' | 'canChange'>;
type UploadListProps = UploadsProps & { items: readonly UploadItem[] };

/** The dialog appears before its rows: there may be thousands. */
const NONE: readonly UploadItem[] = [];

/** A component of its own, so that progress does not render the whole dialog again. */
function Uploads({ queue, canChange }: UploadsProps) {
  const items = useSyncExternalStore(queue.subscribe, queue.items);
  return <UploadList items={useDeferredValue(items, NONE)} queue={queue} canChange={canChange} />;
}

/** Memoized: React skips lists that are outdated before it has drawn them. */
const UploadList = memo(function UploadList({ items, queue, canChange }: UploadListProps) {
  const { t } = useTranslation('library');
  const { done, count } = uploadTotals(items);
  const isDone = ({ state }: UploadItem) => Number(state === 'done');
  // Once all uploads have ended, list what needs attention first.
  const listed = done < count ? items : [...items].sort((one, other) => isDone(one) - isDone(other));
  return (
    <>
      <Progress items={items} queue={queue} canChange={canChange} />
      {items.length > 0 && (
        <UploadRows aria-label={t('upload.files')}>
          {listed.map((item) => (
            <UploadRow key={item.id} item={item} queue={queue} canChange={canChange} />
          ))}
        </UploadRows>
      )}
    </>
  );
});

/** A line by itself. */
const SummaryLine = (props: BoxProps) => <Box as="span" flexBasis="full" {...props} />;

/** Total progress while files upload, then whether some failed, and the number of refused files. */
function Progress({ items, queue, canChange }: UploadListProps) {
  const { t } = useTranslation('library');
  const { bytes, size, done, count } = uploadTotals(items);
  const uploading = done < count;
  const failed = countOf(items, 'failed');
  const refused = countOf(items, 'refused');
  const duplicates = countOf(items, 'duplicate');
  const retryAll = () => {
    for (const { id, state } of items) if (state === 'failed') queue.retry(id);
  };
  return (
    <Stack>
      <Flex
        as="p"
        role="status"
        wrap="wrap"
        justify="space-between"
        columnGap="4"
        textStyle="small"
        fontVariantNumeric="tabular-nums"
      >
        {uploading && (
          <>
            <span>{t('upload.uploading')}</span>
            <span>{t('upload.count', { done, total: count })}</span>
          </>
        )}
        {!uploading && failed > 0 && <SummaryLine color="fg.error">{t('upload.failed')}</SummaryLine>}
        {refused > 0 && <SummaryLine color="fg.error">{t('upload.refused', { count: refused })}</SummaryLine>}
        {duplicates > 0 && <SummaryLine color="fg.muted">{t('upload.duplicates', { count: duplicates })}</SummaryLine>}
      </Flex>
      {uploading && <ProgressBar value={bytes} max={size} aria-label={t('upload.total')} />}
      {uploading && count > 1 && (
        <Button variant="outline" alignSelf="start" onClick={queue.cancelAll}>
          {t('upload.cancelAll')}
        </Button>
      )}
      {!uploading && failed > 1 && (
        <Button variant="outline" alignSelf="start" disabled={!canChange} onClick={retryAll}>
          <IconSync />
          {t('upload.retryAll')}
        </Button>
      )}
    </Stack>
  );
}
