import { type BoxProps, chakra, useSlotRecipe } from '@chakra-ui/react';
import { type ComponentProps, type ReactNode, useId } from 'react';
import { inputRecipe, textareaRecipe } from '../theme/recipes/controls';
import { fieldRecipe } from '../theme/recipes/field';
import { IconWarning } from './icons';

const Input = chakra('input', inputRecipe);
const Textarea = chakra('textarea', textareaRecipe);

interface TextFieldProps extends Omit<ComponentProps<typeof Input>, 'ref'> {
  label: ReactNode;
  hint?: ReactNode;
  /** What is wrong with the text, in the page's language. */
  error?: ReactNode;
  /** More than one line: a text area of this height. */
  rows?: number;
  /** Of the label, the box and its description together. */
  rootProps?: BoxProps;
  ref?: ComponentProps<typeof Input>['ref'] & ComponentProps<typeof Textarea>['ref'];
}

/**
 * A text box with its label, hint and error. Native elements: pages with a form load little. Screen readers read hint
 * and error as the description of the box, and announce a new error.
 */
export function TextField({ label, hint, error, rows, rootProps, ...box }: TextFieldProps) {
  const id = useId();
  const styles = useSlotRecipe({ recipe: fieldRecipe })();
  const control = { id, 'aria-describedby': `${id}-about`, 'aria-invalid': error ? true : undefined };
  return (
    <chakra.div css={styles.root} {...rootProps}>
      <chakra.label htmlFor={id} css={styles.label}>
        {label}
      </chakra.label>
      {rows ? (
        <Textarea rows={rows} {...control} {...(box as ComponentProps<typeof Textarea>)} />
      ) : (
        <Input {...control} {...box} />
      )}
      <chakra.div id={`${id}-about`} css={styles.helperText}>
        {hint && <chakra.p mt="1.5">{hint}</chakra.p>}
        <div aria-live="polite">
          {error && (
            <chakra.p css={styles.errorText}>
              <IconWarning />
              {error}
            </chakra.p>
          )}
        </div>
      </chakra.div>
    </chakra.div>
  );
}
