import { startTransition, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { isChoosing } from './drop-area';
import type { Dropped } from './dropped-files';
import { useNotify } from './use-notify';
import { useUploadQueue } from './use-upload-queue';

/**
 * The uploads and their dialog. It closes when all files have arrived, and stays open if a file was refused or failed.
 * Source: spec 4 "Media library", spec 8.
 */
export function useUploads() {
  const { t } = useTranslation('library');
  const notify = useNotify();
  const { queue, isUploading } = useUploadQueue(({ succeeded, failed, duplicates }) => {
    const hasArrived =
      succeeded + failed > 0 && queue.items().every(({ state }) => state === 'done' || state === 'cancelled');
    if (hasArrived && !isChoosing()) close();
    if (succeeded > 0) notify.success(t('upload.succeeded', { count: succeeded }));
    if (failed > 0) notify.failure(t('upload.failed'));
    if (duplicates > 0 && !isSeen.current) notify.success(t('upload.duplicates', { count: duplicates }));
  });
  const [isOpen, setIsOpen] = useState(() => queue.items().some(({ state }) => state !== 'done'));
  /** Whether the dialog is open or opening: it reports duplicates itself. */
  const isSeen = useRef(isOpen);
  const show = (open: boolean) => {
    isSeen.current = open;
    setIsOpen(open);
  };
  const open = () => show(true);
  const close = () => {
    queue.clear();
    show(false);
  };
  const add = (files: readonly File[]) => {
    queue.add(files);
    startTransition(open); // rendering many files takes longer than sending the first
  };
  const receive = ({ files, emptyFolders, unreadable }: Dropped) => {
    if (files.length > 0) add(files);
    const [empty, unread] = [emptyFolders.join(', '), unreadable.join(', ')];
    if (empty) notify.failure(t('upload.emptyFolders', { count: emptyFolders.length, names: empty }));
    if (unread) notify.failure(t('upload.unreadable', { names: unread }));
  };
  return { queue, isOpen, isUploading, open, close, receive };
}
