import { chakra } from '@chakra-ui/react';
import { useTranslation } from 'react-i18next';
import { SplitSection } from '../../components/section';
import { Subheading } from '../../components/text';
import { paymentNames } from '../../domain/site-facts';

const KINDS = ['networks', 'wallets'] as const;

const Kind = chakra('div', {
  base: {
    display: 'grid',
    gap: { base: '3', md: '8' },
    gridTemplateColumns: { base: 'minmax(0, 1fr)', md: '8rem minmax(0, 1fr)' },
    alignItems: 'baseline',
    py: '6',
    borderTopWidth: '1px',
    borderColor: 'border.emphasized',
  },
});

const Name = chakra('li', {
  base: {
    px: '4',
    py: '2',
    borderWidth: '1px',
    borderColor: 'border.emphasized',
    borderRadius: 'control',
    fontWeight: 600,
  },
});

/** Supported cards and wallets. Source: spec 2 "Online payments". */
export function Supported() {
  const { t } = useTranslation('online-payments');
  return (
    <SplitSection id="supported" template="4fr 7fr" from="lg" title={t('supported.title')} intro={t('supported.note')}>
      <div>
        {KINDS.map((kind) => (
          <Kind key={kind}>
            <Subheading>{t(`supported.${kind}`)}</Subheading>
            <chakra.ul display="flex" flexWrap="wrap" gap="2">
              {paymentNames[kind].map((name) => (
                <Name key={name}>{name}</Name>
              ))}
            </chakra.ul>
          </Kind>
        ))}
      </div>
    </SplitSection>
  );
}
