import { chakra, Heading, Text } from '@chakra-ui/react';
import { useTranslation } from 'react-i18next';
import { IconCode } from '../../components/icons';
import { Section } from '../../components/section';
import { ArrowLink, Subheading } from '../../components/text';
import { pathTo } from '../../domain/paths';
import { paymentNames } from '../../domain/site-facts';

/** Six cells of equal size, and a seventh across two rows. */
const Grid = chakra('ul', {
  base: {
    display: 'grid',
    gap: '1px',
    bg: 'border.emphasized',
    borderWidth: '1px',
    borderColor: 'border.emphasized',
    borderRadius: 'surface',
    overflow: 'hidden',
    gridTemplateColumns: { base: '1fr 1fr', lg: 'repeat(3, 1fr) 1.6fr' },
    '& > li': { bg: 'bg.panel', p: { base: '4', md: '8' }, minW: '0', overflowWrap: 'anywhere' },
  },
});

/** Supported store platforms and the API. Source: spec 2 "Online payments". */
export function Platforms() {
  const { t } = useTranslation('online-payments');
  return (
    <Section id="platforms" bg="bg.muted">
      <chakra.div
        display="grid"
        gap={{ base: '3', md: '12' }}
        alignItems="end"
        mb={{ base: '8', md: '12' }}
        gridTemplateColumns={{ base: 'minmax(0, 1fr)', md: '6fr 5fr' }}
      >
        <Heading>{t('platforms.title')}</Heading>
        <Text>{t('platforms.intro')}</Text>
      </chakra.div>
      <Grid>
        {paymentNames.platforms.map((name) => (
          <chakra.li
            key={name}
            display="flex"
            alignItems="end"
            minH={{ base: '5.5rem', md: '8rem' }}
            textStyle="subheading"
            fontSize="clamp(0.9rem, 4.4vw, 1.2rem)"
          >
            {name}
          </chakra.li>
        ))}
        <chakra.li
          display="grid"
          gap="3"
          alignContent="start"
          gridColumn={{ base: '1 / -1', lg: '4' }}
          gridRow={{ lg: '1 / span 2' }}
          css={{ '& > svg': { color: 'brand.fg', boxSize: '1.75rem' } }}
        >
          <IconCode />
          <Subheading>{t('platforms.api.title')}</Subheading>
          <Text>{t('platforms.api.text')}</Text>
          <ArrowLink href={pathTo('contact')} minH="target" justifySelf="start">
            {t('platforms.api.link')}
          </ArrowLink>
        </chakra.li>
      </Grid>
    </Section>
  );
}
