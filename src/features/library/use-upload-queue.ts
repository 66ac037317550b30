import { useEffect, useEffectEvent, useMemo, useSyncExternalStore } from 'react';
import { useSession } from '../auth/session';
import { duplicateFinder } from '../media/api/find-duplicate';
import { uploadFile } from '../media/api/upload-file';
import { createUploadQueue, isUnderWay, type UploadItem, type UploadQueue, type UploadRound } from './upload-queue';

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
  warnBeforeLeaving(queue);
  return queue;
}

/** While files are uploading, the browser asks before it leaves the site. */
function warnBeforeLeaving(queue: UploadQueue): void {
  const ask = (event: BeforeUnloadEvent) => event.preventDefault();
  queue.subscribe(() => {
    // A listener keeps the page out of the back/forward cache, so it exists only while it is needed.
    if (queue.items().some(isUnderWay)) addEventListener('beforeunload', ask);
    else removeEventListener('beforeunload', ask);
  });
}

/**
 * The upload queue of the signed-in account, and whether a file is under way. It does not render for each byte: see
 * `useUploadItems`. `onRoundEnd` is called when nothing is under way anymore, and on return for rounds that ended
 * while staff looked at another page.
 */
export function useUploadQueue(onRoundEnd: (round: UploadRound) => void): { queue: UploadQueue; isUploading: boolean } {
  const { session } = useSession();
  const queue = uploadQueueOf(session.state === 'signed-in' ? session.uid : '');
  const isUploading = useSyncExternalStore(queue.subscribe, () => queue.items().some(isUnderWay));
  const end = useEffectEvent(onRoundEnd);
  useEffect(() => queue.onRoundEnd((round) => end(round)), [queue]);
  return { queue, isUploading };
}

/** Rendering each progress event would slow down the uploads. */
const RENDER_INTERVAL_MS = 200;

/** The files in the queue, updated a few times per second. */
export function useUploadItems(queue: UploadQueue): readonly UploadItem[] {
  const subscribe = useMemo(() => throttle(queue.subscribe, RENDER_INTERVAL_MS), [queue]);
  return useSyncExternalStore(subscribe, queue.items);
}

type Subscribe = (listener: () => void) => () => void;

/** Throttles a subscription: reports a change at once, and further changes within `interval` milliseconds together. */
export function throttle(subscribe: Subscribe, interval: number): Subscribe {
  return (listener) => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    let hasMissed = false;
    const onChange = () => {
      hasMissed = timer !== undefined;
      if (hasMissed) return;
      timer = setTimeout(onTimeout, interval);
      listener();
    };
    const onTimeout = () => {
      timer = undefined;
      if (hasMissed) onChange();
    };
    const end = subscribe(onChange);
    return () => {
      clearTimeout(timer);
      end();
    };
  };
}
