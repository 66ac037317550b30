import { useEffect, useEffectEvent, useMemo, useSyncExternalStore } from 'react';
import { type Stores, useStores } from '../../stores/stores';
import { calmly } from './calmly';
import { createUploadQueue, isUnderWay, type UploadItem, type UploadQueue, type UploadRound } from './upload-queue';

/** One queue for the whole visit: uploads go on while staff look at another page, and are still there when they return. */
const queues = new WeakMap<Stores, UploadQueue>();

function queueOf(stores: Stores): UploadQueue {
  let queue = queues.get(stores);
  if (!queue) {
    queue = createUploadQueue({
      twinFinder(files) {
        const finder = stores.media().then((store) => store.twinFinder(files));
        finder.catch(() => {}); // whoever asks for a twin is told
        return async (file) => (await finder)(file);
      },
      async upload(file, options) {
        try {
          const store = await stores.media();
          await store.upload(file, options);
        } catch (error) {
          console.warn(`${file.name} was not uploaded`, error);
          throw error;
        }
      },
    });
    warnBeforeLeaving(queue);
    queues.set(stores, queue);
  }
  return queue;
}

/** As long as files are under way, the browser asks before it leaves the site. */
function warnBeforeLeaving(queue: UploadQueue): void {
  const ask = (event: BeforeUnloadEvent) => event.preventDefault();
  queue.subscribe(() => {
    // To listen at all keeps pages out of the browser's back/forward cache, so only while it is needed.
    if (queue.items().some(isUnderWay)) addEventListener('beforeunload', ask);
    else removeEventListener('beforeunload', ask);
  });
}

/**
 * The upload queue, and whether any of it is under way: of each byte that arrives only those hear who ask for
 * `useUploadItems`. `onRoundEnd` is called when nothing is under way any more.
 */
export function useUploadQueue(onRoundEnd: (round: UploadRound) => void): { queue: UploadQueue; isUploading: boolean } {
  const queue = queueOf(useStores());
  const isUploading = useSyncExternalStore(queue.subscribe, () => queue.items().some(isUnderWay));
  const end = useEffectEvent(onRoundEnd);
  useEffect(() => queue.onRoundEnd((round) => end(round)), [queue]);
  return { queue, isUploading };
}

/** Milliseconds from one drawing of the queue to the next: what draws takes time from what sends. */
const DRAWING_PAUSE = 200;

/** What is in the queue, as often as there is something to see. */
export function useUploadItems(queue: UploadQueue): readonly UploadItem[] {
  const subscribe = useMemo(() => calmly(queue.subscribe, DRAWING_PAUSE), [queue]);
  return useSyncExternalStore(subscribe, queue.items);
}
