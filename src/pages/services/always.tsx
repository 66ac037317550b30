import { useTranslation } from 'react-i18next';
import { CheckList } from '../../components/check-list';
import { Section } from '../../components/section';
import { Heading } from '../../components/text';

/** What comes with each service. Source: spec 1; 9 "Service claims". */
export function Always() {
  const { t } = useTranslation('services');
  return (
    <Section id="always">
      <Heading>{t('always.title')}</Heading>
      <CheckList
        items={Object.values(t('always.points', { returnObjects: true }))}
        columnGap="10"
        rowGap="4"
        mt={{ base: '6', md: '10' }}
        gridTemplateColumns={{ base: '1fr', md: '1fr 1fr', lg: 'repeat(3, 1fr)' }}
      />
    </Section>
  );
}
