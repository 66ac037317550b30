import { startTransition, useState } from 'react';
import { flushSync } from 'react-dom';
import { useTranslation } from 'react-i18next';
import { isChoosing } from './drop-area';
import { useTell } from './use-tell';
import { useUploadQueue } from './use-upload-queue';

/**
 * The uploads and their dialog, which closes when all have arrived and stays where something was refused or failed.
 * `onUploaded` is called after each round that brought a file. Source: spec 4 "Media library", spec 8.
 */
export function useUploads(onUploaded: () => void) {
  const { t } = useTranslation();
  const tell = useTell();
  const { queue, isUploading } = useUploadQueue(({ succeeded, failed }) => {
    // First, and at once: a toast would open within the dialog, and move when that goes.
    const hasArrived = queue.items().every(({ state }) => state === 'done' || state === 'cancelled');
    if (hasArrived && !isChoosing()) flushSync(close);
    if (succeeded > 0) {
      tell.success(t('media.upload.succeeded', { count: succeeded }));
      onUploaded();
    }
    if (failed > 0) tell.failure(t('media.upload.failed'));
  });
  const [isOpen, setIsOpen] = useState(() => queue.items().some(({ state }) => state !== 'done'));
  const open = () => setIsOpen(true);
  const close = () => {
    queue.clear();
    setIsOpen(false);
  };
  const add = (files: readonly File[]) => {
    queue.add(files);
    startTransition(open); // to draw many files takes longer than to send the first
  };
  return { queue, isOpen, isUploading, open, close, add };
}
