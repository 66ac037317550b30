/** Whether a key of local storage belongs to a session of `browserLocalPersistence`. */
export const isSessionKey = (key: string | null) => !!key?.startsWith('firebase:authUser:');

/**
 * Whether a user may be signed in, without loading Firebase. `false` is certain; after `true`, ask `watchSession`. So
 * pages of visitors who never signed in load no Firebase code.
 */
export function mayHaveSession(): boolean {
  try {
    return Object.keys(localStorage).some(isSessionKey);
  } catch {
    return false; // Storage is blocked, so it holds no session.
  }
}
