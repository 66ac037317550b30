import { chakra } from '@chakra-ui/react/styled-system';
import { useTranslation } from 'react-i18next';
import { Dialog } from '../../ui/dialog';
import { Subheading } from '../../ui/text';
import { DropArea } from './drop-area';
import { ProgressBar } from './progress-bar';
import { isUnderWay, type UploadItem, type UploadQueue, uploadTotals } from './upload-queue';
import { UploadRow, UploadRows } from './upload-row';
import { useUploadItems } from './use-upload-queue';

const Body = chakra('div', {
  base: { display: 'grid', gap: '5', alignContent: 'start', overflowY: 'auto', p: { base: '5', md: '6' } },
});

interface UploadDialogProps {
  queue: UploadQueue;
  /** Whether files are being dragged over the page. */
  isOver: boolean;
  onClose: () => void;
}

/** Files are picked, dropped or pasted here and go up at once; what failed stays, with its reason. Source: decisions "Media". */
export function UploadDialog({ queue, isOver, onClose }: UploadDialogProps) {
  const { t } = useTranslation();
  return (
    <Dialog
      label={t('media.upload.title')}
      bar={<Subheading as="h2">{t('media.upload.title')}</Subheading>}
      closeLabel={t('media.upload.close')}
      onClose={onClose}
      data-takes-files=""
      maxW={{ md: '40rem' }}
    >
      <Body>
        <DropArea isOver={isOver} onPick={queue.add} />
        <Uploads queue={queue} />
      </Body>
    </Dialog>
  );
}

/** By itself: the dialog around it stays as it is while bytes arrive. */
function Uploads({ queue }: { queue: UploadQueue }) {
  const { t } = useTranslation();
  const items = useUploadItems(queue);
  return (
    <>
      <Progress items={items} />
      {items.length > 0 && (
        <UploadRows aria-label={t('media.upload.files')}>
          {items.map((item) => (
            <UploadRow key={item.id} item={item} queue={queue} />
          ))}
        </UploadRows>
      )}
    </>
  );
}

/** How far all are while some are under way, then whether any failed. */
function Progress({ items }: { items: readonly UploadItem[] }) {
  const { t } = useTranslation();
  const { bytes, size, done, count } = uploadTotals(items);
  const uploading = items.some(isUnderWay);
  const failed = items.some(({ state }) => state === 'failed');
  return (
    <chakra.div display="grid" gap="2">
      <chakra.p
        role="status"
        display="flex"
        justifyContent="space-between"
        textStyle="small"
        fontVariantNumeric="tabular-nums"
      >
        {uploading && (
          <>
            <span>{t('media.upload.uploading')}</span>
            <span>{t('media.upload.count', { done, count })}</span>
          </>
        )}
        {!uploading && failed && <chakra.span color="danger">{t('media.upload.failed')}</chakra.span>}
      </chakra.p>
      {uploading && <ProgressBar value={bytes} max={size} aria-label={t('media.upload.total')} />}
    </chakra.div>
  );
}
