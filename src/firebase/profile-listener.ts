import type { FirebaseApp } from 'firebase/app';
import type { User } from 'firebase/auth';
import type { Profile } from '../domain/roles';

/** A profile, or why it could not be read. */
export type ProfileSource = Promise<Partial<Profile> | null>;

/**
 * Listens to the profile of the signed-in user while a screen needs it; only then does the large listener load.
 * `signedIn` returns that user. `onProfile` receives each profile, and an error when listening has ended.
 */
export function createProfileListener(
  app: FirebaseApp,
  signedIn: () => User | null,
  onProfile: (user: User, profile: ProfileSource) => void,
) {
  let watchers = 0;
  /** Whether listening has ended or could not start. */
  let isInterrupted = false;
  let end = () => {};

  /** Restarts listening for the user who is signed in now; stops if no screen watches. */
  function update(): void {
    end();
    isInterrupted = false;
    const user = signedIn();
    if (!user || watchers === 0) return;
    let ended = false;
    let stop = () => {};
    end = () => {
      ended = true;
      stop();
    };
    const onFound = (profile: Partial<Profile> | null) => onProfile(user, Promise.resolve(profile));
    const onError = (error: unknown) => {
      isInterrupted = true;
      // After a sign-out in another tab the error says nothing about the profile.
      if (signedIn()?.uid === user.uid) onProfile(user, Promise.reject(error));
    };
    import('./profile-watch')
      .then(({ listenToProfile }) => {
        if (!ended) stop = listenToProfile(app, user.uid, onFound, onError);
      })
      .catch((error: unknown) => {
        console.error('Failed to watch the profile', error);
        if (!ended) isInterrupted = true;
      });
  }

  /** Restarts listening after an interruption, when the session or the network has changed. */
  function resume(): void {
    if (isInterrupted) update();
  }

  globalThis.addEventListener?.('online', resume);

  return {
    update,
    resume,
    watch() {
      watchers += 1;
      update();
      let isWatching = true;
      return () => {
        if (!isWatching) return;
        isWatching = false;
        watchers -= 1;
        update();
      };
    },
  };
}
