import { chakra, Heading, Text } from '@chakra-ui/react';
import { useTranslation } from 'react-i18next';
import { Section } from '../../components/section';
import { Subheading } from '../../components/text';

/** The seasons of a year in order. */
const SEASONS = ['winter', 'spring', 'summer', 'fall'] as const;

/** Position of the sun in the sky of each season. */
const SUN = {
  winter: { left: '40%', bottom: '24%' },
  spring: { left: '50%', bottom: '74%' },
  summer: { left: '50%', bottom: '68%' },
  fall: { left: '60%', bottom: '20%' },
};

const Season = chakra('li', {
  base: {
    display: 'grid',
    gridTemplateColumns: { base: '4rem 1fr', md: '1fr' },
    columnGap: '4',
    rowGap: '5',
    alignContent: 'start',
    '&:first-of-type > div:first-of-type': { borderTopLeftRadius: 'surface' },
    '&:last-of-type > div:first-of-type': { borderTopRightRadius: 'surface' },
  },
});

/** A season's sky; side by side they form one. */
const Sky = chakra('div', {
  base: {
    position: 'relative',
    overflow: 'hidden',
    h: { base: '4rem', md: '8rem' },
    bg: 'bg.muted',
    borderBottomWidth: '2px',
    borderColor: 'brand.fg',
    '& > span': {
      position: 'absolute',
      translate: '-50% 50%',
      boxSize: { base: '1.25rem', md: '2.5rem' },
      borderRadius: 'full',
      bg: 'brand.solid',
    },
  },
});

/** Local expertise by season. */
export function Expertise() {
  const { t } = useTranslation('who-we-are');
  return (
    <Section id="local-expertise">
      <chakra.div
        display="grid"
        gap={{ base: '3', md: '16' }}
        alignItems="end"
        gridTemplateColumns={{ base: '1fr', md: '5fr 7fr' }}
      >
        <Heading>{t('expertise.title')}</Heading>
        <Text>{t('expertise.intro')}</Text>
      </chakra.div>
      <chakra.ol
        display="grid"
        rowGap="8"
        mt={{ base: '8', md: '12' }}
        gridTemplateColumns={{ base: '1fr', md: 'repeat(4, 1fr)' }}
      >
        {SEASONS.map((id) => (
          <Season key={id}>
            <Sky aria-hidden>
              <chakra.span {...SUN[id]} />
            </Sky>
            <chakra.div display="grid" gap="2" alignContent="start" pe={{ md: '6' }}>
              <chakra.p textStyle="label" color="fg.muted">
                {t(`expertise.items.${id}.season`)}
              </chakra.p>
              <Subheading>{t(`expertise.items.${id}.title`)}</Subheading>
              <Text>{t(`expertise.items.${id}.text`)}</Text>
            </chakra.div>
          </Season>
        ))}
      </chakra.ol>
    </Section>
  );
}
