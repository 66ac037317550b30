import { Container, chakra, Heading, Text } from '@chakra-ui/react';
import { useTranslation } from 'react-i18next';
import { LinkButton } from '../../components/button';
import { IconDownload, IconVideo } from '../../components/icons';
import { pathTo } from '../../domain/paths';

const SECTIONS = ['downloads', 'videos'] as const;
const ICONS = { downloads: <IconDownload />, videos: <IconVideo /> };

const Part = chakra('section', {
  base: {
    display: 'grid',
    gap: '4',
    alignContent: 'start',
    justifyItems: 'start',
    py: { base: '10', md: '16' },
    '& > svg': { color: 'brand.fg', boxSize: '2.5rem' },
    '& + &': {
      borderColor: 'border',
      borderTopWidth: { base: '1px', md: '0' },
      borderLeftWidth: { md: '1px' },
      pl: { md: '16' },
    },
  },
});

/** Links to downloads and videos in the public gallery. Source: spec 2 "Resources". */
export function Library() {
  const { t } = useTranslation('resources');
  return (
    <chakra.div bg="bg.muted">
      <Container display="grid" gridTemplateColumns={{ base: 'minmax(0, 1fr)', md: '7fr 5fr' }}>
        {SECTIONS.map((id) => (
          <Part key={id} id={id}>
            {ICONS[id]}
            <Heading>{t(`${id}.title`)}</Heading>
            <Text pr={{ md: '8' }}>{t(`${id}.text`)}</Text>
            <LinkButton variant="outline" href={pathTo('gallery')}>
              {t(`${id}.link`)}
            </LinkButton>
          </Part>
        ))}
      </Container>
    </chakra.div>
  );
}
