import { startTransition, useEffect, useEffectEvent, useRef, useState, useSyncExternalStore } from 'react';
import { useTranslation } from 'react-i18next';
import { useSession } from '../auth/session';
import { duplicateFinder } from '../media/api/find-duplicate';
import { uploadFile } from '../media/api/upload-file';
import { isChoosing } from './drop-area';
import type { Dropped } from './dropped-files';
import { createUploadQueue, isUnderWay, type UploadQueue } from './upload-queue';
import { useNotify } from './use-notify';

const queues = new Map<string, UploadQueue>();

/**
 * One queue per account and visit, by the account's id: uploads continue while staff look at another page. The next
 * account that signs in in the same tab gets its own queue.
 */
export function uploadQueueOf(uid: string): UploadQueue {
  const queue = queues.get(uid) ?? startQueue();
  queues.set(uid, queue);
  return queue;
}

function startQueue(): UploadQueue {
  const queue = createUploadQueue({
    duplicateFinder,
    async upload(file, options) {
      try {
        await uploadFile(file, options);
      } catch (error) {
        console.warn(`${file.name} was not uploaded`, error);
        throw error;
      }
    },
  });
  const ask = (event: BeforeUnloadEvent) => event.preventDefault(); // the browser asks before it leaves the site
  queue.subscribe(() => {
    // A listener keeps the page out of the back/forward cache, so it exists only while it is needed.
    if (queue.items().some(isUnderWay)) addEventListener('beforeunload', ask);
    else removeEventListener('beforeunload', ask);
  });
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
  const queue = uploadQueueOf(session.state === 'signed-in' ? session.uid : '');
  const isUploading = useSyncExternalStore(queue.subscribe, () => queue.items().some(isUnderWay));
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

  const report = useEffectEvent(() => {
    const round = queue.takeRound();
    if (!round) return;
    const { succeeded, failed, duplicates } = round;
    const hasArrived =
      succeeded + failed > 0 && queue.items().every(({ state }) => state === 'done' || state === 'cancelled');
    if (hasArrived && !isChoosing()) close();
    if (succeeded > 0) notify.success(t('upload.succeeded', { count: succeeded }));
    if (failed > 0) notify.failure(t('upload.failed'));
    if (duplicates > 0 && !isSeen.current) notify.success(t('upload.duplicates', { count: duplicates }));
  });
  useEffect(() => {
    report(); // a round may have ended while staff looked at another page
    return queue.subscribe(() => report());
  }, [queue]);

  const receive = ({ files, emptyFolders, unreadable }: Dropped) => {
    if (files.length > 0) {
      queue.add(files);
      startTransition(open); // rendering many files takes longer than sending the first
    }
    const [empty, unread] = [emptyFolders.join(', '), unreadable.join(', ')];
    if (empty) notify.failure(t('upload.emptyFolders', { count: emptyFolders.length, names: empty }));
    if (unread) notify.failure(t('upload.unreadable', { names: unread }));
  };
  return { queue, isOpen, isUploading, open, close, receive };
}
