import { NativeSelect } from '@chakra-ui/react/native-select';
import type { ComponentProps, ReactNode } from 'react';
import { nativeSelectRecipe } from '../theme/recipes/form-controls';
import { Field } from './field';
import { IconChevron } from './icons';

interface SelectFieldProps extends ComponentProps<typeof NativeSelect.Field> {
  label: ReactNode;
  /** The CSS `flex` of the field in a row of fields. */
  flex?: string;
}

/** A labeled select: the browser shows its own list, which suits phones. */
export function SelectField({ label, flex, ...select }: SelectFieldProps) {
  return (
    <Field label={label} flex={flex}>
      <NativeSelect.Root recipe={nativeSelectRecipe}>
        <NativeSelect.Field {...select} />
        <NativeSelect.Indicator>
          <IconChevron />
        </NativeSelect.Indicator>
      </NativeSelect.Root>
    </Field>
  );
}
