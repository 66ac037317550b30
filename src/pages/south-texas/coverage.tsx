import { chakra, Text } from '@chakra-ui/react';
import { useTranslation } from 'react-i18next';
import { IconPin } from '../../components/icons';
import { Section } from '../../components/section';

const PLACES = ['mcAllen', 'brownsville', 'harlingen', 'laredo', 'corpusChristi', 'sanAntonio', 'houston'] as const;

const Place = chakra('li', {
  base: {
    display: 'grid',
    gridTemplateColumns: 'auto 1fr',
    columnGap: '3',
    rowGap: '1',
    alignContent: 'start',
    py: '5',
    borderTopWidth: '1px',
    borderColor: 'border',
    '& > svg': { color: 'brand.fg', mt: '0.15em' },
    '& > p': { gridColumn: 2 },
  },
});

/** The service area, from south to north. */
export function Coverage() {
  const { t } = useTranslation('south-texas');
  return (
    <Section id="coverage" title={t('coverage.title')} intro={t('coverage.intro')}>
      <chakra.ul display="grid" columnGap="16" gridTemplateColumns={{ base: '1fr', md: '1fr 1fr' }}>
        {PLACES.map((id) => (
          <Place key={id}>
            <IconPin />
            <chakra.h3 textStyle="subheading">{t(`coverage.items.${id}.title`)}</chakra.h3>
            <Text>{t(`coverage.items.${id}.text`)}</Text>
          </Place>
        ))}
      </chakra.ul>
    </Section>
  );
}
