import { chakra, Heading, Text } from '@chakra-ui/react';
import { useTranslation } from 'react-i18next';
import { TOWN_NAMES, ValleyMap } from '../../components/illustrations';
import { Section } from '../../components/section';
import { ArrowLink, Eyebrow, ResponsiveText, Subheading } from '../../components/text';
import { pathTo } from '../../domain/paths';

export function SouthTexas() {
  const { t } = useTranslation('home');
  return (
    <Section id="south-texas">
      <chakra.div
        display="grid"
        gap={{ base: '10', md: '16' }}
        alignItems="center"
        gridTemplateColumns={{ base: '1fr', md: '5fr 6fr' }}
      >
        <chakra.div display="grid" gap="4" justifyItems="start">
          <Eyebrow>{t('southTexas.eyebrow')}</Eyebrow>
          <Heading>{t('southTexas.title')}</Heading>
          <Text>
            <ResponsiveText compact={t('southTexas.textCompact')} full={t('southTexas.text')} />
          </Text>
          <ArrowLink href={pathTo('whoWeAre')}>{t('southTexas.owner')}</ArrowLink>
          <Subheading mt="4">{t('southTexas.coverageTitle')}</Subheading>
          <Text>{t('southTexas.coverage')}</Text>
          <ArrowLink href={pathTo('southTexas')}>{t('southTexas.link')}</ArrowLink>
        </chakra.div>
        <ValleyMap
          labels={TOWN_NAMES}
          gulf={t('southTexas.map.gulf')}
          mexico={t('southTexas.map.mexico')}
          title={t('southTexas.coverage')}
        />
      </chakra.div>
    </Section>
  );
}
