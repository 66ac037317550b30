import { chakra, Heading, Text } from '@chakra-ui/react';
import { useTranslation } from 'react-i18next';
import { CheckList } from '../../components/check-list';
import { Receipt } from '../../components/illustrations';
import { Section } from '../../components/section';
import { ArrowLink, Subheading } from '../../components/text';
import { pathTo } from '../../domain/paths';

/** All prices, as a receipt. Source: spec 9 "Pricing claims". */
export function Pricing() {
  const { t } = useTranslation('small-business');
  return (
    <Section id="pricing" bg="bg.muted">
      <chakra.div
        display="grid"
        columnGap="16"
        rowGap={{ base: '8', md: '6' }}
        gridTemplateColumns={{ base: '1fr', md: '6fr 5fr' }}
        gridTemplateRows={{ md: 'auto 1fr' }}
      >
        <chakra.div display="grid" gap="4">
          <Heading>{t('pricing.title')}</Heading>
          <Text>{t('pricing.intro')}</Text>
        </chakra.div>
        <Receipt
          heading={t('pricing.list.heading')}
          lines={Object.values(t('pricing.list.lines', { returnObjects: true }))}
          total={t('pricing.list.total', { returnObjects: true })}
          note={t('pricing.list.note')}
          gridRow={{ md: 'span 2' }}
          alignSelf="start"
        />
        <div>
          <CheckList items={t('pricing.terms', { returnObjects: true })} />
          <chakra.div borderLeftWidth="3px" borderColor="brand.fg" pl="5" mt="8">
            <Subheading>{t('pricing.zeroFee.title')}</Subheading>
            <Text my="2">{t('pricing.zeroFee.text')}</Text>
            <ArrowLink href={pathTo('zeroFee')}>{t('pricing.zeroFee.link')}</ArrowLink>
          </chakra.div>
        </div>
      </chakra.div>
    </Section>
  );
}
