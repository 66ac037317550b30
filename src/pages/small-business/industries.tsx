import { chakra, Heading, Text } from '@chakra-ui/react';
import { useTranslation } from 'react-i18next';
import { Link } from 'wouter';
import { Section } from '../../components/section';
import { pathTo } from '../../domain/paths';

/** Ids of sections on the industries page. */
const TRADES = ['restaurants', 'retail', 'cafes', 'automotive', 'healthcare', 'professional'] as const;

const Trade = chakra(Link, {
  base: {
    display: 'inline-flex',
    alignItems: 'center',
    minH: 'target',
    textStyle: 'heading',
    textDecoration: 'underline',
    textDecorationColor: 'border.emphasized',
    textDecorationThickness: '1px',
    textUnderlineOffset: '0.2em',
    _hover: { color: 'brand.fg', textDecorationColor: 'brand.fg' },
  },
});

/** Links to the sections of the industries page. */
export function Industries() {
  const { t } = useTranslation('small-business');
  return (
    <Section id="industries">
      <chakra.div display="grid" gap={{ base: '6', md: '16' }} gridTemplateColumns={{ base: '1fr', md: '4fr 8fr' }}>
        <chakra.div display="grid" gap="3" alignContent="start">
          <Heading textStyle="subheading">{t('industries.title')}</Heading>
          <Text>{t('industries.intro')}</Text>
        </chakra.div>
        <chakra.ul display="flex" flexWrap="wrap" columnGap={{ base: '5', md: '8' }} rowGap={{ base: '1', md: '3' }}>
          {TRADES.map((id) => (
            <li key={id}>
              <Trade href={pathTo('industries', id)}>{t(`industries.items.${id}`)}</Trade>
            </li>
          ))}
        </chakra.ul>
      </chakra.div>
    </Section>
  );
}
