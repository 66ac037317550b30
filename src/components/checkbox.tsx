import { Checkbox as Chakra } from '@chakra-ui/react/checkbox';
import type { ComponentProps } from 'react';
import { checkboxRecipe } from '../theme/recipes/form-controls';

/** The invisible input covers its label: it takes presses itself, and the browser scrolls to the right place. */
const COVER = { inset: 0, width: '100%', height: '100%', margin: 0, opacity: 0, clip: 'auto', cursor: 'inherit' };

export interface CheckboxProps extends ComponentProps<typeof Chakra.Root> {
  inputProps?: ComponentProps<typeof Chakra.HiddenInput>;
}

/** A checkbox with its label, after Chakra's snippet. */
export function Checkbox({ inputProps, children, ...root }: CheckboxProps) {
  return (
    <Chakra.Root recipe={checkboxRecipe} {...root}>
      <Chakra.HiddenInput style={COVER} {...inputProps} />
      <Chakra.Control>
        <Chakra.Indicator />
      </Chakra.Control>
      <Chakra.Label>{children}</Chakra.Label>
    </Chakra.Root>
  );
}
