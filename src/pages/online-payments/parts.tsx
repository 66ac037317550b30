import { chakra, Heading, Text } from '@chakra-ui/react';
import { useTranslation } from 'react-i18next';
import { FeatureCard } from '../../components/feature-card';
import { IconGateway, IconLock, IconPhoneScreen, IconPlug, IconRepeat, IconWallet } from '../../components/icons';
import { Section } from '../../components/section';
import { CheckoutPhone } from './checkout-phone';

const LEFT = ['gateway', 'checkout', 'security'] as const;
const RIGHT = ['methods', 'recurring', 'integration'] as const;
const ICONS = {
  gateway: IconGateway,
  checkout: IconPhoneScreen,
  security: IconLock,
  methods: IconWallet,
  recurring: IconRepeat,
  integration: IconPlug,
};

/** The phone is in the middle, with three parts on each side. */
const Around = chakra('div', {
  base: {
    display: 'grid',
    gap: { base: '10', md: '12' },
    gridTemplateColumns: { base: 'minmax(0, 1fr)', md: '1fr 1fr', lg: '1fr 20rem 1fr' },
    alignItems: 'start',
    '& > figure': {
      justifySelf: 'center',
      gridColumn: { md: '1 / -1', lg: '2' },
      gridRow: { lg: '1' },
      position: { lg: 'sticky' },
      top: '8rem',
    },
    '& > ul': { display: 'grid', gap: { base: '8', md: '10' } },
    '& > ul:first-of-type': { gridColumn: { lg: '1' }, gridRow: { lg: '1' } },
  },
});

function Part({ id }: { id: (typeof LEFT)[number] | (typeof RIGHT)[number] }) {
  const { t } = useTranslation('online-payments');
  return (
    <FeatureCard
      title={t(`parts.items.${id}.title`)}
      text={t(`parts.items.${id}.text`)}
      detail={t(`parts.items.${id}.detail`)}
      Icon={ICONS[id]}
    />
  );
}

/** The six parts of a checkout, around a sample of it. Source: spec 2 "Online payments". */
export function Parts() {
  const { t } = useTranslation('online-payments');
  return (
    <Section id="included">
      <chakra.div
        display="grid"
        gap="3"
        justifyItems={{ lg: 'center' }}
        textAlign={{ lg: 'center' }}
        mb={{ base: '10', md: '16' }}
      >
        <Heading>{t('parts.title')}</Heading>
        <Text>{t('parts.intro')}</Text>
      </chakra.div>
      <Around>
        <CheckoutPhone />
        <ul>
          {LEFT.map((id) => (
            <Part key={id} id={id} />
          ))}
        </ul>
        <ul>
          {RIGHT.map((id) => (
            <Part key={id} id={id} />
          ))}
        </ul>
      </Around>
    </Section>
  );
}
