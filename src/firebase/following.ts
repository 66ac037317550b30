import type { FirebaseApp } from 'firebase/app';
import type { User } from 'firebase/auth';
import type { Profile } from '../domain/roles';

/** A profile as it was found, or why it could not be. */
export type ProfileSource = Promise<Partial<Profile> | null>;

/**
 * Listens to the profile of whoever is signed in, as long as someone follows: the heavy listener is loaded for that, and
 * ended otherwise. `signedIn` gives who that is, and `admit` is told of each profile, and when there will be no more.
 */
export function createFollowing(
  app: FirebaseApp,
  signedIn: () => User | null,
  admit: (user: User, profile: ProfileSource) => void,
) {
  let followers = 0;
  /** Whether listening has ended by itself, or could not even begin. */
  let isCutOff = false;
  let end = () => {};

  /** Listens anew: to whoever is signed in now, and to nobody where nobody follows. */
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

  /** Listens anew where that was cut off: there is news of the session or of the network. */
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
