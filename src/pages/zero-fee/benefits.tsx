import { chakra } from '@chakra-ui/react';
import { useTranslation } from 'react-i18next';
import { FeatureCard } from '../../components/feature-card';
import { IconPiggyBank, IconReceipt, IconShield, IconTerminal, IconTraining, IconUndo } from '../../components/icons';
import { Section } from '../../components/section';

const BENEFITS = ['margin', 'compliance', 'signs', 'training', 'equipment', 'leave'] as const;
const ICONS = {
  margin: IconPiggyBank,
  compliance: IconShield,
  signs: IconReceipt,
  training: IconTraining,
  equipment: IconTerminal,
  leave: IconUndo,
};

/** Up to three columns separated by hairlines, without gaps. */
const Shelves = chakra('ul', {
  base: {
    display: 'grid',
    gridTemplateColumns: { base: 'minmax(0, 1fr)', md: '1fr 1fr', lg: 'repeat(3, 1fr)' },
    borderTopWidth: '1px',
    borderLeftWidth: { md: '1px' },
    borderColor: 'border',
    '& > li': {
      py: '8',
      px: { md: '8' },
      borderColor: 'border',
      borderBottomWidth: '1px',
      borderRightWidth: { md: '1px' },
    },
  },
});

/** Six benefits. Source: spec 2 "Zero-fee solutions". */
export function Benefits() {
  const { t } = useTranslation('zero-fee');
  return (
    <Section id="benefits" bg="bg.panel" title={t('benefits.title')}>
      <Shelves>
        {BENEFITS.map((id) => (
          <FeatureCard
            key={id}
            title={t(`benefits.items.${id}.title`)}
            text={t(`benefits.items.${id}.text`)}
            detail={t(`benefits.items.${id}.detail`)}
            Icon={ICONS[id]}
          />
        ))}
      </Shelves>
    </Section>
  );
}
