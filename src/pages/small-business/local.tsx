import { chakra } from '@chakra-ui/react';
import { useTranslation } from 'react-i18next';
import { Section } from '../../components/section';
import { keepRanges } from '../../components/text';

const ITEMS = ['who', 'fast', 'language', 'start', 'install', 'leave'] as const;

const Row = chakra('div', {
  base: {
    display: 'grid',
    gap: { base: '1', md: '10' },
    gridTemplateColumns: { base: '1fr', md: '5fr 7fr' },
    alignItems: 'baseline',
    py: { base: '4', md: '5' },
    borderTopWidth: '1px',
    borderColor: 'border',
  },
});

/** Questions to ask a provider, with our answers. Source: spec 1; 9 "Service claims". */
export function Local() {
  const { t } = useTranslation('small-business');
  return (
    <Section
      id="local"
      bg="bg.panel"
      borderTopWidth="1px"
      borderColor="border"
      title={t('local.title')}
      intro={t('local.intro')}
    >
      <dl>
        {ITEMS.map((id) => (
          <Row key={id}>
            <chakra.dt color="fg.muted">{t(`local.items.${id}.question`)}</chakra.dt>
            <chakra.dd textStyle="subheading">{keepRanges(t(`local.items.${id}.answer`))}</chakra.dd>
          </Row>
        ))}
      </dl>
    </Section>
  );
}
