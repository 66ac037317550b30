import { useEffect, useEffectEvent, useState } from 'react';
import { type Dropped, filesOf } from './dropped-files';

/** A dialog other than the upload dialog: files that are dropped now are not for the library. */
const isElsewhere = () => document.querySelector('[aria-modal=true]:not([data-takes-files])') !== null;

/** Text pasted into a text field: spreadsheets add a picture of it to the clipboard. */
const isText = ({ type, target }: Event, data: DataTransfer | null) =>
  type === 'paste' &&
  (target as Element).matches('input, textarea') &&
  ['text/plain', 'text/html'].every((each) => data?.types.includes(each));

/**
 * Receives files and folders that are dropped anywhere on the page or pasted. Returns whether files are being dragged.
 * While `isOff`, it ignores files, and the browser still does not open a dropped file in place of the page.
 */
export function useFileDrop(onDrop: (dropped: Dropped) => void, isOff: boolean): boolean {
  const [isOver, setIsOver] = useState(false);

  const take = useEffectEvent((event: Event, data: DataTransfer | null) => {
    setIsOver(false);
    const items = [...(data?.items ?? [])].filter(({ kind }) => kind === 'file');
    if (items.length === 0 || isText(event, data)) return;
    event.preventDefault();
    if (!isOff && !isElsewhere()) void filesOf(items).then(onDrop);
  });

  useEffect(() => {
    const leaving = new AbortController();
    const { signal } = leaving;
    const holdsFiles = ({ dataTransfer }: DragEvent) => dataTransfer?.types.includes('Files') ?? false;
    const over = (event: DragEvent) => {
      if (!holdsFiles(event)) return;
      event.preventDefault();
      setIsOver(true);
    };
    // When the pointer leaves the window, there is no related target.
    const leave = ({ relatedTarget }: DragEvent) => relatedTarget === null && setIsOver(false);
    addEventListener('dragover', over, { signal });
    addEventListener('dragleave', leave, { signal });
    addEventListener('drop', (event) => take(event, event.dataTransfer), { signal });
    addEventListener('paste', (event) => take(event, event.clipboardData), { signal });
    return () => leaving.abort();
  }, []);

  return isOver && !isOff;
}
