import { PROFILES_COLLECTION } from '../../../domain/roles';

/** Pause before listening again after a failure, in milliseconds. */
const RETRY_MS = 10_000;

/**
 * Calls `onChange` when the profile of the signed-in user has changed, and once at the start: it may have changed
 * before. Returns the function that stops it. Loads the part of Firestore that listens, the largest of all.
 */
export function watchProfile(uid: string, onChange: () => void): () => void {
  let isStopped = false;
  let stop = () => {};

  async function start(): Promise<void> {
    try {
      const [{ listeningFirestore }, { doc, onSnapshot }] = await Promise.all([
        import('../../../firebase/listening-firestore'),
        import('firebase/firestore'),
      ]);
      if (!isStopped) stop = onSnapshot(doc(listeningFirestore, PROFILES_COLLECTION, uid), onChange, startAgain);
    } catch (error) {
      startAgain(error);
    }
  }

  function startAgain(error: unknown): void {
    if (isStopped) return;
    console.warn('Failed to watch the profile', error);
    const timer = setTimeout(start, RETRY_MS);
    stop = () => clearTimeout(timer);
  }

  void start();
  return () => {
    isStopped = true;
    stop();
  };
}
