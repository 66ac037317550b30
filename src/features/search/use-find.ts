import { useCallback, useEffect, useState } from 'react';
import { useLocale } from '../../i18n/locale';
import type { Find } from './find';
import { loadFind } from './load-find';

/** The search of the page's language: null until its index is there; `failed` when it cannot be had. */
export function useFind() {
  const locale = useLocale();
  const [find, setFind] = useState<Find | null>(null);
  const [failed, setFailed] = useState(false);
  const retry = useCallback(() => {
    setFailed(false);
    loadFind(locale).then(
      (loaded) => setFind(() => loaded),
      () => setFailed(true),
    );
  }, [locale]);
  useEffect(retry, [retry]);
  return { find, failed, retry };
}
