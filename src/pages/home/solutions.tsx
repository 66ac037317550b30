import { chakra, Heading, Text } from '@chakra-ui/react';
import { useTranslation } from 'react-i18next';
import { CardTerminal } from '../../components/illustrations';
import { Section } from '../../components/section';
import { ArrowLink, Subheading } from '../../components/text';
import { pathTo } from '../../domain/paths';
import { sampleSale } from '../../domain/worked-examples';

const SERVICES = ['posSystems', 'onlinePayments', 'creditCardProcessing', 'zeroFee'] as const;

const Row = chakra('li', {
  base: {
    display: 'grid',
    gap: { base: '2', md: '8' },
    gridTemplateColumns: { base: '1fr', md: '12rem minmax(0, 1fr)' },
    alignItems: 'baseline',
    py: '6',
    borderTopWidth: '1px',
    borderColor: 'border',
  },
});

/** The four services, beside a card terminal. */
export function Solutions() {
  const { t } = useTranslation('home');
  return (
    <Section id="solutions" bg="bg.panel">
      <chakra.div
        display="grid"
        gap={{ base: '8', lg: '16' }}
        alignItems="center"
        gridTemplateColumns={{ base: '1fr', lg: '7fr 4fr' }}
      >
        <div>
          <Heading>{t('solutions.title')}</Heading>
          <Text mt="4" mb="8">
            {t('solutions.intro')}
          </Text>
          <ul>
            {SERVICES.map((id) => (
              <Row key={id}>
                <Subheading>{t(`solutions.items.${id}.title`)}</Subheading>
                <chakra.div display="grid" gap="2" justifyItems="start">
                  <Text>{t(`solutions.items.${id}.text`)}</Text>
                  <ArrowLink href={pathTo(id)}>{t(`solutions.items.${id}.link`)}</ArrowLink>
                </chakra.div>
              </Row>
            ))}
          </ul>
        </div>
        <chakra.div maxW={{ base: '16rem', lg: 'none' }} w="full" mx="auto" order={{ base: -1, lg: 0 }}>
          <CardTerminal amount={sampleSale.total} />
        </chakra.div>
      </chakra.div>
    </Section>
  );
}
