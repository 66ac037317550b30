import { chakra, Heading, Text } from '@chakra-ui/react';
import { useTranslation } from 'react-i18next';
import { LinkButton } from '../../components/button';
import { Section } from '../../components/section';
import { ArrowLink, Subheading } from '../../components/text';
import { pathTo } from '../../domain/paths';
import { quotePath } from '../../domain/quote-fields';

/** The industries; most clients are in the first two. */
const TRADES = ['restaurants', 'retail', 'healthcare', 'professional', 'startups'] as const;

const Trade = chakra('li', {
  base: {
    display: 'grid',
    gridTemplateColumns: { base: '5.5rem 1fr', md: '1fr' },
    gridColumn: { base: 'auto', md: 'span 2' },
    alignContent: 'start',
    columnGap: '2',
    py: { base: '6', md: '8' },
    borderTopWidth: '1px',
    borderColor: 'border',
    md: { '&:nth-of-type(-n+2)': { gridColumn: 'span 3', '& > p': { fontSize: '4.05rem' } } },
  },
});

/** Number of clients per industry. Source: spec 2 "Who we serve". */
export function Industries() {
  const { t } = useTranslation('who-we-serve');
  return (
    <Section id="industries" bg="bg.panel" borderYWidth="1px" borderColor="border">
      <chakra.div display="flex" flexWrap="wrap" justifyContent="space-between" alignItems="end" gap="4">
        <div>
          <Heading>{t('industries.title')}</Heading>
          <Text mt="3">{t('industries.intro')}</Text>
        </div>
        <ArrowLink href={pathTo('industries')}>{t('industries.link')}</ArrowLink>
      </chakra.div>
      <chakra.ul
        display="grid"
        columnGap="10"
        mt={{ base: '6', md: '10' }}
        gridTemplateColumns={{ base: '1fr', md: 'repeat(6, 1fr)' }}
      >
        {TRADES.map((id) => (
          <Trade key={id}>
            <chakra.div display="grid" gap="2" justifyItems="start">
              <Subheading>{t(`industries.items.${id}.title`)}</Subheading>
              <Text mb="3">{t(`industries.items.${id}.text`)}</Text>
              <LinkButton variant="outline" href={quotePath(id === 'professional' ? 'professional-services' : id)}>
                {t(`industries.items.${id}.quote`)}
              </LinkButton>
            </chakra.div>
            <chakra.p order="-1" textStyle="figure" color="brand.fg" mb={{ base: '0', md: '2' }}>
              {t(`industries.items.${id}.count`)}
            </chakra.p>
          </Trade>
        ))}
      </chakra.ul>
    </Section>
  );
}
