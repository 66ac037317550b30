import { Container, chakra, Heading, Text } from '@chakra-ui/react';
import { useTranslation } from 'react-i18next';
import { IconArrow } from '../../components/icons';
import { ArrowLink } from '../../components/text';
import { pathTo } from '../../domain/paths';
import { savingsExample } from '../../domain/savings';

/** Link to the zero-fee page, with its example. Source: spec 2 "POS systems". */
export function Banner() {
  const { t } = useTranslation('pos-systems');
  return (
    <chakra.section id="zero-fee" pb={{ base: '16', md: '24' }}>
      <Container>
        <chakra.div
          bg="brand.solid"
          color="brand.contrast"
          borderRadius="surface"
          p={{ base: '6', md: '10', lg: '12' }}
          display="grid"
          gap={{ base: '6', md: '12' }}
          alignItems="center"
          gridTemplateColumns={{ base: 'minmax(0, 1fr)', md: '7fr 4fr' }}
        >
          <chakra.div display="grid" gap="3" justifyItems="start">
            <Heading>{t('banner.title')}</Heading>
            <Text color="inherit">{t('banner.text')}</Text>
            <ArrowLink href={pathTo('zeroFee')} color="inherit" minH="target">
              {t('banner.link')}
            </ArrowLink>
          </chakra.div>
          <chakra.p
            aria-hidden
            display="flex"
            alignItems="center"
            justifyContent={{ md: 'end' }}
            gap="4"
            textStyle="hero"
            fontVariantNumeric="tabular-nums"
            order={{ base: -1, md: 0 }}
            css={{ '& svg': { boxSize: '0.6em' } }}
          >
            {savingsExample.monthlyFees}
            <IconArrow />
            {savingsExample.programFees}
          </chakra.p>
        </chakra.div>
      </Container>
    </chakra.section>
  );
}
