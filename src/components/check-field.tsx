import { chakra, type HTMLChakraProps } from '@chakra-ui/react';
import type { ReactNode } from 'react';

const Label = chakra('label', {
  base: {
    display: 'inline-flex',
    alignItems: 'center',
    gap: '2',
    minH: 'target',
    textStyle: 'small',
    cursor: 'pointer',
  },
});

/** A box to tick, as the browser draws it, in the site's colour. */
export const CheckBox = chakra(
  'input',
  { base: { boxSize: '1.25rem', flexShrink: 0, accentColor: 'brand.fg', cursor: 'pointer' } },
  { defaultProps: { type: 'checkbox' } },
);

/** A box to tick with its label beside it. */
export function CheckField({ label, ...input }: HTMLChakraProps<'input'> & { label: ReactNode }) {
  return (
    <Label>
      <CheckBox {...input} />
      {label}
    </Label>
  );
}
