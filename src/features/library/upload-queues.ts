import type { Services } from '../../services/provider';
import { createUploadQueue } from './upload-queue';
import { isUnderWay, type UploadQueue } from './uploads';

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
