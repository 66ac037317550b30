import { useEffect, useEffectEvent, useMemo, useSyncExternalStore } from 'react';
import { useServices } from '../../services/provider';
import { useSession } from '../../services/session';
import { uploadQueueOf } from './upload-queues';
import { isUnderWay, type UploadItem, type UploadQueue, type UploadRound } from './uploads';

/**
 * The upload queue, and whether any of it is under way: of each byte that arrives only those hear who ask for
 * `useUploadItems`. `onRoundEnd` is called when nothing is under way any more, and of a round that ended while staff
 * were elsewhere as soon as they are back.
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

/** Milliseconds from one drawing of the queue to the next: what draws takes time from what sends. */
const DRAWING_PAUSE = 200;

/** What is in the queue, as often as there is something to see. */
export function useUploadItems(queue: UploadQueue): readonly UploadItem[] {
  const subscribe = useMemo(() => throttle(queue.subscribe, DRAWING_PAUSE), [queue]);
  return useSyncExternalStore(subscribe, queue.items);
}

type Subscribe = (listener: () => void) => () => void;

/** Throttles a subscription: reports a change at once, and further changes within `pause` milliseconds together. */
export function throttle(subscribe: Subscribe, pause: number): Subscribe {
  return (listener) => {
    let resting: ReturnType<typeof setTimeout> | undefined;
    let hasMissed = false;
    const hear = () => {
      hasMissed = resting !== undefined;
      if (hasMissed) return;
      resting = setTimeout(wake, pause);
      listener();
    };
    const wake = () => {
      resting = undefined;
      if (hasMissed) hear();
    };
    const end = subscribe(hear);
    return () => {
      clearTimeout(resting);
      end();
    };
  };
}
