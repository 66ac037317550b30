import { Box } from '@chakra-ui/react';
import { Field as Chakra } from '@chakra-ui/react/field';
import type { ComponentProps, ReactNode } from 'react';
import { fieldRecipe } from '../theme/recipes/form-controls';
import { IconWarning } from './icons';

interface FieldProps extends ComponentProps<typeof Chakra.Root> {
  label: ReactNode;
  hint?: ReactNode;
  /** What is wrong with the value, in the page's language. */
  error?: ReactNode;
}

/**
 * A form control with its label, hint and error, after Chakra's snippet. The helper text holds the error as well: screen
 * readers read both as the description of the control, and announce a new error.
 */
export function Field({ label, hint, error, children, ...root }: FieldProps) {
  return (
    <Chakra.Root recipe={fieldRecipe} invalid={!!error} {...root}>
      <Chakra.Label>{label}</Chakra.Label>
      {children}
      <Chakra.HelperText asChild>
        <div>
          {hint && (
            <Box as="p" mt="1.5">
              {hint}
            </Box>
          )}
          <div aria-live="polite">
            {error && (
              <Chakra.ErrorText>
                <IconWarning />
                {error}
              </Chakra.ErrorText>
            )}
          </div>
        </div>
      </Chakra.HelperText>
    </Chakra.Root>
  );
}
