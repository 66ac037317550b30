import { chakra } from '@chakra-ui/react/styled-system';
import { type ReactNode, useEffect, useRef } from 'react';

/** A word about the whole form that stays when its toast has gone. It takes the focus, and is read, as it appears. */
export function FormNote({ kind, children }: { kind: 'good' | 'bad'; children: ReactNode }) {
  const note = useRef<HTMLDivElement>(null);
  useEffect(() => {
    // The tab that it stands in may be about to show.
    const frame = requestAnimationFrame(() => note.current?.focus());
    return () => cancelAnimationFrame(frame);
  }, []);
  return (
    <chakra.div
      ref={note}
      tabIndex={-1}
      outline="none"
      display="grid"
      gap="3"
      justifyItems="start"
      ps="4"
      py="1"
      borderInlineStartWidth="3px"
      borderColor={kind === 'good' ? 'sage' : 'danger'}
      textStyle="small"
      overflowWrap="anywhere"
    >
      {children}
    </chakra.div>
  );
}
