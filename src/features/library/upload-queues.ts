import type { Services } from '../../services/provider';
import { createUploadQueue } from './upload-queue';
import { isUnderWay, type UploadQueue } from './uploads';

type Library = Pick<Services, 'media'>;

const queues = new WeakMap<Library, Map<string, UploadQueue>>();

/**
 * One queue for the whole visit of an admin, told by the account's id: uploads go on while staff look at another page,
 * and are still there when they return. Whoever logs in next in the same tab has a queue of their own.
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
      finder.catch(() => {}); // whoever asks for a twin is told
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

/** As long as files are under way, the browser asks before it leaves the site. */
function warnBeforeLeaving(queue: UploadQueue): void {
  const ask = (event: BeforeUnloadEvent) => event.preventDefault();
  queue.subscribe(() => {
    // To listen at all keeps pages out of the browser's back/forward cache, so only while it is needed.
    if (queue.items().some(isUnderWay)) addEventListener('beforeunload', ask);
    else removeEventListener('beforeunload', ask);
  });
}
