import { useEffect, useState } from 'react';
import type { Locale } from '../../domain/locale';
import { loadContent } from '../../i18n/content';
import { useLocale } from '../../i18n/place';

/**
 * A part of features/installed, fetched with its words once it is needed; null until both are there in the language of
 * the page, and where they cannot be had.
 */
export function useInstalledPart<Part>(isNeeded: boolean, load: () => Promise<Part>): Part | null {
  const locale = useLocale();
  const [loaded, setLoaded] = useState<{ part: Part; locale: Locale } | null>(null);

  // biome-ignore lint/correctness/useExhaustiveDependencies: `load` is the same import each time
  useEffect(() => {
    if (!isNeeded) return;
    Promise.all([load(), loadContent('installed', locale)]).then(
      ([part]) => setLoaded({ part, locale }),
      () => {}, // nothing is kept here yet: another page tries again
    );
  }, [isNeeded, locale]);

  return isNeeded && loaded?.locale === locale ? loaded.part : null;
}
