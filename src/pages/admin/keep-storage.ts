/** Asks the browser not to clear what this site keeps when space is short. Its answer changes nothing here. */
export async function keepStorage(): Promise<void> {
  try {
    if (!(await navigator.storage.persisted())) await navigator.storage.persist();
  } catch {
    // An old browser, or storage is blocked: what is stored may be cleared.
  }
}
