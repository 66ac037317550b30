import { chakra, Text } from '@chakra-ui/react';
import { useTranslation } from 'react-i18next';
import { Section } from '../../components/section';
import { Subheading } from '../../components/text';

const STEPS = ['cashDiscount', 'compliance', 'education'] as const;

const Step = chakra('li', {
  base: {
    display: 'grid',
    gap: '3',
    alignContent: 'start',
    gridTemplateColumns: { base: '3rem 1fr', md: '1fr' },
    pt: '5',
    borderTopWidth: '2px',
    borderColor: 'brand.fg',
    // Each step is lower than the one before.
    '&:nth-of-type(2)': { mt: { md: '12' } },
    '&:nth-of-type(3)': { mt: { md: '24' } },
  },
});

/** The three steps, arranged like stairs. */
export function Steps() {
  const { t } = useTranslation('zero-fee');
  return (
    <Section id="steps" title={t('steps.title')} intro={t('steps.intro')}>
      <chakra.ol display="grid" gap={{ base: '8', md: '10' }} gridTemplateColumns={{ md: 'repeat(3, 1fr)' }}>
        {STEPS.map((id, index) => (
          <Step key={id}>
            <chakra.span textStyle="figure" color="brand.fg" aria-hidden>
              {index + 1}
            </chakra.span>
            <chakra.div display="grid" gap="2">
              <Subheading>{t(`steps.items.${id}.title`)}</Subheading>
              <Text>{t(`steps.items.${id}.text`)}</Text>
            </chakra.div>
          </Step>
        ))}
      </chakra.ol>
    </Section>
  );
}
