import { chakra } from '@chakra-ui/react';
import { useTranslation } from 'react-i18next';
import { Section } from '../../components/section';
import { Lead } from '../../components/text';

/** The mission, as one sentence and what follows from it. */
export function Mission() {
  const { t } = useTranslation('who-we-are');
  return (
    <Section id="mission" bg="bg.muted">
      <chakra.h2 textStyle="label" color="brand.fg">
        {t('mission.title')}
      </chakra.h2>
      <chakra.div
        display="grid"
        gap={{ base: '4', md: '16' }}
        alignItems="end"
        mt="3"
        gridTemplateColumns={{ base: '1fr', md: '7fr 5fr' }}
      >
        <chakra.p textStyle="title">{t('mission.statement')}</chakra.p>
        <Lead>{t('mission.text')}</Lead>
      </chakra.div>
    </Section>
  );
}
