import { chakra } from '@chakra-ui/react';
import { useTranslation } from 'react-i18next';
import { IconCard, IconLock, IconPhoneScreen } from '../../components/icons';
import { sampleOrder } from '../../domain/worked-examples';

const LINES = ['tamales', 'salsa', 'delivery'] as const;

const Phone = chakra('figure', {
  base: {
    w: 'full',
    maxW: '20rem',
    p: '3',
    bg: 'bg.muted',
    borderWidth: '1px',
    borderColor: 'border.emphasized',
    borderRadius: '2.25rem',
  },
});
const Screen = chakra('div', {
  base: {
    display: 'flex',
    flexDirection: 'column',
    justifyContent: 'space-between',
    gap: '5',
    minH: { lg: '34rem' },
    px: '5',
    pt: '6',
    pb: '5',
    bg: 'bg',
    borderRadius: '1.6rem',
    borderWidth: '1px',
    borderColor: 'border',
  },
});
const Line = chakra('div', {
  base: {
    display: 'flex',
    justifyContent: 'space-between',
    gap: '3',
    py: '2',
    color: 'fg.muted',
    fontVariantNumeric: 'tabular-nums',
    '&:last-of-type': {
      color: 'fg',
      fontWeight: 700,
      fontSize: '1.2em',
      mt: '2',
      pt: '4',
      borderTopWidth: '1px',
      borderColor: 'border.emphasized',
    },
  },
});
/** Looks like a button but is only a picture of one. */
const Drawn = chakra('p', {
  base: {
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'center',
    gap: '2',
    minH: '3.25rem',
    px: '3',
    borderRadius: 'control',
    borderWidth: '1px',
    borderColor: 'border.emphasized',
    fontWeight: 600,
    textAlign: 'center',
    lineHeight: 1.2,
  },
});

/** A sample checkout on a phone. */
export function CheckoutPhone() {
  const { t } = useTranslation('online-payments');
  return (
    <Phone aria-label={t('checkout.title')}>
      <Screen>
        <chakra.p
          display="flex"
          alignItems="center"
          justifyContent="center"
          gap="2"
          textStyle="label"
          color="fg.success"
        >
          <IconLock size={16} />
          {t('checkout.store')}
        </chakra.p>
        <dl>
          {LINES.map((id) => (
            <Line key={id}>
              <dt>{t(`checkout.lines.${id}`)}</dt>
              <dd>{sampleOrder[id]}</dd>
            </Line>
          ))}
          <Line>
            <dt>{t('checkout.total')}</dt>
            <dd>{sampleOrder.total}</dd>
          </Line>
        </dl>
        <chakra.div display="grid" gap="2">
          <Drawn bg="brand.solid" color="brand.contrast" borderColor="brand.fg">
            <IconPhoneScreen />
            {t('checkout.wallet')}
          </Drawn>
          <Drawn>
            <IconCard />
            {t('checkout.card')}
          </Drawn>
        </chakra.div>
      </Screen>
      <chakra.figcaption textStyle="small" color="fg.muted" textAlign="center" px="3" pt="3" pb="1">
        {t('checkout.note')}
      </chakra.figcaption>
    </Phone>
  );
}
