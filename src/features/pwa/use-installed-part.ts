import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { loadNamespaces } from '../../i18n/i18n';

/** Loads a part and its words once it is needed; null until both are there, and if they are not available. */
export function useInstalledPart<Part>(isNeeded: boolean, load: () => Promise<Part>): Part | null {
  const { i18n: words } = useTranslation();
  const [part, setPart] = useState<Part | null>(null);

  // biome-ignore lint/correctness/useExhaustiveDependencies: `load` is the same import each time
  useEffect(() => {
    if (!isNeeded) return;
    Promise.all([load(), loadNamespaces(words, ['pwa'])]).then(
      ([loaded]) => setPart(loaded),
      () => {}, // not cached yet, and offline
    );
  }, [isNeeded, words]);

  return isNeeded ? part : null;
}
