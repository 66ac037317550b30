import { chakra } from '@chakra-ui/react';
import { useTranslation } from 'react-i18next';
import { IconBolt, IconPercent, IconPin, IconShield } from '../../components/icons';
import { SplitSection } from '../../components/section';
import { ResponsiveText, Subheading, Text } from '../../components/text';

const REASONS = ['secure', 'setup', 'local', 'zeroFee'] as const;
const ICONS = { secure: IconShield, setup: IconBolt, local: IconPin, zeroFee: IconPercent };

const Reason = chakra('li', {
  base: {
    display: 'grid',
    gap: '3',
    alignContent: 'start',
    pt: '6',
    borderTopWidth: '1px',
    borderColor: 'border.emphasized',
    '& > svg': { color: 'brand.fg', boxSize: '1.75rem' },
  },
});

/** Four reasons to choose this business. Source: spec 2 "Home". */
export function Why() {
  const { t } = useTranslation('home');
  return (
    <SplitSection id="why" columns="4fr 7fr" from="lg" title={t('why.title')} intro={t('why.intro')}>
      <chakra.ul
        display="grid"
        columnGap="10"
        rowGap={{ base: '8', md: '12' }}
        gridTemplateColumns={{ base: '1fr', md: '1fr 1fr' }}
      >
        {REASONS.map((id) => {
          const Icon = ICONS[id];
          return (
            <Reason key={id}>
              <Icon />
              <Subheading>{t(`why.items.${id}.title`)}</Subheading>
              <Text>
                <ResponsiveText compact={t(`why.items.${id}.textCompact`)} full={t(`why.items.${id}.text`)} />
              </Text>
            </Reason>
          );
        })}
      </chakra.ul>
    </SplitSection>
  );
}
