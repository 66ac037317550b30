import { chakra, type HTMLChakraProps } from '@chakra-ui/react';
import type { ComponentType } from 'react';
import { learnMore } from '../content/learn-more';
import { useLocale } from '../i18n/locale';
import { Disclosure } from './disclosure';
import { keepRanges } from './keep-ranges';
import { Subheading, Text } from './text';

/** The words of a tile. */
interface TileWords {
  title: string;
  text: string;
  /** What "Learn More" opens. */
  detail: string;
}

interface TileProps extends Omit<HTMLChakraProps<'li'>, keyof TileWords> {
  words: TileWords;
  Icon?: ComponentType;
}

const Item = chakra('li', {
  base: {
    display: 'grid',
    gap: '2',
    alignContent: 'start',
    '& > svg': { color: 'brand.fg', boxSize: '1.75rem', mb: '1' },
  },
});

/** One thing of a list, in a sentence or two, whose "Learn More" opens the rest in place. */
export function Tile({ words: { title, text, detail }, Icon, ...rest }: TileProps) {
  return (
    <Item {...rest}>
      {Icon && <Icon />}
      <Subheading>{title}</Subheading>
      <Text>{keepRanges(text)}</Text>
      <Disclosure label={learnMore[useLocale()]} about={title}>
        <Text>{detail}</Text>
      </Disclosure>
    </Item>
  );
}
