/**
 * Says, without loading anything of Firebase, whether somebody may be signed in: the session of
 * `browserLocalPersistence` lies in local storage under this prefix. `false` is certain; `true` is worth asking
 * `Accounts`. Pages of visitors who never signed in load no Firebase that way.
 */
export function mayHaveSession(): boolean {
  try {
    return Object.keys(localStorage).some((key) => key.startsWith('firebase:authUser:'));
  } catch {
    return false; // Storage is refused: then nothing was kept in it.
  }
}
