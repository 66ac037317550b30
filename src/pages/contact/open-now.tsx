import { useEffect, useState } from 'react';
import { isOfficeOpen } from '../../domain/office-hours';
import { useContent } from '../../i18n/place';
import { InPlace } from '../../ui/in-place';

/** Milliseconds between two looks at the clock. */
const EVERY = 30_000;
/** How far from the screen it looks. */
const NEAR = '50%';
/** Its place in office.tsx. */
const PLACE = '[data-open-now]';

/**
 * Whether the office is open at this moment, on its own clock. The static page cannot know: it keeps the place free.
 * Source: decisions "Pages".
 */
export function OpenNow() {
  const { office } = useContent('contact');
  const [isOpen, setIsOpen] = useState<boolean | null>(null);
  useEffect(() => {
    let looking: ReturnType<typeof setInterval> | undefined;
    const look = () => setIsOpen(isOfficeOpen(new Date()));
    // Not before somebody is near: the first look at another clock takes a slow phone a tenth of a second.
    const watching = new IntersectionObserver(
      ([place]) => {
        clearInterval(looking);
        if (!place?.isIntersecting) return;
        look();
        looking = setInterval(look, EVERY);
      },
      { rootMargin: NEAR },
    );
    for (const place of document.querySelectorAll(PLACE)) watching.observe(place);
    return () => {
      watching.disconnect();
      clearInterval(looking);
    };
  }, []);
  if (isOpen === null) return null;
  return (
    <InPlace of={PLACE}>
      <span data-open={isOpen || undefined}>{isOpen ? office.open : office.closed}</span>
    </InPlace>
  );
}
