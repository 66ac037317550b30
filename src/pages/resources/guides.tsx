import { chakra, Text } from '@chakra-ui/react';
import { useTranslation } from 'react-i18next';
import { Disclosure } from '../../components/disclosure';
import { Section } from '../../components/section';
import { Subheading } from '../../components/text';

const GUIDES = ['statement', 'compare', 'prepare'] as const;

const Guide = chakra('li', {
  base: {
    display: 'grid',
    columnGap: '16',
    rowGap: '2',
    alignItems: 'baseline',
    gridTemplateColumns: { base: 'minmax(0, 1fr)', md: '5fr 7fr' },
    py: { base: '5', md: '6' },
    borderTopWidth: '1px',
    borderColor: 'border',
  },
});

const Steps = chakra('ol', {
  base: {
    counterReset: 'step',
    display: 'grid',
    gap: '3',
    maxW: 'measure',
    py: '3',
    '& li': {
      display: 'grid',
      gridTemplateColumns: '2rem minmax(0, 1fr)',
      counterIncrement: 'step',
      _before: { content: 'counter(step)', textStyle: 'subheading', color: 'brand.fg' },
    },
  },
});

/** Step-by-step guides. */
export function Guides() {
  const { t } = useTranslation(['resources', 'common']);
  return (
    <Section id="guides" title={t('guides.title')} intro={t('guides.intro')}>
      <ul>
        {GUIDES.map((id) => (
          <Guide key={id}>
            <Subheading>{t(`guides.items.${id}.title`)}</Subheading>
            <div>
              <Text>{t(`guides.items.${id}.text`)}</Text>
              <Disclosure label={t('common:learnMore')} about={t(`guides.items.${id}.title`)}>
                <Steps>
                  {Object.values(t(`guides.items.${id}.steps`, { returnObjects: true })).map((step) => (
                    <li key={step}>{step}</li>
                  ))}
                </Steps>
              </Disclosure>
            </div>
          </Guide>
        ))}
      </ul>
    </Section>
  );
}
