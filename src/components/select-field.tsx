import { chakra, type HTMLChakraProps } from '@chakra-ui/react';
import { type ReactNode, useId } from 'react';
import { box } from './field';
import { IconChevron } from './icons';

const Select = chakra('select', {
  base: { ...box.base, appearance: 'none', pe: '10', cursor: 'pointer', textOverflow: 'ellipsis' },
});

/** A labelled choice of one among few: the browser's own list, which a phone shows in its own way. */
export function SelectField({ label, children, ...select }: HTMLChakraProps<'select'> & { label: ReactNode }) {
  const id = useId();
  return (
    <chakra.div display="grid" gap="1.5" alignContent="start" minW="0">
      <chakra.label htmlFor={id} textStyle="label">
        {label}
      </chakra.label>
      <chakra.div
        position="relative"
        display="grid"
        css={{ '& > svg': { position: 'absolute', right: '3', top: '0.875rem' } }}
      >
        <Select id={id} {...select}>
          {children}
        </Select>
        <IconChevron pointerEvents="none" />
      </chakra.div>
    </chakra.div>
  );
}
