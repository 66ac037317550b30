import { useSyncExternalStore } from 'react';
import { useTranslation } from 'react-i18next';
import { useNotify } from '../../hooks/use-notify';
import { leaveWarning } from '../../services/leave-warning';
import { useSession } from '../auth/session';
import { findDuplicate } from './api/find-duplicate';
import { uploadFile } from './api/upload-file';
import { isChoosing } from './drop-area';
import type { Dropped } from './dropped-files';
import { isUnderWay } from './upload-item';
import { createUploadQueue, type UploadBatch, type UploadQueue } from './upload-queue';

const queues = new Map<string, UploadQueue>();

/**
 * One queue per account and visit, by the account's id: uploads continue while staff look at another page. The next
 * account that signs in in the same tab gets its own queue.
 */
export function uploadQueueOf(uid: string, onBatch: (batch: UploadBatch) => void): UploadQueue {
  const known = queues.get(uid);
  if (known) return known;
  const queue = createUploadQueue({ upload: uploadFile, findDuplicate }, onBatch);
  const warnBeforeLeaving = leaveWarning();
  queue.subscribe(() => warnBeforeLeaving(queue.items().some(isUnderWay)));
  queues.set(uid, queue);
  return queue;
}

/**
 * The uploads and their dialog. It closes when all files have arrived, and stays open if a file was refused or failed.
 * Source: spec 4 "Media library", spec 8.
 */
export function useUploads() {
  const { t } = useTranslation('library');
  const notify = useNotify();
  const { session } = useSession();
  const queue = uploadQueueOf(session.state === 'signed-in' ? session.uid : '', report);

  function report({ succeeded, failed, duplicates }: UploadBatch): void {
    const hasArrived = queue.items().every(({ state }) => state === 'done' || state === 'canceled');
    // The dialog reports duplicates itself.
    if (duplicates > 0 && !queue.isOpen()) notify.success(t('upload.duplicates', { count: duplicates }));
    if (hasArrived && !isChoosing()) queue.close();
    if (succeeded > 0) notify.success(t('upload.succeeded', { count: succeeded }));
    if (failed > 0) notify.failure(t('upload.failed'));
  }

  const receive = ({ files, emptyFolders, unreadable }: Dropped) => {
    if (files.length > 0) queue.add(files);
    const [empty, unread] = [emptyFolders.join(', '), unreadable.join(', ')];
    if (empty) notify.failure(t('upload.emptyFolders', { count: emptyFolders.length, names: empty }));
    if (unread) notify.failure(t('upload.unreadable', { names: unread }));
  };

  return {
    queue,
    receive,
    isOpen: useSyncExternalStore(queue.subscribe, queue.isOpen),
    isUploading: useSyncExternalStore(queue.subscribe, () => queue.items().some(isUnderWay)),
  };
}
