import { useCallback, useEffect, useRef } from 'react';
import { useSearchParams } from 'wouter';
import { pathTo } from '../../domain/paths';
import { openFileOf, withOpenFile } from './gallery-view';

/**
 * The open file, which lives in the URL: a card is a link to it, Back closes it, and the URL can be shared.
 * `show` goes to another file in place of the open one.
 */
export function useOpenFile() {
  const [params, setParams] = useSearchParams();
  const id = openFileOf(params);
  const linkTo = useCallback((fileId: string) => `${pathTo('gallery')}?${withOpenFile(params, fileId)}`, [params]);

  // Closing goes back to where the file was opened from, so that Back does not open it again; a visitor who came by
  // a shared URL has nothing of ours to go back to.
  const openedHere = useRef(false);
  useEffect(() => {
    // During hydration, no file is open yet, whatever the URL says.
    if (id === null && openFileOf(new URLSearchParams(location.search)) === null) openedHere.current = true;
  }, [id]);

  return {
    id,
    linkTo,
    show: (fileId: string) => setParams((present) => withOpenFile(present, fileId), { replace: true }),
    close() {
      if (openedHere.current) history.back();
      else setParams((present) => withOpenFile(present, null), { replace: true });
    },
  };
}
