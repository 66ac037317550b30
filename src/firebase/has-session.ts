/** Says whether a key of local storage is that of a session which `browserLocalPersistence` keeps. */
export const isKeptSession = (key: string | null) => !!key?.startsWith('firebase:authUser:');

/**
 * Says, without loading anything of Firebase, whether somebody may be signed in. `false` is certain; `true` is worth
 * asking `Accounts`. Pages of visitors who never signed in load no Firebase that way.
 */
export function mayHaveSession(): boolean {
  try {
    return Object.keys(localStorage).some(isKeptSession);
  } catch {
    return false; // Storage is refused: then nothing was kept in it.
  }
}
