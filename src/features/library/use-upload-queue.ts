import { useEffect, useEffectEvent, useMemo, useSyncExternalStore } from 'react';
import { type Services, useServices } from '../../services/provider';
import { useSession } from '../../services/session';
import { createUploadQueue, isUnderWay, type UploadItem, type UploadQueue, type UploadRound } from './upload-queue';

type Library = Pick<Services, 'media'>;

const queues = new WeakMap<Library, Map<string, UploadQueue>>();

/**
 * One queue per account and visit, by the account's id: uploads continue while staff look at another page. The next
 * account that signs in in the same tab gets its own queue.
 */
export function uploadQueueOf(services: Library, uid: string): UploadQueue {
  const ofAll = queues.get(services) ?? new Map<string, UploadQueue>();
  const queue = ofAll.get(uid) ?? startQueue(services);
  queues.set(services, ofAll.set(uid, queue));
  return queue;
}

function startQueue(services: Library): UploadQueue {
  const queue = createUploadQueue({
    duplicateFinder(files) {
      const finder = services.media().then((store) => store.duplicateFinder(files));
      finder.catch(() => {}); // the caller that looks for a duplicate gets the error
      return async (file) => (await finder)(file);
    },
    async upload(file, options) {
      try {
        const store = await services.media();
        await store.upload(file, options);
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
  const services = useServices();
  const { session } = useSession();
  const queue = uploadQueueOf(services, session.state === 'signed-in' ? session.uid : '');
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
