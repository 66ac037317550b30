import { chakra } from '@chakra-ui/react';
import type { ComponentProps } from 'react';
import { useTranslation } from 'react-i18next';

/** A field that only bots fill in: hidden from sight, the tab order, screen readers and autofill. */
export function Honeypot(props: ComponentProps<'input'>) {
  const { t } = useTranslation('forms');
  return (
    <chakra.label aria-hidden position="absolute" insetInlineStart="-999rem">
      {t('honeypot')}
      <input {...props} tabIndex={-1} autoComplete="off" />
    </chakra.label>
  );
}
