import { chakra } from '@chakra-ui/react';
import type { ComponentProps } from 'react';
import { useTranslation } from 'react-i18next';

/** A field that only bots fill in: out of sight, of the tab order, of screen readers and of autofill. */
export function Trap(props: ComponentProps<'input'>) {
  const { t } = useTranslation('forms');
  return (
    <chakra.label aria-hidden position="absolute" insetInlineStart="-999rem">
      {t('trap')}
      <input {...props} tabIndex={-1} autoComplete="off" />
    </chakra.label>
  );
}
