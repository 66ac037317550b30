import { chakra, type HTMLChakraProps } from '@chakra-ui/react';
import { IconCheck } from './icons';
import { keepRanges } from './text';

const Item = chakra('li', {
  base: {
    display: 'grid',
    gridTemplateColumns: 'auto 1fr',
    gap: '3',
    color: 'fg.muted',
    '& > svg': { color: 'fg.success', mt: '0.2em' },
  },
});

/** A list with check marks. Takes style props, such as columns. */
export function CheckList({ items, ...props }: { items: string[] } & HTMLChakraProps<'ul'>) {
  return (
    <chakra.ul display="grid" gap="3" alignContent="start" {...props}>
      {items.map((item) => (
        <Item key={item}>
          <IconCheck />
          <span>{keepRanges(item)}</span>
        </Item>
      ))}
    </chakra.ul>
  );
}
