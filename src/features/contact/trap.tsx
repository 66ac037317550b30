import { chakra } from '@chakra-ui/react';
import type { ComponentProps } from 'react';
import { useContent } from '../../i18n/locale';

/** A field that only bots fill in: out of sight, of the tab order, of screen readers and of autofill. */
export function Trap(props: ComponentProps<'input'>) {
  const { trap } = useContent('forms');
  return (
    <chakra.label aria-hidden position="absolute" insetInlineStart="-999rem">
      {trap}
      <input {...props} tabIndex={-1} autoComplete="off" />
    </chakra.label>
  );
}
