import { chakra } from '@chakra-ui/react';
import { useTranslation } from 'react-i18next';
import { SplitSection } from '../../components/section';
import { ArrowLink } from '../../components/text';
import { pathTo } from '../../domain/paths';

const WISHES = ['stock', 'website', 'cards', 'margin', 'road', 'branches', 'border'] as const;

const Row = chakra('div', {
  base: {
    display: 'grid',
    gap: { base: '1', md: '8' },
    gridTemplateColumns: { base: '1fr', md: '1fr auto' },
    alignItems: 'baseline',
    py: { base: '3', md: '2' },
    borderTopWidth: '1px',
    borderColor: 'border',
  },
});

/** Common needs of visitors, each with a link to the page that answers it. */
export function Guide() {
  const { t } = useTranslation('services');
  const answers = {
    stock: { href: pathTo('posSystems'), title: t('index.items.posSystems.title') },
    website: { href: pathTo('onlinePayments'), title: t('index.items.onlinePayments.title') },
    cards: { href: pathTo('creditCardProcessing'), title: t('index.items.creditCardProcessing.title') },
    margin: { href: pathTo('zeroFee'), title: t('index.items.zeroFee.title') },
    road: { href: pathTo('smallBusiness', 'mobile'), title: t('guide.others.road') },
    branches: { href: pathTo('enterprise'), title: t('guide.others.branches') },
    border: { href: pathTo('enterprise', 'cross-border'), title: t('guide.others.border') },
  };
  return (
    <SplitSection id="guide" bg="bg.muted" template="4fr 8fr" title={t('guide.title')} intro={t('guide.intro')}>
      <dl>
        {WISHES.map((id) => (
          <Row key={id}>
            <chakra.dt textStyle="body">{t(`guide.items.${id}`)}</chakra.dt>
            <dd>
              <ArrowLink href={answers[id].href} minH="target">
                {answers[id].title}
              </ArrowLink>
            </dd>
          </Row>
        ))}
      </dl>
    </SplitSection>
  );
}
