import { chakra } from '@chakra-ui/react/styled-system';
import { useContent, useHref } from '../../i18n/place';
import { ButtonLink } from '../../ui/button';
import { IconDownload, IconVideo } from '../../ui/icons';
import { Column } from '../../ui/section';
import { Heading, Text } from '../../ui/text';

const SHELVES = [
  { id: 'downloads', Icon: IconDownload },
  { id: 'videos', Icon: IconVideo },
] as const;

const Shelf = chakra('section', {
  base: {
    display: 'grid',
    gap: '4',
    alignContent: 'start',
    justifyItems: 'start',
    py: { base: '10', md: '16' },
    '& > svg': { color: 'accent', boxSize: '2.5rem' },
    '& + &': {
      borderColor: 'line',
      borderTopWidth: { base: '1px', md: '0' },
      borderLeftWidth: { md: '1px' },
      pl: { md: '16' },
    },
  },
});

/** Downloads and videos, which stand in the public gallery. Source: spec 2 "Resources". */
export function Library() {
  const content = useContent('resources');
  const href = useHref();
  return (
    <chakra.div bg="raised">
      <Column display="grid" gridTemplateColumns={{ base: 'minmax(0, 1fr)', md: '7fr 5fr' }}>
        {SHELVES.map(({ id, Icon }) => (
          <Shelf key={id} id={id}>
            <Icon />
            <Heading>{content[id].title}</Heading>
            <Text pr={{ md: '8' }}>{content[id].text}</Text>
            <ButtonLink variant="outline" href={href('gallery')}>
              {content[id].link}
            </ButtonLink>
          </Shelf>
        ))}
      </Column>
    </chakra.div>
  );
}
