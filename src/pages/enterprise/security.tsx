import { chakra, Heading, Text } from '@chakra-ui/react';
import { useTranslation } from 'react-i18next';
import { FeatureCard } from '../../components/feature-card';
import { Section } from '../../components/section';

/** The steps of a card number's path. */
const PLACES = ['reader', 'network', 'systems', 'receipt'] as const;

/** What is readable at each step. The number is the usual specimen. */
const SHOWN = {
  reader: '5412 7512 3412 3456',
  network: '9f3a c81e 07b4 e52d',
  systems: 'tok_8Kq2vR6w',
  receipt: '•••• 3456',
};

const ITEMS = ['compliance', 'access', 'fraud'] as const;

const Place = chakra('li', {
  base: {
    display: 'grid',
    alignContent: 'start',
    gap: '2',
    py: '5',
    px: { lg: '5' },
    borderColor: 'border',
    borderTopWidth: { base: '1px', lg: '0' },
    borderLeftWidth: { lg: '1px' },
    '&:first-of-type': { borderWidth: '0', ps: { lg: '0' } },
  },
});

/** The path of a card number, and other security features. Source: spec 2 "Enterprise". */
export function Security() {
  const { t } = useTranslation('enterprise');
  return (
    <Section id="security" bg="bg.muted">
      <Heading maxW="measure">{t('security.title')}</Heading>
      <Text mt="3">{t('security.intro')}</Text>
      <chakra.ol
        display="grid"
        gridTemplateColumns={{ base: '1fr', lg: 'repeat(4, 1fr)' }}
        mt={{ base: '6', md: '10' }}
        px={{ base: '5', md: '8' }}
        py="2"
        bg="bg.panel"
        borderRadius="surface"
      >
        {PLACES.map((id) => (
          <Place key={id}>
            <chakra.p textStyle="label" color="fg.muted">
              {t(`security.path.${id}.place`)}
            </chakra.p>
            <chakra.p
              textStyle="subheading"
              fontSize="1.25rem"
              fontVariantNumeric="tabular-nums"
              color={id === 'reader' ? 'fg.error' : 'fg.success'}
              translate="no"
            >
              {SHOWN[id]}
            </chakra.p>
            <chakra.p textStyle="small" color="fg.muted">
              {t(`security.path.${id}.note`)}
            </chakra.p>
          </Place>
        ))}
      </chakra.ol>
      <chakra.ul
        display="grid"
        columnGap="12"
        rowGap="8"
        mt={{ base: '10', md: '12' }}
        gridTemplateColumns={{ base: '1fr', md: 'repeat(3, 1fr)' }}
      >
        {ITEMS.map((id) => (
          <FeatureCard key={id} title={t(`security.items.${id}.title`)} text={t(`security.items.${id}.text`)} />
        ))}
      </chakra.ul>
    </Section>
  );
}
