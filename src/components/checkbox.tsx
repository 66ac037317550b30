import { chakra } from '@chakra-ui/react';
import type { ComponentProps } from 'react';

const Label = chakra('label', {
  base: {
    display: 'inline-flex',
    alignItems: 'center',
    gap: '2',
    minH: 'target',
    position: 'relative',
    textStyle: 'small',
    cursor: 'pointer',
    '& > input': { flexShrink: 0, boxSize: '1.25rem', accentColor: 'brand.solid', cursor: 'inherit' },
    // The browser's unchecked box is a cold gray in the dark theme.
    '& > input:not(:checked, :indeterminate)': {
      appearance: 'none',
      borderWidth: '1px',
      borderColor: 'border.emphasized',
      borderRadius: '4px',
    },
  },
});

export interface CheckboxProps extends ComponentProps<typeof Label> {
  inputProps: ComponentProps<'input'>;
}

/** A checkbox with its label. A native element: each keystroke of a search in the library renders a dozen. */
export function Checkbox({ inputProps, children, ...label }: CheckboxProps) {
  return (
    <Label {...label}>
      <input type="checkbox" {...inputProps} />
      {children}
    </Label>
  );
}
