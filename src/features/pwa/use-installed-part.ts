import { useEffect, useState } from 'react';
import { loadContent } from '../../i18n/content';
import { useLocale } from '../../i18n/locale';

/** Loads a part and its words once it is needed; null until both are there, and if they are not available. */
export function useInstalledPart<Part>(isNeeded: boolean, load: () => Promise<Part>): Part | null {
  const locale = useLocale();
  const [part, setPart] = useState<Part | null>(null);

  // biome-ignore lint/correctness/useExhaustiveDependencies: `load` is the same import each time
  useEffect(() => {
    if (!isNeeded) return;
    Promise.all([load(), loadContent('installed', locale)]).then(
      ([loaded]) => setPart(loaded),
      () => {}, // not cached yet, and offline
    );
  }, [isNeeded, locale]);

  return isNeeded ? part : null;
}
