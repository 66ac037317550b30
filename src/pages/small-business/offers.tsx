import { chakra, Text } from '@chakra-ui/react';
import { useTranslation } from 'react-i18next';
import { Disclosure } from '../../components/disclosure';
import { Checkout, PhoneReader, PosScreen } from '../../components/illustrations';
import { Section } from '../../components/section';
import { ArrowLink, Subheading } from '../../components/text';
import { pathTo } from '../../domain/paths';

/** The offers. Each id is also an anchor: older links to mobile payments go to `#mobile`. */
const OFFERS = ['pos', 'online', 'mobile'] as const;
const DRAWINGS = { pos: PosScreen, online: Checkout, mobile: PhoneReader };
const ROUTES = { pos: 'posSystems', online: 'onlinePayments', mobile: 'contact' } as const;

const Offer = chakra('li', {
  base: {
    display: 'grid',
    columnGap: '10',
    rowGap: '3',
    gridTemplateColumns: { base: '1fr', md: '13rem minmax(0, 1fr) 15rem' },
    gridTemplateRows: { md: 'auto 1fr' },
    gridTemplateAreas: { base: '"drawing" "title" "price" "words"', md: '"drawing title price" "drawing words price"' },
    py: { base: '8', md: '10' },
    borderTopWidth: '1px',
    borderColor: 'border',
  },
});

/** The three ways to take cards, each with its price. Source: spec 2 "Small business"; 9 "Pricing claims". */
export function Offers() {
  const { t } = useTranslation(['small-business', 'common']);
  return (
    <Section id="offers" title={t('offers.title')} intro={t('offers.intro')}>
      <ul>
        {OFFERS.map((id) => {
          const Drawing = DRAWINGS[id];
          return (
            <Offer key={id} id={id}>
              <Drawing gridArea="drawing" maxW="15rem" />
              <Subheading gridArea="title">{t(`offers.items.${id}.title`)}</Subheading>
              <chakra.p gridArea="price" textAlign={{ md: 'end' }}>
                <chakra.strong display="block" textStyle="figure" fontSize={{ base: '1.5rem', md: '1.75rem' }}>
                  {t(`offers.items.${id}.price`)}
                </chakra.strong>
                <chakra.span textStyle="small" color="fg.muted">
                  {t(`offers.items.${id}.unit`)}
                </chakra.span>
              </chakra.p>
              <chakra.div gridArea="words" display="grid" gap="2" justifyItems="start" alignContent="start">
                <Text>{t(`offers.items.${id}.text`)}</Text>
                <Disclosure label={t('common:learnMore')} about={t(`offers.items.${id}.title`)}>
                  <Text>{t(`offers.items.${id}.detail`)}</Text>
                </Disclosure>
                <ArrowLink href={pathTo(ROUTES[id])}>{t(`offers.items.${id}.link`)}</ArrowLink>
              </chakra.div>
            </Offer>
          );
        })}
      </ul>
    </Section>
  );
}
