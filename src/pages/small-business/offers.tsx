import { chakra } from '@chakra-ui/react';
import { learnMore } from '../../content/learn-more';
import { pathTo } from '../../domain/paths';
import { useContent, useLocale } from '../../i18n/locale';
import { Disclosure } from '../../ui/disclosure';
import { IconArrow } from '../../ui/icons';
import { Checkout, PhoneReader, PosScreen } from '../../ui/illustrations';
import { Section } from '../../ui/section';
import { Heading, Subheading, Text, TextLink } from '../../ui/text';

/** The offers; `anchor` is where older links to mobile payments lead. */
const OFFERS = [
  { id: 'pos', Drawing: PosScreen, route: 'posSystems', anchor: 'pos' },
  { id: 'online', Drawing: Checkout, route: 'onlinePayments', anchor: 'online' },
  { id: 'mobile', Drawing: PhoneReader, route: 'contact', anchor: 'mobile' },
] as const;

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
  const { offers } = useContent('small-business');
  const label = learnMore[useLocale()];
  return (
    <Section id="offers">
      <Heading>{offers.title}</Heading>
      <Text mt="3" mb={{ base: '8', md: '12' }}>
        {offers.intro}
      </Text>
      <ul>
        {OFFERS.map(({ id, Drawing, route, anchor }) => (
          <Offer key={id} id={anchor}>
            <Drawing gridArea="drawing" maxW="15rem" />
            <Subheading gridArea="title">{offers.items[id].title}</Subheading>
            <chakra.p gridArea="price" textAlign={{ md: 'end' }}>
              <chakra.strong display="block" textStyle="figure" fontSize={{ base: '1.5rem', md: '1.75rem' }}>
                {offers.items[id].price}
              </chakra.strong>
              <chakra.span textStyle="small" color="fg.muted">
                {offers.items[id].unit}
              </chakra.span>
            </chakra.p>
            <chakra.div gridArea="words" display="grid" gap="2" justifyItems="start" alignContent="start">
              <Text>{offers.items[id].text}</Text>
              <Disclosure label={label} about={offers.items[id].title}>
                <Text>{offers.items[id].detail}</Text>
              </Disclosure>
              <TextLink href={pathTo(route)}>
                {offers.items[id].link}
                <IconArrow />
              </TextLink>
            </chakra.div>
          </Offer>
        ))}
      </ul>
    </Section>
  );
}
