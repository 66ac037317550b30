import { Field as Chakra } from '@chakra-ui/react/field';
import type { ComponentProps, ReactNode } from 'react';
import { fieldRecipe } from '../theme/recipes/field';
import { IconWarning } from './icons';

interface FieldProps extends ComponentProps<typeof Chakra.Root> {
  label: ReactNode;
  hint?: ReactNode;
  /** What is wrong with the value, in the page's language. */
  error?: ReactNode;
}

/** A form control with its label, hint and error, after Chakra's snippet. Screen readers announce a new error. */
export function Field({ label, hint, error, children, ...root }: FieldProps) {
  return (
    <Chakra.Root recipe={fieldRecipe} invalid={!!error} {...root}>
      <Chakra.Label>{label}</Chakra.Label>
      {children}
      {hint && <Chakra.HelperText mt="1.5">{hint}</Chakra.HelperText>}
      <div aria-live="polite">
        {error && (
          <Chakra.ErrorText>
            <IconWarning />
            {error}
          </Chakra.ErrorText>
        )}
      </div>
    </Chakra.Root>
  );
}
