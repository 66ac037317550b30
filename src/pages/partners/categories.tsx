import { chakra } from '@chakra-ui/react';
import { learnMore } from '../../content/learn-more';
import { useContent, useLocale } from '../../i18n/locale';
import { Disclosure } from '../../ui/disclosure';
import { IconGateway, IconKitchen, IconStock, IconTerminal } from '../../ui/icons';
import { Section } from '../../ui/section';
import { Heading, Text } from '../../ui/text';

/** The partners by category. */
const CATEGORIES = [
  {
    id: 'processors',
    partners: [
      { id: 'palmCoast', Icon: IconTerminal },
      { id: 'caliche', Icon: IconGateway },
    ],
  },
  {
    id: 'posSystems',
    partners: [
      { id: 'mostrador', Icon: IconKitchen },
      { id: 'brushline', Icon: IconStock },
    ],
  },
] as const;

const Category = chakra('div', {
  base: {
    display: 'grid',
    columnGap: '16',
    rowGap: '6',
    gridTemplateColumns: { base: 'minmax(0, 1fr)', md: '4fr 8fr' },
    pt: '6',
    mt: { base: '10', md: '12' },
    borderTopWidth: '3px',
    borderColor: 'border.emphasized',
  },
});

/** A name plate: the mark at the side, then who it is and for whom. */
const Plate = chakra('li', {
  base: {
    display: 'grid',
    columnGap: { base: '4', lg: '8' },
    gridTemplateColumns: { base: 'auto minmax(0, 1fr)' },
    '& + &': { mt: { base: '8', md: '10' }, pt: { base: '8', md: '10' }, borderTopWidth: '1px', borderColor: 'border' },
  },
});
const Mark = chakra('span', {
  base: {
    display: 'grid',
    placeItems: 'center',
    boxSize: { base: '3rem', lg: '4.5rem' },
    color: 'brand.fg',
    bg: 'bg.muted',
    borderWidth: '1px',
    borderColor: 'border',
    borderRadius: 'surface',
    '& svg': { boxSize: { base: '1.5rem', lg: '2.25rem' } },
  },
});

/** Two processors and two POS systems: name, category, description, icon. Source: spec 2 "Partners"; 3. */
export function Categories() {
  const { categories } = useContent('partners');
  const label = learnMore[useLocale()];
  return (
    <Section id="categories" bg="bg.panel" borderYWidth="1px" borderColor="border">
      <Heading>{categories.title}</Heading>
      <Text mt="3">{categories.intro}</Text>
      {CATEGORIES.map(({ id: kind, partners }) => (
        <Category key={kind}>
          <chakra.div display="grid" gap="2" alignContent="start">
            <chakra.h3 textStyle="subheading">{categories.kinds[kind].title}</chakra.h3>
            <Text>{categories.kinds[kind].text}</Text>
          </chakra.div>
          <ul>
            {partners.map(({ id, Icon }) => {
              const partner = categories.partners[id];
              return (
                <Plate key={id}>
                  <Mark>
                    <Icon />
                  </Mark>
                  <chakra.div display="grid" gap="2" justifyItems="start">
                    <div>
                      <chakra.h4 textStyle="heading" fontSize={{ base: '1.4rem', md: '2rem' }}>
                        {partner.title}
                      </chakra.h4>
                      <chakra.p textStyle="label" color="brand.fg" mt="1">
                        {partner.category}
                      </chakra.p>
                    </div>
                    <Text color="fg">{partner.text}</Text>
                    <Text textStyle="small">
                      <chakra.strong fontWeight="semibold" color="fg">
                        {categories.fits}:
                      </chakra.strong>{' '}
                      {partner.fits}
                    </Text>
                    <Disclosure label={label} about={partner.title}>
                      <Text>{partner.detail}</Text>
                    </Disclosure>
                  </chakra.div>
                </Plate>
              );
            })}
          </ul>
        </Category>
      ))}
    </Section>
  );
}
