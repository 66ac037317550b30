import type { i18n } from 'i18next';
import { type ComponentType, lazy, Suspense, useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { Announcement } from '../../components/live-region';
import { SKELETON_CARDS } from '../../domain/media-limits';
import { Unavailable } from '../../features/auth/session-guard';
import { MediaSkeletons } from '../../features/media/media-grid';
import { loadNamespaces } from '../../i18n/i18n';

/** Loads the library's code and translations in parallel. */
const lazyLibrary = (i18n: i18n) =>
  lazy(async () => {
    try {
      const [{ MediaLibrary }] = await Promise.all([
        import('../../features/library/media-library'),
        loadNamespaces(i18n, ['library', 'media']),
      ]);
      return { default: MediaLibrary };
    } catch (error) {
      console.warn('The library could not be loaded', error);
      return { default: Unavailable };
    }
  });

/** Created once: a new lazy component would show the skeletons again each time the tab opens. */
let Library: ComponentType | undefined;

/**
 * The media library's tab; skeleton cards show while the library and its files load.
 * Source: spec 2 "Admin".
 */
export function LibraryTab() {
  const { t, i18n } = useTranslation('media');
  Library ??= lazyLibrary(i18n);
  useEffect(() => void keepStorage(), []);
  return (
    <Suspense
      fallback={
        <>
          <Announcement>{t('loading')}</Announcement>
          <MediaSkeletons count={SKELETON_CARDS} />
        </>
      }
    >
      <Library />
    </Suspense>
  );
}

/** Asks the browser not to evict this site's storage when space is low. The app works either way. */
async function keepStorage(): Promise<void> {
  try {
    if (!(await navigator.storage.persisted())) await navigator.storage.persist();
  } catch {
    // An old browser, or storage is blocked: the data may be evicted.
  }
}
