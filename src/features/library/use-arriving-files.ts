import { useEffect, useEffectEvent, useState } from 'react';

/** An open dialog other than that of the uploads: files that arrive now are not meant for the library. */
const isElsewhere = () => document.querySelector('[aria-modal=true]:not([data-takes-files])') !== null;

/** Text that is pasted where text is typed: a spreadsheet gives a picture of it along with it. */
const isText = ({ type, target }: Event, data: DataTransfer | null) =>
  type === 'paste' &&
  (target as Element).matches('input, textarea') &&
  ['text/plain', 'text/html'].every((each) => data?.types.includes(each));

/**
 * Takes files that are dropped anywhere on the page, or pasted; tells whether some are being dragged. While `isOff`
 * they are ignored, and a drop does not put a file in place of the page all the same.
 */
export function useArrivingFiles(onFiles: (files: readonly File[]) => void, isOff: boolean): boolean {
  const [isOver, setIsOver] = useState(false);

  const take = useEffectEvent((event: Event, data: DataTransfer | null) => {
    setIsOver(false);
    const files = [...(data?.files ?? [])];
    if (files.length === 0 || isText(event, data)) return;
    event.preventDefault();
    if (!isOff && !isElsewhere()) onFiles(files);
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
    // Leaving the window is told by leaving an element for none.
    const leave = ({ relatedTarget }: DragEvent) => relatedTarget === null && setIsOver(false);
    addEventListener('dragover', over, { signal });
    addEventListener('dragleave', leave, { signal });
    addEventListener('drop', (event) => take(event, event.dataTransfer), { signal });
    addEventListener('paste', (event) => take(event, event.clipboardData), { signal });
    return () => leaving.abort();
  }, []);

  return isOver && !isOff;
}
