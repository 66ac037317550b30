import { chakra } from '@chakra-ui/react/styled-system';
import { useEffect, useState } from 'react';
import { isOfficeOpen } from '../../domain/office-hours';
import { useContent } from '../../i18n/place';

/** Milliseconds between two looks at the clock. */
const EVERY = 30_000;

const Badge = chakra('p', {
  base: { display: 'inline-flex', alignItems: 'center', gap: '2', minH: '6', textStyle: 'small', fontWeight: 600 },
});

/**
 * Whether the office is open at this moment, on its own clock. The static page cannot know: it keeps the place free, so
 * that nothing moves when the answer comes. Source: decisions "Pages".
 */
export function OpenNow() {
  const { office } = useContent('contact');
  const [isOpen, setIsOpen] = useState<boolean | null>(null);
  useEffect(() => {
    const look = () => setIsOpen(isOfficeOpen(new Date()));
    look();
    const looking = setInterval(look, EVERY);
    return () => clearInterval(looking);
  }, []);
  return (
    <Badge role="status" color={isOpen ? 'sage' : 'muted'}>
      {isOpen !== null && (
        <>
          <chakra.span aria-hidden boxSize="2" borderRadius="full" bg="currentColor" />
          {isOpen ? office.open : office.closed}
        </>
      )}
    </Badge>
  );
}
