import { chakra } from '@chakra-ui/react';
import { useTranslation } from 'react-i18next';
import { FeatureCard } from '../../components/feature-card';
import { IconCloud, IconShield, IconStock, IconWarning } from '../../components/icons';
import { Section } from '../../components/section';

/** A sample inventory; counts below `FEW` are marked for reorder. */
const SHELF = ['coffee', 'tortillas', 'ice'] as const;
const COUNTS = { coffee: 18, tortillas: 42, ice: 4 };
const FEW = 6;

const ICONS = { security: IconShield, cloud: IconCloud, inventory: IconStock };

const Row = chakra('div', {
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    justifyContent: 'space-between',
    alignItems: 'center',
    columnGap: '4',
    py: '2.5',
    borderColor: 'border',
    '&:not(:last-of-type)': { borderBottomWidth: '1px' },
    '& dd': {
      display: 'flex',
      alignItems: 'center',
      gap: '2',
      ml: 'auto',
      fontWeight: 600,
      fontVariantNumeric: 'tabular-nums',
    },
  },
});

/** The sample inventory as the system shows it. */
function Shelf() {
  const { t } = useTranslation('pos-systems');
  return (
    <chakra.figure aria-label={t('benefits.shelf.title')} bg="bg" borderRadius="control" px="5" pt="4" pb="5">
      <chakra.p textStyle="label" color="fg.muted">
        {t('benefits.shelf.title')}
      </chakra.p>
      <chakra.dl mt="2">
        {SHELF.map((id) => {
          const count = COUNTS[id];
          return (
            <Row key={id}>
              <dt>{t(`benefits.shelf.items.${id}`)}</dt>
              <chakra.dd color={count < FEW ? 'fg.error' : 'fg'}>
                {count < FEW && (
                  <>
                    <IconWarning />
                    <chakra.span textStyle="label">{t('benefits.shelf.low')}</chakra.span>
                  </>
                )}
                {count}
              </chakra.dd>
            </Row>
          );
        })}
      </chakra.dl>
    </chakra.figure>
  );
}

function Benefit({ id }: { id: 'security' | 'cloud' | 'inventory' }) {
  const { t } = useTranslation('pos-systems');
  return (
    <FeatureCard
      title={t(`benefits.items.${id}.title`)}
      text={t(`benefits.items.${id}.text`)}
      detail={t(`benefits.items.${id}.detail`)}
      Icon={ICONS[id]}
    />
  );
}

/** Three benefits; inventory includes a sample screen. Source: spec 2 "POS systems". */
export function Benefits() {
  const { t } = useTranslation('pos-systems');
  return (
    <Section id="benefits" title={t('benefits.title')} intro={t('benefits.intro')}>
      <chakra.div
        display="grid"
        gap={{ base: '8', lg: '16' }}
        alignItems="start"
        gridTemplateColumns={{ base: 'minmax(0, 1fr)', lg: '5fr 6fr' }}
      >
        <chakra.ul
          display="grid"
          gap={{ base: '8', md: '10' }}
          gridTemplateColumns={{ base: 'minmax(0, 1fr)', md: '1fr 1fr', lg: 'minmax(0, 1fr)' }}
        >
          <Benefit id="security" />
          <Benefit id="cloud" />
        </chakra.ul>
        <chakra.div layerStyle="card" p={{ base: '5', md: '8' }} display="grid" gap="6">
          <ul>
            <Benefit id="inventory" />
          </ul>
          <Shelf />
        </chakra.div>
      </chakra.div>
    </Section>
  );
}
