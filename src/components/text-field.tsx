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
  /** Height of a text area, in lines. Without it, the field is a box of one line. */
  rows?: number;
  /** Props of the element around the label, the box and its description. */
  rootProps?: BoxProps;
  ref?: ComponentProps<typeof Input>['ref'] & ComponentProps<typeof Textarea>['ref'];
}

/**
 * A text box with its label, hint and error. Its elements are native, so that pages with a form load little code.
 * Screen readers read the hint and the error as the description of the box, and announce a new error.
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
