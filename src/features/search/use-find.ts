import { useCallback, useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Find } from './find';
import { loadFind } from './load-find';

/** The search of the page's language: null until its index is loaded; `failed` if it is not available. */
export function useFind() {
  const { i18n: words } = useTranslation();
  const [find, setFind] = useState<Find | null>(null);
  const [failed, setFailed] = useState(false);
  const retry = useCallback(() => {
    setFailed(false);
    loadFind(words).then(
      (loaded) => setFind(() => loaded),
      () => setFailed(true),
    );
  }, [words]);
  useEffect(retry, [retry]);
  return { find, failed, retry };
}
