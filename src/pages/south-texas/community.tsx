import { chakra } from '@chakra-ui/react';
import { useTranslation } from 'react-i18next';
import { FeatureCard } from '../../components/feature-card';
import { Section } from '../../components/section';

const ITEMS = ['hire', 'buy', 'storm'] as const;

export function Community() {
  const { t } = useTranslation('south-texas');
  return (
    <Section id="community" bg="bg.panel" title={t('community.title')} intro={t('community.text')}>
      <chakra.ul display="grid" columnGap="10" rowGap="8" gridTemplateColumns={{ base: '1fr', md: 'repeat(3, 1fr)' }}>
        {ITEMS.map((id) => (
          <FeatureCard
            key={id}
            title={t(`community.items.${id}.title`)}
            text={t(`community.items.${id}.text`)}
            pl="5"
            borderLeftWidth="3px"
            borderColor="fg.success"
          />
        ))}
      </chakra.ul>
    </Section>
  );
}
