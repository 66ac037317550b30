import { lazy, Suspense, useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import type { Locale } from '../../domain/locale';
import { SKELETON_CARDS } from '../../domain/media-limits';
import { loadLibraryWords } from '../../i18n/interface';
import { useLocale } from '../../i18n/locale';
import { MediaSkeletons } from '../../ui/media-grid';
import { keepStorage } from './keep-storage';
import { Unavailable } from './unavailable';

/** The library with its words, fetched when its tab is first opened. */
const libraryIn = (locale: Locale) =>
  lazy(async () => {
    try {
      const [{ MediaLibrary }] = await Promise.all([
        import('../../features/media/media-library'),
        loadLibraryWords(locale),
      ]);
      return { default: MediaLibrary };
    } catch (error) {
      console.warn('The library could not be loaded', error);
      return { default: Unavailable };
    }
  });

const LIBRARY = { en: libraryIn('en'), es: libraryIn('es') } satisfies Record<Locale, unknown>;

/**
 * The tab of the media library; its cards stand there empty while the library is fetched, as while its files are.
 * Source: spec 2 "Admin".
 */
export function LibraryTab() {
  const { t } = useTranslation();
  const Library = LIBRARY[useLocale()];
  useEffect(() => void keepStorage(), []);
  return (
    <Suspense fallback={<MediaSkeletons count={SKELETON_CARDS} label={t('media.library.loading')} />}>
      <Library />
    </Suspense>
  );
}
