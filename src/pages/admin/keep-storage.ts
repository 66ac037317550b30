/** Asks the browser not to evict this site's storage when space is low. The app works either way. */
export async function keepStorage(): Promise<void> {
  try {
    if (!(await navigator.storage.persisted())) await navigator.storage.persist();
  } catch {
    // An old browser, or storage is blocked: the data may be evicted.
  }
}
