import { chakra, type HTMLChakraProps } from '@chakra-ui/react';
import { type ReactNode, useId } from 'react';
import { IconWarning } from './icons';

/**
 * A text box. Its letters are 16 px at least: below that an iPhone zooms in on it. Scrolled to, it leaves room for
 * its label under the top bar.
 */
export const box = {
  base: {
    width: 'full',
    minW: 0,
    minH: '3rem',
    scrollMarginTop: '3rem',
    px: '3',
    bg: 'bg',
    color: 'fg',
    textStyle: 'body',
    borderWidth: '1px',
    borderColor: 'border.emphasized',
    borderRadius: 'control',
    '&[aria-invalid=true]': { borderColor: 'fg.error', boxShadow: 'inset 0 0 0 1px var(--mq-colors-fg-error)' },
  },
} as const;

const Input = chakra('input', box);

/** A text box of several lines. */
const TextArea = chakra('textarea', { base: { ...box.base, display: 'block', py: '2.5', resize: 'vertical' } });

const Small = chakra('p', { base: { textStyle: 'small', color: 'fg.muted' } });

interface FieldProps extends HTMLChakraProps<'input'> {
  label: ReactNode;
  hint?: string;
  /** What is wrong with it, in the page's language. */
  error?: string;
  /** A control that belongs to the field, inside its right end. */
  end?: ReactNode;
  /** For a text of several lines: how many are shown. */
  rows?: number;
}

/** A labelled text box; hint and error are read with it, and a new error is announced. */
export function Field({ label, hint, error, end, rows, ...input }: FieldProps) {
  const id = useId();
  const Box = (rows ? TextArea : Input) as typeof Input;
  return (
    <chakra.div display="grid" gap="1.5" alignContent="start">
      <chakra.label htmlFor={id} textStyle="label">
        {label}
      </chakra.label>
      <chakra.div display="flex" position="relative">
        <Box
          id={id}
          {...(rows && { rows })}
          aria-invalid={!!error}
          aria-describedby={`${id}-error ${hint ? `${id}-hint` : ''}`.trim()}
          {...input}
        />
        {end}
      </chakra.div>
      {hint && <Small id={`${id}-hint`}>{hint}</Small>}
      <div id={`${id}-error`} aria-live="polite">
        {error && (
          <Small display="flex" gap="1.5" color="fg.error">
            <chakra.span flexShrink="0" pt="0.5">
              <IconWarning />
            </chakra.span>
            {error}
          </Small>
        )}
      </div>
    </chakra.div>
  );
}
