import { NativeSelect } from '@chakra-ui/react/native-select';
import type { ComponentProps, ReactNode } from 'react';
import { nativeSelectRecipe } from '../theme/recipes/native-select';
import { Field } from './field';
import { IconChevron } from './icons';

interface SelectFieldProps extends ComponentProps<typeof NativeSelect.Field> {
  label: ReactNode;
}

/** A labeled select: the browser shows its own list, which suits phones. */
export function SelectField({ label, ...select }: SelectFieldProps) {
  return (
    <Field label={label}>
      <NativeSelect.Root recipe={nativeSelectRecipe}>
        <NativeSelect.Field {...select} />
        <NativeSelect.Indicator>
          <IconChevron />
        </NativeSelect.Indicator>
      </NativeSelect.Root>
    </Field>
  );
}
