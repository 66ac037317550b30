import type { FirebaseApp } from 'firebase/app';
import type { User } from 'firebase/auth';
import type { Profile } from '../domain/roles';

/** A profile, or why it could not be read. */
export type ProfileSource = Promise<Partial<Profile> | null>;

/**
 * Listens to the profile of the signed-in user while a screen follows it; only then does the large listener load.
 * `signedIn` returns that user. `admit` receives each profile, and an error when listening has ended.
 */
export function createFollowing(
  app: FirebaseApp,
  signedIn: () => User | null,
  admit: (user: User, profile: ProfileSource) => void,
) {
  let followers = 0;
  /** Whether listening has ended or could not start. */
  let isCutOff = false;
  let end = () => {};

  /** Restarts listening for the user who is signed in now; stops if no screen follows. */
  function update(): void {
    end();
    isCutOff = false;
    const user = signedIn();
    if (!user || followers === 0) return;
    let ended = false;
    let stop = () => {};
    end = () => {
      ended = true;
      stop();
    };
    const onProfile = (profile: Partial<Profile> | null) => admit(user, Promise.resolve(profile));
    const onError = (error: unknown) => {
      isCutOff = true;
      // After a sign-out in another tab the error says nothing about the profile.
      if (signedIn()?.uid === user.uid) admit(user, Promise.reject(error));
    };
    import('./profile-watch')
      .then(({ watchProfile }) => {
        if (!ended) stop = watchProfile(app, user.uid, onProfile, onError);
      })
      .catch((error: unknown) => {
        console.error('The profile could not be followed', error);
        if (!ended) isCutOff = true;
      });
  }

  /** Restarts listening after an interruption, when the session or the network has changed. */
  function resume(): void {
    if (isCutOff) update();
  }

  globalThis.addEventListener?.('online', resume);

  return {
    update,
    resume,
    follow() {
      followers += 1;
      update();
      let following = true;
      return () => {
        if (!following) return;
        following = false;
        followers -= 1;
        update();
      };
    },
  };
}
