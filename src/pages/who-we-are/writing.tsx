import { chakra } from '@chakra-ui/react';
import { useTranslation } from 'react-i18next';
import { CheckList } from '../../components/check-list';
import { Section } from '../../components/section';
import { Heading, Text } from '../../components/text';

/** What every client is promised. Source: spec 1. */
export function Writing() {
  const { t } = useTranslation('who-we-are');
  return (
    <Section id="writing">
      <chakra.div display="grid" gap={{ base: '6', md: '16' }} gridTemplateColumns={{ base: '1fr', md: '4fr 8fr' }}>
        <chakra.div display="grid" gap="4" alignContent="start">
          <Heading>{t('writing.title')}</Heading>
          <Text>{t('writing.intro')}</Text>
        </chakra.div>
        <CheckList
          items={Object.values(t('writing.points', { returnObjects: true }))}
          columnGap="10"
          rowGap="4"
          gridTemplateColumns={{ base: '1fr', lg: '1fr 1fr' }}
        />
      </chakra.div>
    </Section>
  );
}
