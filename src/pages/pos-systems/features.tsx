import { Container, chakra, Heading, Text } from '@chakra-ui/react';
import { useTranslation } from 'react-i18next';
import { Link } from 'wouter';
import { IconCard, IconChart, IconGift, IconKitchen, IconStaff, IconStock } from '../../components/icons';
import { pathTo } from '../../domain/paths';

const FEATURES = ['cards', 'stock', 'staff', 'reports', 'kitchen', 'loyalty'] as const;
const ICONS = {
  cards: IconCard,
  stock: IconStock,
  staff: IconStaff,
  reports: IconChart,
  kitchen: IconKitchen,
  loyalty: IconGift,
};

const Card = chakra(Link, {
  base: {
    display: 'grid',
    gap: '3',
    alignContent: 'space-between',
    height: 'full',
    p: '4',
    bg: 'bg.panel',
    borderWidth: '1px',
    borderColor: 'border.emphasized',
    borderRadius: 'surface',
    fontWeight: 600,
    lineHeight: 1.3,
    textDecoration: 'none',
    '& svg': { color: 'brand.fg', boxSize: '1.75rem' },
  },
});

/** Six cards, only in the compact layout. Source: spec 2 "POS systems". */
export function Features() {
  const { t } = useTranslation('pos-systems');
  return (
    <chakra.section hideFrom="md" pt="12" data-compact="">
      <Container>
        <Heading>{t('features.title')}</Heading>
        <Text mt="3" mb="6">
          {t('features.intro')}
        </Text>
        <chakra.ul display="grid" gap="3" gridTemplateColumns="repeat(2, minmax(0, 1fr))">
          {FEATURES.map((id) => {
            const Icon = ICONS[id];
            return (
              <li key={id}>
                <Card href={pathTo('contact')}>
                  <Icon />
                  {t(`features.items.${id}`)}
                </Card>
              </li>
            );
          })}
        </chakra.ul>
      </Container>
    </chakra.section>
  );
}
