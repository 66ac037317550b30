import { chakra } from '@chakra-ui/react';
import { Alert } from '@chakra-ui/react/alert';
import { type ReactNode, useEffect, useRef } from 'react';
import { useStanding } from './live-region';

/**
 * A form that validates its fields itself, in the page's language. Its method is `post`: if it is submitted before
 * hydration, what was typed must not get into the URL.
 */
export const Form = chakra(
  'form',
  { base: { display: 'grid', gap: '6', position: 'relative' } },
  { defaultProps: { noValidate: true, method: 'post' } },
);

interface FormNoteProps {
  status: 'success' | 'info' | 'error';
  takesFocus?: boolean;
  children: ReactNode;
}

/** A message about the whole form that outlasts its toast. Screen readers announce it; by default it takes the focus. */
export function FormNote({ status, takesFocus = true, children }: FormNoteProps) {
  const note = useRef<HTMLDivElement>(null);
  const isStanding = useStanding();
  useEffect(() => {
    if (takesFocus && isStanding) note.current?.focus();
  }, [takesFocus, isStanding]);
  return (
    <Alert.Root ref={note} status={status} tabIndex={-1} role={status === 'error' ? 'alert' : 'status'}>
      {isStanding && children}
    </Alert.Root>
  );
}
