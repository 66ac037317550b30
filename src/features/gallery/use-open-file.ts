import { useCallback, useEffect, useRef } from 'react';
import { pathTo } from '../../domain/paths';
import { useSearchParams } from '../../hooks/use-search-params';

/** Query parameter of the open file. Source: decisions "Media". */
const FILE_PARAM = 'file';

/** The query with another open file, or none (null); keeps all other parameters. */
function withOpenFile(params: URLSearchParams, id: string | null): URLSearchParams {
  const changed = new URLSearchParams(params);
  if (id === null) changed.delete(FILE_PARAM);
  else changed.set(FILE_PARAM, id);
  return changed;
}

/**
 * The open file, stored in the URL: a card links to it, Back closes it, and the URL can be shared. `show` replaces the
 * open file with another one.
 */
export function useOpenFile() {
  const [params, setParams] = useSearchParams();
  const id = params.get(FILE_PARAM);
  const linkTo = useCallback((fileId: string) => `${pathTo('gallery')}?${withOpenFile(params, fileId)}`, [params]);

  // Closing a file that was opened here goes back, so that Back does not open it again; a visitor who came by a shared
  // URL has no page of this site to go back to.
  const openedHere = useRef(false);
  useEffect(() => {
    // During hydration, `id` is null even if the URL has a file.
    if (id === null && !new URLSearchParams(location.search).has(FILE_PARAM)) openedHere.current = true;
  }, [id]);

  const isClosing = useRef(false);
  const goBack = () => {
    if (isClosing.current) return; // a second tap would leave the gallery
    isClosing.current = true;
    const end = () => {
      isClosing.current = false;
    };
    addEventListener('popstate', end, { once: true });
    history.back();
  };

  return {
    id,
    linkTo,
    show: (fileId: string) => setParams((present) => withOpenFile(present, fileId), { replace: true }),
    close() {
      if (openedHere.current) goBack();
      else setParams((present) => withOpenFile(present, null), { replace: true });
    },
  };
}
