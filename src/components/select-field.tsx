import { NativeSelect } from '@chakra-ui/react/native-select';
import type { ComponentProps, ReactNode } from 'react';
import { nativeSelectRecipe } from '../theme/recipes/native-select';
import { Field } from './field';
import { IconChevron } from './icons';

interface SelectFieldProps extends ComponentProps<typeof NativeSelect.Field> {
  label: ReactNode;
}

/** A labelled choice of one among few: the browser's own list, which a phone shows in its own way. */
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
