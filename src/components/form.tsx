import { chakra } from '@chakra-ui/react';
import { type ReactNode, useEffect, useRef } from 'react';

/**
 * A form that judges its fields itself, in the page's language. Sent before the page answers, it must not put what
 * was typed into the URL: hence `post`.
 */
export const Form = chakra(
  'form',
  { base: { display: 'grid', gap: '5', position: 'relative' } },
  { defaultProps: { noValidate: true, method: 'post' } },
);

const EDGE = { good: 'fg.success', waiting: 'brand.fg', bad: 'fg.error' } as const;

/** A word about the whole form that stays when its toast has gone. It takes the focus, and is read, as it appears. */
export function FormNote({ kind, children }: { kind: keyof typeof EDGE; children: ReactNode }) {
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
      role={kind === 'bad' ? 'alert' : 'status'}
      outline="none"
      display="grid"
      gap="3"
      justifyItems="start"
      ps="4"
      py="1"
      borderInlineStartWidth="3px"
      borderColor={EDGE[kind]}
      textStyle="small"
      overflowWrap="anywhere"
    >
      {children}
    </chakra.div>
  );
}
