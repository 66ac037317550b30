import { chakra } from '@chakra-ui/react';
import { useTranslation } from 'react-i18next';
import { Section } from '../../components/section';
import { Subheading, Text } from '../../components/text';

const ITEMS = ['hire', 'buy', 'storm'] as const;

export function Community() {
  const { t } = useTranslation('south-texas');
  return (
    <Section id="community" bg="bg.panel" title={t('community.title')} intro={t('community.text')}>
      <chakra.ul display="grid" columnGap="10" rowGap="8" gridTemplateColumns={{ base: '1fr', md: 'repeat(3, 1fr)' }}>
        {ITEMS.map((id) => (
          <chakra.li
            key={id}
            display="grid"
            gap="2"
            alignContent="start"
            pl="5"
            borderLeftWidth="3px"
            borderColor="fg.success"
          >
            <Subheading>{t(`community.items.${id}.title`)}</Subheading>
            <Text>{t(`community.items.${id}.text`)}</Text>
          </chakra.li>
        ))}
      </chakra.ul>
    </Section>
  );
}
