import { chakra } from '@chakra-ui/react';
import { useTranslation } from 'react-i18next';
import { FeatureCard } from '../../components/feature-card';
import { IconBolt, IconPercent, IconPin, IconShield } from '../../components/icons';
import { SplitSection } from '../../components/section';
import { ResponsiveText } from '../../components/text';

const REASONS = ['secure', 'setup', 'local', 'zeroFee'] as const;
const ICONS = { secure: IconShield, setup: IconBolt, local: IconPin, zeroFee: IconPercent };

/** Four reasons to choose this business. Source: spec 2 "Home". */
export function Why() {
  const { t } = useTranslation('home');
  return (
    <SplitSection id="why" template="4fr 7fr" from="lg" title={t('why.title')} intro={t('why.intro')}>
      <chakra.ul
        display="grid"
        columnGap="10"
        rowGap={{ base: '8', md: '12' }}
        gridTemplateColumns={{ base: '1fr', md: '1fr 1fr' }}
      >
        {REASONS.map((id) => (
          <FeatureCard
            key={id}
            Icon={ICONS[id]}
            title={t(`why.items.${id}.title`)}
            text={<ResponsiveText compact={t(`why.items.${id}.textCompact`)} full={t(`why.items.${id}.text`)} />}
            pt="6"
            borderTopWidth="1px"
            borderColor="border.emphasized"
          />
        ))}
      </chakra.ul>
    </SplitSection>
  );
}
