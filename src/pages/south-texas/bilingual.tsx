import { chakra } from '@chakra-ui/react';
import { useTranslation } from 'react-i18next';
import { CheckList } from '../../components/check-list';
import { Section } from '../../components/section';
import { Heading, Lead } from '../../components/text';

/** Service in both languages. */
export function Bilingual() {
  const { t } = useTranslation('south-texas');
  return (
    <Section id="bilingual">
      <chakra.div display="grid" gap={{ base: '8', md: '16' }} gridTemplateColumns={{ base: '1fr', md: '7fr 5fr' }}>
        <chakra.div display="grid" gap="4" alignContent="start">
          <Heading>{t('bilingual.title')}</Heading>
          <Lead>{t('bilingual.text')}</Lead>
        </chakra.div>
        <CheckList items={Object.values(t('bilingual.items', { returnObjects: true }))} alignSelf="end" />
      </chakra.div>
    </Section>
  );
}
