import { chakra, Heading, Text } from '@chakra-ui/react';
import { useTranslation } from 'react-i18next';
import { FeatureCard } from '../../components/feature-card';
import { Section } from '../../components/section';

const TERMS = ['pricing', 'funding', 'setup', 'minimum', 'contract', 'training'] as const;

/** Numbered clauses in two columns. */
const Terms = chakra('ol', {
  base: {
    counterReset: 'term',
    display: 'grid',
    columnGap: '12',
    gridTemplateColumns: { base: 'minmax(0, 1fr)', md: '1fr 1fr' },
    '& > li': {
      position: 'relative',
      counterIncrement: 'term',
      pl: '10',
      py: '6',
      borderTopWidth: '1px',
      borderColor: 'border.emphasized',
      _before: {
        content: 'counter(term)',
        position: 'absolute',
        left: '0',
        top: '6',
        textStyle: 'subheading',
        color: 'brand.fg',
      },
    },
  },
});

/** Six benefits. Source: spec 2 "Credit card processing". */
export function Benefits() {
  const { t } = useTranslation('credit-card-processing');
  return (
    <Section id="benefits">
      <chakra.div display="grid" gap={{ base: '8', lg: '16' }} gridTemplateColumns={{ base: '1fr', lg: '3fr 9fr' }}>
        <chakra.div display="grid" gap="3" alignSelf="start" position={{ lg: 'sticky' }} top="10rem">
          <Heading>{t('benefits.title')}</Heading>
          <Text>{t('benefits.intro')}</Text>
        </chakra.div>
        <Terms>
          {TERMS.map((id) => (
            <FeatureCard
              key={id}
              title={t(`benefits.items.${id}.title`)}
              text={t(`benefits.items.${id}.text`)}
              detail={t(`benefits.items.${id}.detail`)}
            />
          ))}
        </Terms>
      </chakra.div>
    </Section>
  );
}
