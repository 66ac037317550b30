import { chakra, Heading, Text } from '@chakra-ui/react';
import { useTranslation } from 'react-i18next';
import { CheckList } from '../../components/check-list';
import { mix } from '../../components/illustrations/drawing';
import { Section } from '../../components/section';
import { paymentNames } from '../../domain/site-facts';

/** Each card in the wallet shows only the strip with its name. */
const CARD = {
  position: 'relative',
  mb: '-1.25rem',
  px: '5',
  pt: '3',
  pb: '2rem',
  borderRadius: '14px',
  borderWidth: '1px',
  borderColor: 'border.emphasized',
  fontFamily: 'display',
  fontWeight: 650,
} as const;

/** Colors of the networks' cards, from back to front. */
const NETWORKS = [
  mix('fg.success', 24, 'bg.muted'),
  mix('fg.success', 12, 'bg.muted'),
  mix('brand.fg', 12, 'bg.muted'),
  mix('brand.fg', 24, 'bg.muted'),
];

/** The wallet's pocket in front of the cards. */
const Pocket = chakra('div', {
  base: {
    position: 'relative',
    height: '9rem',
    p: '2.5',
    bg: 'bg.muted',
    borderWidth: '1px',
    borderColor: 'border.emphasized',
    borderRadius: '6px 6px 20px 20px',
    _after: {
      content: '""',
      display: 'block',
      height: 'full',
      borderWidth: '2px',
      borderStyle: 'dashed',
      borderColor: 'border',
      borderRadius: '2px 2px 12px 12px',
    },
  },
});

/** Accepted payment types, drawn as cards in a wallet. Source: spec 2 "Credit card processing". */
export function Accepted() {
  const { t } = useTranslation('credit-card-processing');
  return (
    <Section id="accepted" bg="bg.panel" borderYWidth="1px" borderColor="border">
      <chakra.div
        display="grid"
        gap={{ base: '10', md: '16' }}
        alignItems="center"
        gridTemplateColumns={{ base: 'minmax(0, 1fr)', md: '7fr 5fr' }}
      >
        <chakra.div display="grid" gap="4">
          <Heading>{t('accepted.title')}</Heading>
          <Text>{t('accepted.intro')}</Text>
          <CheckList mt="4" columnGap="8" columns={{ lg: 2 }} items={t('accepted.others', { returnObjects: true })} />
        </chakra.div>
        <chakra.div w="full" maxW="24rem" mx="auto">
          <chakra.ul aria-label={t('accepted.wallets')} css={{ '& li': CARD }}>
            {paymentNames.wallets.map((name) => (
              <chakra.li key={name} bg="bg">
                {name}
              </chakra.li>
            ))}
          </chakra.ul>
          <chakra.ul aria-label={t('accepted.networks')} css={{ '& li': CARD }}>
            {paymentNames.networks.map((name, i) => (
              <li key={name} style={{ background: NETWORKS[i] }}>
                {name}
              </li>
            ))}
          </chakra.ul>
          <chakra.p css={CARD} bg="brand.solid" color="brand.contrast">
            {t('accepted.gift')}
          </chakra.p>
          <Pocket />
        </chakra.div>
      </chakra.div>
    </Section>
  );
}
