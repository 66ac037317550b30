import { useSyncExternalStore } from 'react';

const EVENTS = ['beforeprint', 'afterprint'] as const;
let isPrinting = false;

function subscribe(onChange: () => void) {
  const update = ({ type }: Event) => {
    isPrinting = type === 'beforeprint';
    onChange();
  };
  for (const event of EVENTS) addEventListener(event, update);
  return () => {
    for (const event of EVENTS) removeEventListener(event, update);
  };
}

/** Whether the browser is printing the page. React renders the change before the browser lays out the sheets. */
export function usePrinting(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => isPrinting,
    () => false,
  );
}
